import type { Member } from '~/staff/api/session-status.ts';

/** What a member is shown. The database holds it all the same: a page that shows too much opens nothing. */
export type Rights = {
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
