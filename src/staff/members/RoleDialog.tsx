import { useState, type FormEvent } from 'react';
import type { MemberAccount } from '~/api/staff-answers.ts';
import { changeMember } from '~/staff/api/members.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { staffClient } from '../api/client.ts';
import { useTask } from '../api/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { failureText } from '../messages/messages.ts';
import { handleFailure } from '../session/session.ts';
import { permissionsOf } from './permissions.ts';
import { RoleFields } from './RoleFields.tsx';
import styles from './Members.module.css';

type RoleDialogProps = { member: MemberAccount; name: string; onClose: () => void; onDone: () => void };

/** Changes what a member may do. */
export function RoleDialog({ member, name, onClose, onDone }: RoleDialogProps) {
  const { isBusy, failure, run } = useTask();
  const [permissions, setPermissions] = useState(() => permissionsOf(member));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(() => changeMember(staffClient(), member.user_id, permissions));
    if (answer?.kind === 'ok') onDone();
    else if (answer !== null) handleFailure(answer);
  };
  return (
    <Dialog labelledBy="role-title" onCancel={onClose}>
      <form className={styles.Dialog} onSubmit={(event) => void submit(event)}>
        <h2 id="role-title">
          What <bdi>{name}</bdi> may do
        </h2>
        <RoleFields value={permissions} onChange={setPermissions} />
        <Problem text={failure === null ? null : failureText(failure)} />
        <div className={styles.Actions}>
          <Button type="submit" aria-disabled={isBusy}>
            Save
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
