import { useState } from 'react';
import { tidyAddress, tidyLine } from '~/domain/application/text.ts';
import { memberMarks, type AccountAnswer } from '~/domain/contract/staff.ts';
import { changeAccount } from '~/staff/api/accounts.ts';
import { TextField } from '~/ui/Field/TextField.tsx';
import { leastPermissions } from './permissions.ts';
import { PermissionsDialog } from './PermissionsDialog.tsx';

/** Letters that a name may have. */
const maxNameLength = 120;

type InviteDialogProps = {
  onClose: () => void;
  onDone: (answer: AccountAnswer, name: string, address: string) => void;
};

/** Name, address and rights of somebody new. */
export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const invited = { name: tidyLine(name), address: tidyAddress(address) };
  return (
    <PermissionsDialog
      title="Invite a member"
      before={leastPermissions}
      confirm="Invite"
      ask={({ role, ...marked }) =>
        changeAccount({
          action: 'invite',
          ...invited,
          role,
          marks: memberMarks.filter((mark) => marked[mark]),
        })
      }
      onDone={(answer) => onDone(answer, invited.name, invited.address)}
      onClose={onClose}
    >
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
    </PermissionsDialog>
  );
}
