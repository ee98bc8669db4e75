import { createContext, useContext } from 'react';
import type { Member } from '~/staff/api/session-status.ts';
import { rightsOf, type Rights } from './rights.ts';

/** Who works at the desk; null outside of its pages. */
export const MemberContext = createContext<Member | null>(null);

/** Whoever works at the desk, and what they may do. @throws Error outside of the desk's pages. */
export function useMember(): { member: Member; rights: Rights } {
  const member = useContext(MemberContext);
  if (member === null) throw new Error('Only pages of the desk know a member.');
  return { member, rights: rightsOf(member) };
}
