import type { RequestFailure } from '~/staff/api/result.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Problem } from '../components/Problem.tsx';
import type { Report } from './use-state-change.ts';

type ChangeReportProps = {
  isBusy: boolean;
  failure: RequestFailure | null;
  report: Report;
  /** Id of the heading above, which takes the focus when the button goes. */
  heading: string;
  /** Undoes the change; null where there is nothing to undo. */
  onUndo: (() => Promise<void>) | null;
};

/** What became of a change, and the way back. Of many a part may be changed before one fails. */
export function ChangeReport({ isBusy, failure, report, heading, onUndo }: ChangeReportProps) {
  const isPart = failure !== null && onUndo !== null;
  const text = isPart ? 'Some of them may be changed: Undo takes that back.' : report.text;
  return (
    <>
      <p role="status">{isBusy ? 'One moment …' : text}</p>
      <Problem failure={failure} text={report.problem} />
      {onUndo !== null && (
        <div>
          <Button
            variant="secondary"
            aria-disabled={isBusy}
            onClick={() => void onUndo().then(() => document.getElementById(heading)?.focus())}
          >
            Undo
          </Button>
        </div>
      )}
    </>
  );
}
