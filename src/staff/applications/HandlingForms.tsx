import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import type { OpenedApplication } from '~/api/staff-answers.ts';
import type { ApplicationState } from '~/domain/contract/staff.ts';
import { letterStates, type LetterState } from '~/domain/letter/rules.ts';
import { statusMessages } from '~/i18n/generated/en/application-status.ts';
import { assignApplications, moveApplications, takeBackStates } from '~/staff/api/applications.ts';
import type { Result } from '~/staff/api/result.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { formatDateTime, formatTime } from '../texts/format-date.ts';
import { stateNames } from '../texts/texts.ts';
import { useMembers } from '../session/use-members.ts';
import { ApplicantReads } from './ApplicantReads.tsx';
import { assigneeChoices, stateChoices } from './filter-names.ts';
import { SelectField, type Choice } from '../components/SelectField.tsx';
import styles from './Application.module.css';

type FormsProps = { application: OpenedApplication; onChange: () => void };

type HandlingProps = FormsProps & {
  /** Somebody wants to say the state in a letter, with which it is set. */
  onWrite: (state: LetterState) => void;
};

/** State and assignee. A button saves: a select alone would save on every arrow key. */
export function HandlingForms({ application, onChange, onWrite }: HandlingProps) {
  const { members, names } = useMembers();
  const { id, state, assignee, visible_state: visible } = application;
  return (
    <>
      {visible === 'withdrawn' ? (
        <p className={styles.ApplicantReads}>
          The applicant has withdrawn this application: its state stays as it is.
        </p>
      ) : (
        <ChoiceForm
          id="move-state"
          label="State"
          action="Change the state"
          done="The state is changed."
          value={state}
          choices={stateChoices}
          save={(to) => moveApplications([id], to || state, state)}
          describeConflict={(conflict) => `the state to ${stateNames[conflict.state]}`}
          onChange={onChange}
        >
          {(chosen) => {
            const letterState = letterStates.find((each) => each === chosen);
            if (chosen === state || chosen === '') return null;
            return (
              <>
                <ApplicantReads state={chosen} />
                {letterState !== undefined && application.mail_obstacle === null && (
                  <Button variant="secondary" onClick={() => onWrite(letterState)}>
                    {`${stateNames[letterState]}, with a message …`}
                  </Button>
                )}
              </>
            );
          }}
        </ChoiceForm>
      )}
      <UnseenState application={application} onChange={onChange} />
      <ChoiceForm
        id="assignee"
        label="Assigned to"
        action="Assign"
        done="It is assigned."
        value={assignee ?? ''}
        choices={assigneeChoices(members)}
        none="Nobody"
        save={(to) => assignApplications([id], to || null, assignee)}
        describeConflict={(conflict) => `who it is assigned to: ${names.get(conflict.assignee) ?? 'nobody'}`}
        onChange={onChange}
      />
    </>
  );
}

/** While the applicant sees another state than staff: which one, until when, and the way back. */
function UnseenState({ application, onChange }: FormsProps) {
  const { id, state, visible_state: visible, state_shown_at: shownAt } = application;
  const { isBusy, failure, run } = useTask();
  const isUnseen = visible !== state;
  useEffect(() => {
    if (!isUnseen) return undefined;
    const timer = setTimeout(onChange, Math.max(1_000, Date.parse(shownAt) - Date.now() + 1_000));
    return () => clearTimeout(timer);
  }, [isUnseen, shownAt, onChange]);
  if (!isUnseen) return null;
  const undo = () =>
    run(
      () => takeBackStates([id]),
      () => {
        onChange();
        // The button goes: the focus would fall to the top of the page.
        document.getElementById('move-state')?.focus();
      },
    );
  return (
    <div className={styles.Task}>
      <p className={styles.ApplicantReads}>
        {`Until ${formatTime(shownAt)} the applicant still reads: “${textOf(visible)}” From then on: “${textOf(state)}”`}
      </p>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => void undo()}>
        {`Take it back to ${stateNames[visible]}`}
      </Button>
      <Problem failure={failure} />
    </div>
  );
}

const textOf = (state: ApplicationState) => statusMessages.states[state];

type Saved<Conflict> = {
  changed: number;
  conflict: (Conflict & { by: string | null; at: string | null }) | null;
};

type ChoiceFormProps<Value extends string, Conflict> = {
  id: string;
  label: string;
  action: string;
  done: string;
  value: Value | '';
  choices: readonly Choice<Value>[];
  none?: string;
  save: (value: Value | '') => Promise<Result<Saved<Conflict>>>;
  /** What somebody else has set meanwhile: "the state to Talking". */
  describeConflict: (conflict: Conflict) => string;
  onChange: () => void;
  /** What the choice that is not saved yet will do. */
  children?: (chosen: Value | '') => ReactNode;
};

/** What somebody else has set since the page was opened stays, and is said; the choice made here stays to be saved after all. */
function ChoiceForm<Value extends string, Conflict>(props: ChoiceFormProps<Value, Conflict>) {
  const { action, done, value, save, describeConflict, onChange, children, ...field } = props;
  const { isBusy, failure, run } = useTask();
  const [chosen, setChosen] = useState<Value | '' | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [conflict, setConflict] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAnnouncement('');
    setConflict(null);
    void run(() => save(chosen ?? value), showResult);
  };
  const showResult = ({ changed, conflict: other }: Saved<Conflict>) => {
    if (changed === 0 && other !== null && (chosen ?? value) !== '') {
      const when = other.at === null ? '' : ` at ${formatDateTime(other.at)}`;
      const set = `${other.by ?? 'Somebody else'} has changed ${describeConflict(other)}${when}`;
      setConflict(
        `${set}, while this page was open. That stays. To set your choice all the same, press again.`,
      );
    } else {
      setAnnouncement(changed === 0 ? 'Nothing to change: it is so already.' : done);
      setChosen(null);
    }
    onChange();
  };
  return (
    <form className={styles.Task} onSubmit={submit}>
      <SelectField {...field} value={chosen ?? value} onChange={setChosen} />
      {children?.(chosen ?? value)}
      <Button type="submit" variant="secondary" aria-disabled={isBusy}>
        {action}
      </Button>
      <p role="status">{announcement}</p>
      <Problem failure={failure} text={conflict} />
    </form>
  );
}
