import { auditLogPage, type AuditLogPage } from '~/api/staff-answers.ts';
import { callFunction } from './call.ts';
import type { Result } from './result.ts';

/** Reads a page of the audit log, newest first; only auditors may. */
export function readAuditLog(page_offset: number, page_size: number): Promise<Result<AuditLogPage>> {
  return callFunction('read_audit_log', { page_offset, page_size }, auditLogPage);
}
