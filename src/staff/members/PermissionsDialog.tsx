import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { memberMarks, memberRoles } from '~/domain/contract/staff.ts';
import type { Result } from '~/staff/api/result.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { Form } from '../components/Form.tsx';
import { FormCheckbox, FormSelect, FormText } from '../components/FormFields.tsx';
import { useTask } from '../session/use-task.ts';
import { memberAddress, memberName } from '../sign-in/address.ts';
import { markNames, roleNames } from '../texts/texts.ts';
import type { Permissions } from './permissions.ts';
import styles from './Members.module.css';

const roleChoices = memberRoles.map((value) => ({ value, name: roleNames[value] }));

const permissions = {
  role: z.enum(memberRoles),
  is_auditor: z.boolean(),
  handles_accommodations: z.boolean(),
};

/** What is asked of somebody new; of a member what they may do alone. */
const resolvers = {
  new: zodResolver(z.object({ ...permissions, name: memberName, email: memberAddress })),
  member: zodResolver(z.object({ ...permissions, name: z.string(), email: z.string() })),
};

/** A person, and what they may do. */
export type Allowed = Permissions & { name: string; email: string };

type PermissionsDialogProps<Value> = {
  title: ReactNode;
  kind: keyof typeof resolvers;
  before: Permissions;
  confirm: string;
  ask: (allowed: Allowed) => Promise<Result<Value>>;
  onDone: (value: Value, allowed: Allowed) => void;
  onClose: () => void;
};

/** Chooses what a member may do, and who it is where somebody is invited. What was chosen stays when the server refuses it. */
export function PermissionsDialog<Value>(props: PermissionsDialogProps<Value>) {
  const { title, kind, before, confirm, ask, onDone, onClose } = props;
  const form = useForm({ resolver: resolvers[kind], defaultValues: { name: '', email: '', ...before } });
  const { control } = form;
  const task = useTask();
  return (
    <Dialog labelledBy="permissions-title" onCancel={onClose}>
      <Form
        {...{ form, task }}
        className={styles.Dialog}
        onSend={(allowed) =>
          task.run(
            () => ask(allowed),
            (value) => onDone(value, allowed),
          )
        }
        submit={{ children: confirm }}
        more={
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <h2 id="permissions-title">{title}</h2>
        {kind === 'new' && (
          <>
            <FormText
              {...{ control }}
              name="name"
              label="Name"
              hint="As others see it beside notes and in the audit log"
              autoComplete="off"
            />
            <FormText {...{ control }} name="email" label="Email" type="email" autoComplete="off" />
          </>
        )}
        <FormSelect {...{ control }} name="role" label="Role" choices={roleChoices} />
        <p>
          A reader reads applications. Staff also change their state, write notes and export. An admin also
          erases applications and manages members.
        </p>
        <div>
          {memberMarks.map((mark) => (
            <FormCheckbox key={mark} {...{ control }} name={mark} label={markNames[mark]} />
          ))}
        </div>
      </Form>
    </Dialog>
  );
}
