import type { AccountAct } from '~/domain/contract/staff.ts';
import { changeAccount } from '~/staff/api/accounts.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { staffClient } from '../api/client.ts';
import { useTask } from '../api/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { failureText } from '../messages/messages.ts';
import { handleFailure } from '../session/session.ts';
import styles from './Members.module.css';

/** What is asked before it is done: it cannot be taken back. */
export type AskedAct = Extract<AccountAct['act'], 'reset_second_factor' | 'remove'>;

const questions: Record<
  AskedAct,
  { title: (name: string) => string; text: string; keep: string; act: string }
> = {
  reset_second_factor: {
    title: (name) => `Reset the second factor of ${name}?`,
    text: 'For a lost or new phone. They are signed out everywhere, and set up another authenticator app when they sign in with their password. So make sure first that it is they who ask: whoever has the password could set one up.',
    keep: 'Leave it',
    act: 'Reset it',
  },
  remove: {
    title: (name) => `Remove ${name}?`,
    text: 'They see nothing any more from this moment on, wherever they are signed in. Applications that were assigned to them are assigned to nobody. What they wrote stays under their name.',
    keep: 'Keep them',
    act: 'Remove',
  },
};

type AccountDialogProps = {
  act: AskedAct;
  member: string;
  name: string;
  onClose: () => void;
  onDone: () => void;
};

/** One question, with what will happen. */
export function AccountDialog({ act, member, name, onClose, onDone }: AccountDialogProps) {
  const { isBusy, failure, run } = useTask();
  const question = questions[act];
  const carryOut = async () => {
    const answer = await run(() => changeAccount(staffClient(), { act, member }));
    if (answer?.kind === 'ok') onDone();
    else if (answer !== null) handleFailure(answer);
  };
  return (
    <Dialog role="alertdialog" labelledBy="act-title" describedBy="act-text" onCancel={onClose}>
      <div className={styles.Dialog}>
        <h2 id="act-title">{question.title(name)}</h2>
        <p id="act-text">{question.text}</p>
        <Problem text={failure === null ? null : failureText(failure)} />
        <div className={styles.Actions}>
          <Button data-first-focus="" variant="secondary" onClick={onClose}>
            {question.keep}
          </Button>
          <Button variant="danger" aria-disabled={isBusy} onClick={() => void carryOut()}>
            {question.act}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
