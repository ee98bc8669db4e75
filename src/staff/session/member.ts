import { createContext, useContext } from 'react';
import type { Member } from '~/staff/api/session-status.ts';
/** Who works at the desk; null outside of its pages. */
export const MemberContext = createContext<Member | null>(null);

/** Whoever works at the desk, and what they may do. @throws Error outside of the desk's pages. */
export function useMember(): { member: Member; rights: Rights } {
  const member = useContext(MemberContext);
  if (member === null) throw new Error('Only pages of the desk know a member.');
  return { member, rights: rightsOf(member) };
}

/** What a member is shown. The database holds it all the same: a page that shows too much opens nothing. */
type Rights = {
  /** Change states, assign, write notes, export, open and close positions. */
  mayChange: boolean;
  /** Erase applications and remove the notes of others. */
  mayErase: boolean;
  /** Read who looked at what. */
  mayAudit: boolean;
};

/** What a member may do by role and mark. */
export function rightsOf({ role, is_auditor: mayAudit }: Member): Rights {
  return { mayChange: role !== 'reader', mayErase: role === 'admin', mayAudit };
}
