import { useState } from 'react';
import { memberMarks, signInLinkHours, type AccountAnswer } from '~/domain/contract/staff.ts';
import { changeAccount, readMemberAccounts } from '~/staff/api/accounts.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { Announcement, useAnnouncement } from '../components/use-announcement.tsx';
import { useMember } from '../session/member.ts';
import { useQuery } from '../session/use-query.ts';
import { LinkDialog, type HandedLink } from './LinkDialog.tsx';
import { MemberItem } from './MemberItem.tsx';
import { leastPermissions } from './permissions.ts';
import { PermissionsDialog } from './PermissionsDialog.tsx';
import layout from '../components/Layout.module.css';

/** Who is staff and what each may do, for admins. Nobody changes the own account, so that an admin always remains. */
export function MembersPage() {
  const { member: self } = useMember();
  const query = useQuery('members', readMemberAccounts);
  const { value, reload } = query;
  const announcement = useAnnouncement();
  const [isInviting, setInviting] = useState(false);
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const say = (text: string) => {
    announcement.say(text);
    reload();
  };
  const finish = ({ link, mail }: AccountAnswer, name: string, address: string) => {
    setInviting(false);
    if (link === null) return say(`An email with the link is on its way to ${address}.`);
    setHanded({ name, link, mail });
    return reload();
  };
  return (
    <>
      <Stack gap={4} align="start">
        <PageTitle title="Members" />
        <Button onClick={() => setInviting(true)}>Invite a member …</Button>
        <Announcement text={announcement.text} />
      </Stack>
      <LoadState query={query} loading="Loading …" />
      <ul role="list" className={layout.Cards}>
        {value?.map((member) => (
          <MemberItem
            key={member.user_id}
            member={member}
            isSelf={member.user_id === self.user_id}
            onAnnounce={say}
            onLink={finish}
          />
        ))}
      </ul>
      {isInviting && (
        <PermissionsDialog
          title="Invite a member"
          kind="new"
          before={leastPermissions}
          confirm="Invite"
          ask={({ name, email: address, role, ...marked }) =>
            changeAccount({
              action: 'invite',
              ...{ name, address, role },
              marks: memberMarks.filter((mark) => marked[mark]),
            })
          }
          onClose={() => setInviting(false)}
          onDone={(answer, { name, email }) => finish(answer, name, email)}
        />
      )}
      {handed !== null && (
        <LinkDialog
          {...handed}
          onClose={() => {
            setHanded(null);
            say(`The link for ${handed.name} works once, within ${signInLinkHours} hours.`);
          }}
        />
      )}
    </>
  );
}
