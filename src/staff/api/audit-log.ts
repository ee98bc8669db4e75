import { auditLogPage, type AuditLogPage } from '~/api/answers/members.ts';
import { callFunction } from './call.ts';
import type { Result } from './result.ts';

/** What the audit log is narrowed down by: empty texts ask for everything. Days are those of the reader's time zone. */
export type AuditFilter = Record<'actor' | 'action' | 'reference' | 'since' | 'until', string>;

/** Reads a page of the audit log, newest first; only auditors may. */
export function readAuditLog(
  { since, until, ...filter }: AuditFilter,
  page_offset: number,
  page_size: number,
): Promise<Result<AuditLogPage>> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const days = { since: since || null, until: until || null, zone };
  return callFunction('read_audit_log', { ...filter, ...days, page_offset, page_size }, auditLogPage);
}
