import { useRef, useState, type FormEvent } from 'react';
import { memberRoles } from '~/domain/contract/staff.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { changeMember, removeMember } from '~/staff/api/members.ts';
import { readMembers, type Member } from '~/staff/api/session-status.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { staffClient } from '../api/client.ts';
import { useTask } from '../api/use-task.ts';
import { SelectField } from '../applications/SelectField.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Problem } from '../components/Problem.tsx';
import { RetryAlert } from '../components/RetryAlert.tsx';
import { failureText, roleNames } from '../messages/messages.ts';
import { useMember } from '../session/member.ts';
import { handleFailure } from '../session/session.ts';
import { useQuery } from '../session/use-query.ts';
import styles from '../positions/Positions.module.css';

const roleChoices = memberRoles.map((value) => ({ value, name: roleNames[value] }));

/** Who is staff and what each may do, for admins. Nobody changes the own role, so that an admin always remains. */
export function MembersPage() {
  const { member: self } = useMember();
  const { value, failure, again } = useQuery('members', () => readMembers(staffClient()));
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const onRemoved = (name: string) => {
    setSaid(`${name} is no longer a member.`);
    again();
    // The member's buttons go, and the focus would fall to the top of the page. Once the dialog has given it back.
    setTimeout(() => status.current?.focus());
  };
  return (
    <>
      <PageTitle title="Members" />
      <p>
        A reader reads applications. Staff also change their state, write notes and export. An admin also
        erases applications and decides who is staff. To invite somebody, or to help somebody who has lost the
        phone with the authenticator app, use <code>npm run staff -- help</code> where the backend is run.
      </p>
      <p role="status" ref={status} tabIndex={-1}>
        {said}
      </p>
      {failure !== null && <RetryAlert failure={failure} onRetry={again} />}
      {value === null && failure === null && <p role="status">Loading …</p>}
      <ul role="list" className={styles.Positions}>
        {value?.map((member) => (
          <li key={member.user_id} className={styles.Position}>
            <h2>
              <bdi>{oneLine(member.name)}</bdi>
            </h2>
            {member.user_id === self.user_id ? (
              <p>This is you: {describe(member)}. Another admin can change it.</p>
            ) : (
              <MemberForm member={member} onChange={again} onRemoved={onRemoved} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function describe({ role, is_auditor: isAuditor }: Member): string {
  return isAuditor ? `${roleNames[role]}, reads the trail` : roleNames[role];
}

type MemberFormProps = { member: Member; onChange: () => void; onRemoved: (name: string) => void };

function MemberForm({ member, onChange, onRemoved }: MemberFormProps) {
  const { isBusy, failure, run } = useTask();
  const [role, setRole] = useState(member.role);
  const [isAuditor, setAuditor] = useState(member.is_auditor);
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const { user_id: id } = member;
  const name = oneLine(member.name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaid('');
    const answer = await run(() => changeMember(staffClient(), id, { role, is_auditor: isAuditor }));
    if (answer === null) return;
    if (answer.kind !== 'ok') return handleFailure(answer);
    setSaid('Saved. It holds from the next request on.');
    onChange();
  };
  return (
    <form className={styles.Member} onSubmit={(event) => void submit(event)}>
      <SelectField
        id={`role-${id}`}
        label={`Role of ${name}`}
        value={role}
        choices={roleChoices}
        onChange={(chosen) => setRole(chosen || member.role)}
      />
      <label className={styles.Switch}>
        <input type="checkbox" checked={isAuditor} onChange={(event) => setAuditor(event.target.checked)} />
        May read the trail
      </label>
      <div className={styles.Form}>
        <Button type="submit" variant="secondary" aria-disabled={isBusy}>
          Save<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Remove …<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      </div>
      <p role="status">{said}</p>
      <Problem text={failure === null ? null : failureText(failure)} />
      {isAsking && (
        <RemoveDialog id={id} name={name} onClose={() => setAsking(false)} onRemoved={onRemoved} />
      )}
    </form>
  );
}

type RemoveDialogProps = {
  id: string;
  name: string;
  onClose: () => void;
  onRemoved: (name: string) => void;
};

function RemoveDialog({ id, name, onClose, onRemoved }: RemoveDialogProps) {
  const { isBusy, failure, run } = useTask();
  const remove = async () => {
    const answer = await run(() => removeMember(staffClient(), id));
    if (answer?.kind === 'ok') {
      onClose();
      onRemoved(name);
    } else if (answer !== null) handleFailure(answer);
  };
  return (
    <Dialog role="alertdialog" labelledBy="remove-title" describedBy="remove-text" onCancel={onClose}>
      <div className={styles.Dialog}>
        <h2 id="remove-title">{`Remove ${name}?`}</h2>
        <p id="remove-text">
          They see nothing any more from this moment on, wherever they are signed in. Applications that were
          assigned to them are assigned to nobody. What they wrote stays under their name.
        </p>
        <Problem text={failure === null ? null : failureText(failure)} />
        <div className={styles.Form}>
          <Button data-first-focus="" variant="secondary" onClick={onClose}>
            Keep them
          </Button>
          <Button variant="danger" aria-disabled={isBusy} onClick={() => void remove()}>
            Remove
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
