import { createContext, useContext } from 'react';
import type { Member } from '~/api/answers/members.ts';
/** The signed-in member; null outside of the pages. */
export const MemberContext = createContext<Member | null>(null);

/** The signed-in member and their rights. @throws Error outside of the staff app's pages. */
export function useMember(): { member: Member; rights: Rights } {
  const member = useContext(MemberContext);
  if (member === null) throw new Error('Only pages of the staff app know a member.');
  return { member, rights: rightsOf(member) };
}

/** What a member is shown. The database holds it all the same: a page that shows too much opens nothing. */
type Rights = {
  /** Change states, assign, write notes, export, open and close positions. */
  mayChange: boolean;
  /** Erase applications and remove the notes of others. */
  mayErase: boolean;
  /** Decide who is staff. */
  mayManage: boolean;
  /** Read who looked at what. */
  mayAudit: boolean;
  /** Read and answer requests for an accommodation. */
  mayHandleAccommodations: boolean;
};

/** What a member may do by role and mark. */
export function rightsOf({ role, is_auditor: mayAudit, handles_accommodations }: Member): Rights {
  return {
    mayChange: role !== 'reader',
    mayErase: role === 'admin',
    mayManage: role === 'admin',
    mayAudit,
    mayHandleAccommodations: handles_accommodations,
  };
}
