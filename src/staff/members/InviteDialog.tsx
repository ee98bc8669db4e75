import { useState, type FormEvent } from 'react';
import { memberMarks, type AccountAnswer } from '~/domain/contract/staff.ts';
import { changeAccount } from '~/staff/api/accounts.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { TextField } from '~/ui/Field/TextField.tsx';
import { staffClient } from '../api/client.ts';
import { useTask } from '../api/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { failureText } from '../messages/messages.ts';
import { handleFailure } from '../session/session.ts';
import { leastPermissions } from './permissions.ts';
import { RoleFields } from './RoleFields.tsx';
import styles from './Members.module.css';

/** Letters that a name may have. */
const maxNameLength = 120;

type InviteDialogProps = {
  onClose: () => void;
  onDone: (answer: AccountAnswer, name: string, address: string) => void;
};

/** Name, address and rights of somebody new. What was typed stays when the server refuses it. */
export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const { isBusy, failure, run } = useTask();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [permissions, setPermissions] = useState(leastPermissions);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { role } = permissions;
    const marks = memberMarks.filter((mark) => permissions[mark]);
    const invited = { name: name.trim(), address: address.trim() };
    const answer = await run(() => changeAccount(staffClient(), { act: 'invite', ...invited, role, marks }));
    if (answer?.kind === 'ok') onDone(answer.value, invited.name, invited.address);
    else if (answer !== null) handleFailure(answer);
  };
  return (
    <Dialog labelledBy="invite-title" onCancel={onClose}>
      <form className={styles.Dialog} onSubmit={(event) => void submit(event)}>
        <h2 id="invite-title">Invite a member</h2>
        <TextField
          id="member-name"
          label="Name"
          hint="As others see it beside notes and in the audit log"
          autoComplete="off"
          maxLength={maxNameLength}
          pattern=".*\S.*"
          required
          data-first-focus=""
          error={null}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          id="member-address"
          type="email"
          label="Email"
          autoComplete="off"
          required
          error={null}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <RoleFields value={permissions} onChange={setPermissions} />
        <Problem text={failure === null ? null : failureText(failure)} />
        <div className={styles.Actions}>
          <Button type="submit" aria-disabled={isBusy}>
            Invite
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
