import { Button } from '~/ui/Button/Button.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Problem } from '../components/Problem.tsx';
import { StateButtons } from './StateButtons.tsx';
import { useStateChange } from './use-state-change.ts';
import { WaitingQuestion } from './WaitingQuestion.tsx';
import styles from './States.module.css';

type ManyStatesProps = { ids: readonly string[]; onChange: () => void };

/** The state of many applications, as a part of a dialog. */
export function ManyStates({ ids, onChange }: ManyStatesProps) {
  const { report, batch, ...change } = useStateChange(onChange);
  const undo = async () => {
    if (batch === null) return;
    await change.undo(batch);
    // The button goes: the focus would fall to the top of the page.
    document.getElementById('many-state')?.focus();
  };
  return (
    <Stack as="section" gap={4} aria-labelledby="many-state" className={styles.Many}>
      <h3 id="many-state" tabIndex={-1}>
        State
      </h3>
      <StateButtons
        labelledBy="many-state"
        current={null}
        isBusy={change.isBusy}
        onSet={(to) => void change.change(ids, to)}
      >
        <p className={styles.ApplicantReads}>
          One press sets the state of all of them. You can undo it until applicants see it.
        </p>
      </StateButtons>
      <p role="status">{change.isBusy ? 'One moment …' : report.text}</p>
      <Problem failure={change.failure} text={report.problem} />
      {batch !== null && (
        <div>
          <Button variant="secondary" aria-disabled={change.isBusy} onClick={() => void undo()}>
            Undo
          </Button>
        </div>
      )}
      <WaitingQuestion change={change} />
    </Stack>
  );
}
