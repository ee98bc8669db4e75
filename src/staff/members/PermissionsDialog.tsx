import { useState, type ReactNode } from 'react';
import { memberMarks, memberRoles } from '~/domain/contract/staff.ts';
import type { Result } from '~/staff/api/result.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { Checkbox } from '../components/Checkbox.tsx';
import { Problem } from '../components/Problem.tsx';
import { markNames, roleNames } from '../texts/texts.ts';
import { useTask } from '../session/use-task.ts';
import type { Permissions } from './permissions.ts';
import styles from './Members.module.css';

const roleChoices = memberRoles.map((value) => ({ value, name: roleNames[value] }));

type PermissionsDialogProps<Value> = {
  title: ReactNode;
  /** Fields before those of the permissions. */
  children?: ReactNode;
  before: Permissions;
  confirm: string;
  ask: (permissions: Permissions) => Promise<Result<Value>>;
  onDone: (value: Value) => void;
  onClose: () => void;
};

/** Chooses what a member may do. What was chosen stays when the server refuses it. */
export function PermissionsDialog<Value>(props: PermissionsDialogProps<Value>) {
  const { isBusy, failure, run } = useTask();
  const [value, setValue] = useState(props.before);
  return (
    <Dialog labelledBy="permissions-title" onCancel={props.onClose}>
      <Stack
        as="form"
        gap={4}
        align="start"
        className={styles.Dialog}
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => props.ask(value), props.onDone);
        }}
      >
        <h2 id="permissions-title">{props.title}</h2>
        {props.children}
        <SelectField
          id="member-role"
          label="Role"
          value={value.role}
          choices={roleChoices}
          onChange={(role) => setValue({ ...value, role: role || value.role })}
        />
        <p>
          A reader reads applications. Staff also change their state, write notes and export. An admin also
          erases applications and decides who is staff.
        </p>
        <div>
          {memberMarks.map((mark) => (
            <Checkbox
              key={mark}
              label={markNames[mark]}
              isChecked={value[mark]}
              onChange={(isChecked) => setValue({ ...value, [mark]: isChecked })}
            />
          ))}
        </div>
        <Problem failure={failure} />
        <Row gap={2} columnGap={3}>
          <Button type="submit" aria-disabled={isBusy}>
            {props.confirm}
          </Button>
          <Button variant="quiet" onClick={props.onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
