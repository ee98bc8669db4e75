import type { ReactNode } from 'react';
import { ok, type Result } from '~/staff/api/result.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from './Problem.tsx';

type ConfirmDialogProps<Value> = {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The buttons: leave everything as it is, or do it. */
  keep: string;
  confirm: string;
  /** Does it; without it there is nothing to wait for. */
  ask?: () => Promise<Result<Value>>;
  onClose: () => void;
  /** With what `ask` came to. */
  onDone: (value: Value | null) => void;
};

/** One question before something that cannot be taken back. */
export function ConfirmDialog<Value>({
  title,
  children,
  keep,
  confirm,
  ask,
  onClose,
  onDone,
}: ConfirmDialogProps<Value>) {
  const { isBusy, failure, run } = useTask();
  return (
    <Dialog role="alertdialog" labelledBy="confirm-title" describedBy="confirm-text" onCancel={onClose}>
      <Stack gap={4}>
        <h2 id="confirm-title">{title}</h2>
        {typeof children === 'string' ? (
          <p id="confirm-text">{children}</p>
        ) : (
          <div id="confirm-text">{children}</div>
        )}
        <Problem failure={failure} />
        <Row gap={3}>
          <Button data-first-focus="" variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button
            variant="danger"
            aria-disabled={isBusy}
            onClick={() => void run<Value | null>(ask ?? (async () => ok(null)), onDone)}
          >
            {confirm}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
