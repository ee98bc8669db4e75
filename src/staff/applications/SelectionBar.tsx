import { exportApplications } from '~/staff/api/applications.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { staffClient } from '../api/client.ts';
import { useTask } from '../api/use-task.ts';
import { failureText } from '../messages/messages.ts';
import { handleFailure } from '../session/session.ts';
import { exportFile } from './export-file.ts';
import { saveFile } from './save-file.ts';
import styles from './List.module.css';

/** The database hands out so many at once. */
const maxExported = 1_000;

type SelectionBarProps = { selected: ReadonlySet<string>; onClear: () => void };

/** Actions for the selected applications of all pages. */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  const { isBusy, failure, run } = useTask();
  if (selected.size === 0) return null;
  const isTooMuch = selected.size > maxExported;
  const save = async () => {
    const answer = await run(() => exportApplications(staffClient(), [...selected]));
    if (answer?.kind === 'ok') saveFile(exportFile(answer.value), 'applications.csv');
    else if (answer !== null) handleFailure(answer);
  };
  return (
    <div role="region" aria-label="Chosen applications" className={styles.SelectionBar}>
      <p role="status">{selected.size} chosen</p>
      <Button aria-disabled={isBusy || isTooMuch} onClick={() => void (isTooMuch ? undefined : save())}>
        Export as CSV
      </Button>
      <Button variant="quiet" onClick={onClear}>
        Choose none
      </Button>
      {isTooMuch && <ErrorText>{`At most ${maxExported} at once.`}</ErrorText>}
      {failure !== null && <ErrorText>{failureText(failure)}</ErrorText>}
    </div>
  );
}
