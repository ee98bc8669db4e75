import * as z from 'zod/mini';
import { memberRoles } from '~/domain/contract/staff.ts';
import type { Client } from '../../api/client.ts';
import { type Result, catchFailure, toFailure, ok } from './result.ts';

const memberRow = z.object({
  user_id: z.uuid(),
  name: z.string(),
  role: z.enum(memberRoles),
  is_auditor: z.boolean(),
  handles_accommodations: z.boolean(),
});

/** A member of staff, as the database has it. */
export type Member = z.infer<typeof memberRow>;

/** How far somebody who is signed in has come. */
export type SessionStatus = {
  userId: string;
  email: string;
  /** Level of the session, and the one that it can reach with the factors of the account. */
  level: string | null;
  reachable: string | null;
  /** Null for somebody who is no member of staff. */
  member: Member | null;
  wantsSecondFactor: boolean;
};

/** Reads the session's status from the server; null without a session. */
export function readSessionStatus(client: Client): Promise<Result<SessionStatus | null>> {
  return catchFailure(async () => {
    const { data, error } = await client.auth.getSession();
    if (error !== null) return toFailure(error);
    if (data.session === null) return ok(null);
    const known = await client.auth.getUser();
    if (known.error !== null) return toFailure(known.error);
    const levels = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    if (levels.error !== null) return toFailure(levels.error);
    return readMembership(client, {
      userId: known.data.user.id,
      email: known.data.user.email ?? '',
      level: levels.data.currentLevel,
      reachable: known.data.user.factors?.some(({ status }) => status === 'verified')
        ? 'aal2'
        : levels.data.nextLevel,
    });
  });
}

async function readMembership(
  client: Client,
  account: Omit<SessionStatus, 'member' | 'wantsSecondFactor'>,
): Promise<Result<SessionStatus>> {
  const own = await client
    .from('staff_members')
    .select('user_id, name, role, is_auditor, handles_accommodations')
    .eq('user_id', account.userId);
  if (own.error !== null) return toFailure(own.error, own.status);
  const member = z.array(memberRow).parse(own.data)[0] ?? null;
  if (member === null) return ok({ ...account, member, wantsSecondFactor: false });
  const settings = await client.from('staff_settings').select('second_factor');
  if (settings.error !== null) return toFailure(settings.error, settings.status);
  // What cannot be read is the strict value.
  return ok({ ...account, member, wantsSecondFactor: settings.data[0]?.second_factor ?? true });
}

/** Minutes after which applicants see a state that staff have set. */
export function readShownAfter(client: Client): Promise<Result<number>> {
  return catchFailure(async () => {
    const { data, error, status } = await client
      .from('staff_settings')
      .select('shown_after_minutes')
      .single();
    return error === null ? ok(data.shown_after_minutes) : toFailure(error, status);
  });
}

/** Names of all members by their id, for those who may see each other. */
export function readMembers(client: Client): Promise<Result<Member[]>> {
  return catchFailure(async () => {
    const { data, error, status } = await client
      .from('staff_members')
      .select('user_id, name, role, is_auditor, handles_accommodations')
      .order('name');
    return error === null ? ok(z.array(memberRow).parse(data)) : toFailure(error, status);
  });
}
