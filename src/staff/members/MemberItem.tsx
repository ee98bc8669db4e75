import { useState } from 'react';
import type { MemberAccount } from '~/api/answers/members.ts';
import type { AccountAction, AccountAnswer } from '~/domain/contract/staff.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { changeAccount, changeMember } from '~/staff/api/accounts.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTask } from '../session/use-task.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Fact } from '../components/Fact.tsx';
import { Problem } from '../components/Problem.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { describePermissions, permissionsOf } from './permissions.ts';
import { PermissionsDialog } from './PermissionsDialog.tsx';
import layout from '../components/Layout.module.css';
import styles from './Members.module.css';

/** What is asked before it is done: it cannot be taken back. */
type AskedAction = Extract<AccountAction['action'], 'reset_second_factor' | 'remove'>;

type Question = Record<'text' | 'keep' | 'confirm', string> & {
  title: (name: string) => string;
  done: (name: string, account: AccountAnswer['account'] | undefined) => string;
};

const questions: Record<AskedAction, Question> = {
  reset_second_factor: {
    title: (name) => `Reset the second factor of ${name}?`,
    text: 'For a lost or new phone. They are signed out everywhere, and set up an authenticator app again when they sign in with their password. First make sure that the request really comes from them: anyone with the password could set one up.',
    keep: 'Leave it',
    confirm: 'Reset it',
    done: (name) => `The second factor of ${name} is reset, and they are signed out everywhere.`,
  },
  remove: {
    title: (name) => `Remove ${name}?`,
    text: 'They lose access at once, wherever they are signed in. Applications assigned to them are assigned to nobody. What they wrote stays under their name.',
    keep: 'Keep them',
    confirm: 'Remove',
    done: (name, account) =>
      `${name} is no longer a member.${account === 'not_deleted' ? ' Their account could not be deleted. It gives no access. To try again, invite the address once more and remove it.' : ''}`,
  },
};

type MemberItemProps = {
  member: MemberAccount;
  isSelf: boolean;
  /** Something was done, said in a sentence. */
  onAnnounce: (text: string) => void;
  onLink: (answer: AccountAnswer, name: string, address: string) => void;
};

/** A member: the rights, the state of the account, and what an admin can do about it. */
export function MemberItem({ member, isSelf, onAnnounce, onLink }: MemberItemProps) {
  const name = oneLine(member.name);
  return (
    <li className={layout.Card} data-spread="">
      <Stack gap={2}>
        <h2>
          <bdi translate="no">{name}</bdi>
        </h2>
        <Stack as="dl" gap={1} className={styles.Facts}>
          <Fact name="Email">
            <bdi translate="no">{member.email}</bdi>
          </Fact>
          <Fact name="Role">{describePermissions(member)}</Fact>
          <Fact name="Second factor">{member.has_second_factor ? 'Set up' : 'Not set up yet'}</Fact>
          <Fact name="Last sign-in">{lastSignIn(member)}</Fact>
        </Stack>
      </Stack>
      {isSelf ? (
        <p>This is you. Another admin, or whoever runs the backend, can change your role.</p>
      ) : (
        <MemberActions member={member} name={name} onAnnounce={onAnnounce} onLink={onLink} />
      )}
    </li>
  );
}

function lastSignIn({
  has_entered: hasEntered,
  invited_at: invited,
  last_sign_in_at: at,
}: MemberAccount): string {
  if (hasEntered) return at === null ? 'Unknown' : formatDateTime(at);
  return invited === null
    ? 'Has not signed in yet'
    : `Has not signed in yet, invited ${formatDateTime(invited)}`;
}

/** Whom a button is about, to who hears it alone. */
function Whose({ name }: { name: string }) {
  return <VisuallyHidden>{`: ${name}`}</VisuallyHidden>;
}

type MemberActionsProps = Omit<MemberItemProps, 'isSelf'> & { name: string };

function MemberActions({ member, name, onAnnounce, onLink }: MemberActionsProps) {
  const { isBusy, failure, run } = useTask();
  const [asked, setAsked] = useState<AskedAction | 'role' | null>(null);
  const { user_id: id, email, has_entered: hasEntered } = member;
  const close = () => setAsked(null);
  const finish = (text: string) => {
    close();
    onAnnounce(text);
  };
  const sendLink = () =>
    run(
      () => changeAccount({ action: 'link', member: id }),
      (answer) => onLink(answer, name, email),
    );
  return (
    <Stack gap={2}>
      <Row gap={2} columnGap={3}>
        <Button variant="secondary" onClick={() => setAsked('role')}>
          Change the role …<Whose name={name} />
        </Button>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void sendLink()}>
          <span>{hasEntered ? 'Link for a new password' : 'Invite again'}</span>
          <Whose name={name} />
        </Button>
        {member.has_second_factor && (
          <Button variant="quiet" onClick={() => setAsked('reset_second_factor')}>
            Reset the second factor …<Whose name={name} />
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsked('remove')}>
          Remove …<Whose name={name} />
        </Button>
      </Row>
      <Problem failure={failure} />
      {asked === 'role' && (
        <PermissionsDialog
          title={
            <>
              What <bdi translate="no">{name}</bdi> may do
            </>
          }
          kind="member"
          before={permissionsOf(member)}
          confirm="Save"
          ask={(allowed) => changeMember(id, permissionsOf(allowed))}
          onDone={() => finish(`The permissions of ${name} are changed, and apply at once.`)}
          onClose={close}
        />
      )}
      {(asked === 'remove' || asked === 'reset_second_factor') && (
        <ConfirmDialog
          title={questions[asked].title(name)}
          keep={questions[asked].keep}
          confirm={questions[asked].confirm}
          ask={() => changeAccount({ action: asked, member: id })}
          onClose={close}
          onDone={(answer) => finish(questions[asked].done(name, answer?.account))}
        >
          {questions[asked].text}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
