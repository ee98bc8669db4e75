import { useState } from 'react';
import type { MemberAccount } from '~/api/staff-answers.ts';
import type { AccountAnswer } from '~/domain/contract/staff.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { changeAccount } from '~/staff/api/accounts.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { staffClient } from '../api/client.ts';
import { useTask } from '../api/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { formatDateTime } from '../messages/format-date.ts';
import { failureText } from '../messages/messages.ts';
import { handleFailure } from '../session/session.ts';
import { AccountDialog, type AskedAct } from './AccountDialog.tsx';
import { describePermissions } from './permissions.ts';
import { RoleDialog } from './RoleDialog.tsx';
import styles from './Members.module.css';

type MemberItemProps = {
  member: MemberAccount;
  isSelf: boolean;
  /** Something was done, said in a sentence. */
  onSaid: (text: string) => void;
  onLink: (answer: AccountAnswer, name: string, address: string) => void;
};

/** A member: the rights, the state of the account, and what an admin can do about it. */
export function MemberItem({ member, isSelf, onSaid, onLink }: MemberItemProps) {
  const name = oneLine(member.name);
  return (
    <li className={styles.Member}>
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <dl className={styles.Facts}>
          <div>
            <dt>Email</dt>
            <dd translate="no">
              <bdi>{member.email}</bdi>
            </dd>
          </div>
          <div>
            <dt>Role</dt>
            <dd>{describePermissions(member)}</dd>
          </div>
          <div>
            <dt>Second factor</dt>
            <dd>{member.has_second_factor ? 'Set up' : 'Not set up yet'}</dd>
          </div>
          <div>
            <dt>Last sign-in</dt>
            <dd>{lastSignIn(member)}</dd>
          </div>
        </dl>
      </div>
      {isSelf ? (
        <p>This is you. Another admin can change it.</p>
      ) : (
        <MemberActions member={member} name={name} onSaid={onSaid} onLink={onLink} />
      )}
    </li>
  );
}

function lastSignIn({
  has_entered: hasEntered,
  invited_at: invited,
  last_sign_in_at: at,
}: MemberAccount): string {
  if (hasEntered) return at === null ? 'Not known' : formatDateTime(at);
  return invited === null ? 'Not in yet' : `Not in yet, invited ${formatDateTime(invited)}`;
}

type MemberActionsProps = Omit<MemberItemProps, 'isSelf'> & { name: string };

function MemberActions({ member, name, onSaid, onLink }: MemberActionsProps) {
  const { isBusy, failure, run } = useTask();
  const [asked, setAsked] = useState<AskedAct | 'role' | null>(null);
  const { user_id: id, email, has_entered: hasEntered } = member;
  const close = () => setAsked(null);
  const finish = (text: string) => {
    close();
    onSaid(text);
  };
  const sendLink = async () => {
    const answer = await run(() => changeAccount(staffClient(), { act: 'link', member: id }));
    if (answer?.kind === 'ok') onLink(answer.value, name, email);
    else if (answer !== null) handleFailure(answer);
  };
  const whose = <VisuallyHidden>{`: ${name}`}</VisuallyHidden>;
  return (
    <div>
      <div className={styles.Actions}>
        <Button variant="secondary" onClick={() => setAsked('role')}>
          Change the role …{whose}
        </Button>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void sendLink()}>
          {hasEntered ? 'Link for a new password' : 'Invite again'}
          {whose}
        </Button>
        {member.has_second_factor && (
          <Button variant="quiet" onClick={() => setAsked('reset_second_factor')}>
            Reset the second factor …{whose}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsked('remove')}>
          Remove …{whose}
        </Button>
      </div>
      <Problem text={failure === null ? null : failureText(failure)} />
      {asked === 'role' && (
        <RoleDialog
          member={member}
          name={name}
          onClose={close}
          onDone={() => finish(`What ${name} may do is changed. It holds from the next request on.`)}
        />
      )}
      {(asked === 'remove' || asked === 'reset_second_factor') && (
        <AccountDialog
          act={asked}
          member={id}
          name={name}
          onClose={close}
          onDone={() =>
            finish(
              asked === 'remove'
                ? `${name} is no longer a member.`
                : `The second factor of ${name} is reset, and they are signed out everywhere.`,
            )
          }
        />
      )}
    </div>
  );
}
