import * as z from 'zod/mini';
import { staffClient } from './client.ts';
import { type Result, catchFailure, toFailure, ok } from './result.ts';

const auditRow = z.object({
  id: z.int(),
  at: z.string(),
  actor_name: z.string(),
  action: z.string(),
  application_id: z.nullable(z.uuid()),
  details: z.unknown(),
});

/** One entry of the audit log: who did what, and when. */
export type AuditEntry = z.infer<typeof auditRow>;

/** One page of the audit log, newest first, and the number of entries on all pages. */
export type AuditLogPage = { entries: AuditEntry[]; total: number };

/** Reads a page of the audit log; only auditors may. */
export function readAuditLog(offset: number, pageSize: number): Promise<Result<AuditLogPage>> {
  return catchFailure(async () => {
    const { data, error, status, count } = await staffClient()
      .from('staff_audit')
      .select('id, at, actor_name, action, application_id, details', { count: 'exact' })
      .order('id', { ascending: false })
      .range(offset, offset + pageSize - 1);
    if (error !== null) return toFailure(error, status);
    return ok({ entries: z.array(auditRow).parse(data), total: count ?? 0 });
  });
}
