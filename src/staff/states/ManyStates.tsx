import { Stack } from '~/ui/Stack/Stack.tsx';
import { ChangeReport } from './ChangeReport.tsx';
import { StateButtons } from './StateButtons.tsx';
import { useStateChange } from './use-state-change.ts';
import { WaitingQuestion } from './WaitingQuestion.tsx';
import styles from './States.module.css';

type ManyStatesProps = { ids: readonly string[]; onChange: () => void };

/** The state of many applications, as a part of a dialog. */
export function ManyStates({ ids, onChange }: ManyStatesProps) {
  const { report, batch, ...change } = useStateChange(onChange);
  return (
    <Stack as="section" gap={4} aria-labelledby="many-state">
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
      <ChangeReport
        {...change}
        report={report}
        heading="many-state"
        onUndo={batch === null ? null : () => change.undo(batch)}
      />
      <WaitingQuestion change={change} />
    </Stack>
  );
}
