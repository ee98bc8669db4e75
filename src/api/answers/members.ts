import * as z from 'zod/mini';
import { memberRoles, newsMails } from '../../domain/contract/staff.ts';
import { count, reference } from './common.ts';

/** A member of staff, as the database has it. */
export const memberRow = z.object({
  user_id: z.uuid(),
  name: z.string(),
  role: z.enum(memberRoles),
  is_auditor: z.boolean(),
  handles_accommodations: z.boolean(),
});
export type Member = z.infer<typeof memberRow>;

/** Answer of `list_members`, by name. */
export const memberList = z.array(memberRow);

/** Answer of `current_membership`; null for who is no member, or whose session is over. */
export const currentMembership = z.nullable(
  z.extend(memberRow, {
    /** Whether members see nothing before they gave a code of their second factor. */
    wants_second_factor: z.boolean(),
  }),
);

const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  actor_name: z.string(),
  is_member: z.boolean(),
  action: z.string(),
  application_id: z.nullable(z.uuid()),
  details: z.unknown(),
});

/**
 * Answer of `read_audit_log`: one page, newest first, the number of entries on all pages, and who was a member once. `references` are
 * the applications of an export or a search of texts.
 */
export const auditLogPage = z.object({
  total: count,
  entries: z.array(z.extend(auditEntry, { references: z.array(reference) })),
  removed: z.array(z.object({ user_id: z.uuid(), name: z.string() })),
});
export type AuditLogPage = z.infer<typeof auditLogPage>;

/** Answer of `list_member_accounts`. */
export const memberAccounts = z.array(
  z.extend(memberRow, {
    email: z.string(),
    /** Whether the invitation was followed. */
    has_entered: z.boolean(),
    /** Of the newest invitation; null for an account that was made otherwise. */
    invited_at: z.nullable(z.string()),
    has_second_factor: z.boolean(),
    last_sign_in_at: z.nullable(z.string()),
  }),
);
export type MemberAccount = z.infer<typeof memberAccounts>[number];

const changeOfSetting = z.object({ by: z.string(), at: z.string() });

/** Answer of `settings_overview`. */
export const settingsOverview = z.object({
  settings: z.object({
    second_factor: z.boolean(),
    shown_after_minutes: count,
    letter_delay_minutes: count,
    digest_hour: count,
  }),
  /** Who changed a setting last; one that nobody changed is left out. */
  changes: z.record(z.string(), changeOfSetting),
  /** What the member gets by mail. */
  news_mail: z.enum(newsMails),
});
export type SettingsOverview = z.infer<typeof settingsOverview>;
