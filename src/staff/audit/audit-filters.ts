import * as z from 'zod/mini';

const reference = /^[\dA-F]{8}$/;
const text = (pattern: RegExp) => z.catch(z.string().check(z.regex(pattern)), '');
const day = z.catch(z.iso.date(), '');

/** An address is written by anybody: what makes no sense counts as not there. */
const shape = z.object({
  /** Id of a member, or name of a program. */
  actor: text(/^[\da-z_ -]{1,40}$/),
  action: text(/^[a-z_]{1,40}$/),
  reference: text(reference),
  /** Days, `2026-11-30`, or empty. */
  since: day,
  until: day,
});

/** What the audit log is narrowed down by; empty is everything. All of it is in the address. */
export type AuditFilters = z.infer<typeof shape>;

export const noFilters: AuditFilters = shape.parse({});

/** Reads what an address asks for. */
export function readAuditFilters(query: URLSearchParams): AuditFilters {
  return shape.parse(Object.fromEntries(query));
}

/** The address of filters, without what is empty. */
export function auditQuery(filters: AuditFilters): string {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
}

/** A reference as people write it, in eight letters and digits; empty for nothing, null for anything else. */
export function readReference(typed: string): string | null {
  const tidied = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return tidied === '' || reference.test(tidied) ? tidied : null;
}
