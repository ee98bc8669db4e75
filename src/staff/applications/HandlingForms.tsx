import { useState, type FormEvent } from 'react';
import type { OpenedApplication } from '~/api/staff-answers.ts';
import { assignApplication, moveApplication } from '~/staff/api/applications.ts';
import type { Result } from '~/staff/api/result.ts';
import { readMembers } from '~/staff/api/session-status.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { staffClient } from '../api/client.ts';
import { useTask } from '../api/use-task.ts';
import { failureText } from '../messages/messages.ts';
import { handleFailure } from '../session/session.ts';
import { useQuery } from '../session/use-query.ts';
import { stateChoices, type Choice } from './filter-names.ts';
import { SelectField } from './SelectField.tsx';
import styles from './Application.module.css';

type FormsProps = { application: OpenedApplication; onChange: () => void };

/** State and assignee. A button saves: a select alone would save on every arrow key. */
export function HandlingForms({ application, onChange }: FormsProps) {
  const members = useQuery('members', () => readMembers(staffClient()));
  const memberChoices = (members.value ?? []).map(({ user_id: value, name }) => ({ value, name }));
  const { id, state, assignee } = application;
  return (
    <>
      <ChoiceForm
        id="move-state"
        label="State"
        action="Change the state"
        done="The state is changed."
        value={state}
        choices={stateChoices}
        save={async (to) => (to === '' ? null : moveApplication(staffClient(), id, to))}
        onChange={onChange}
      />
      <ChoiceForm
        id="assignee"
        label="Assigned to"
        action="Assign"
        done="Saved."
        value={assignee ?? ''}
        choices={memberChoices}
        none="Nobody"
        save={(to) => assignApplication(staffClient(), id, to || null)}
        onChange={onChange}
      />
    </>
  );
}

type ChoiceFormProps<Value extends string> = {
  id: string;
  label: string;
  action: string;
  done: string;
  value: Value | '';
  choices: readonly Choice<Value>[];
  none?: string;
  /** Null when there is nothing to save. */
  save: (value: Value | '') => Promise<Result<null> | null>;
  onChange: () => void;
};

function ChoiceForm<Value extends string>(props: ChoiceFormProps<Value>) {
  const { action, done, value, save, onChange, ...field } = props;
  const { isBusy, failure, run } = useTask();
  const [chosen, setChosen] = useState<Value | '' | null>(null);
  const [said, setSaid] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaid('');
    const answer = await run(async () => (await save(chosen ?? value)) ?? { kind: 'ok', value: null });
    if (answer === null) return;
    if (answer.kind !== 'ok') return handleFailure(answer);
    setSaid(done);
    onChange();
  };
  return (
    <form className={styles.Task} onSubmit={(event) => void submit(event)}>
      <SelectField {...field} value={chosen ?? value} onChange={setChosen} />
      <Button type="submit" variant="secondary" aria-disabled={isBusy}>
        {action}
      </Button>
      <p role="status">{said}</p>
      {failure !== null && <ErrorText>{failureText(failure)}</ErrorText>}
    </form>
  );
}
