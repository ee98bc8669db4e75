import { memberMarks, type MemberMark, type MemberRole } from '~/domain/contract/staff.ts';
import { markNames, roleNames } from '../texts/texts.ts';

/** What a member may do: the role, and marks besides it. */
export type Permissions = { role: MemberRole } & Record<MemberMark, boolean>;

/** Somebody new reads, and has no mark. */
export const leastPermissions: Permissions = {
  role: 'reader',
  is_auditor: false,
  handles_accommodations: false,
};

/** The role and the marks of a member, without what else is known. */
export function permissionsOf({ role, is_auditor, handles_accommodations }: Permissions): Permissions {
  return { role, is_auditor, handles_accommodations };
}

/** The same on one line: `Staff, may read the audit log`. */
export function describePermissions(member: Permissions): string {
  const marks = memberMarks.filter((mark) => member[mark]).map((mark) => markNames[mark]);
  return [roleNames[member.role], ...marks.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(
    ', ',
  );
}
