import * as z from 'zod/mini';
import { memberRow, type Member } from '~/api/staff-answers.ts';
import { request } from './call.ts';
import { staffClient } from './client.ts';
import { type Result, catchFailure, toFailure, ok } from './result.ts';

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
export function readSessionStatus(): Promise<Result<SessionStatus | null>> {
  return catchFailure(async () => {
    const { auth } = staffClient();
    const { data, error } = await auth.getSession();
    if (error !== null) return toFailure(error);
    if (data.session === null) return ok(null);
    const known = await auth.getUser();
    if (known.error !== null) return toFailure(known.error);
    const levels = await auth.mfa.getAuthenticatorAssuranceLevel();
    if (levels.error !== null) return toFailure(levels.error);
    return readMembership({
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
  account: Omit<SessionStatus, 'member' | 'wantsSecondFactor'>,
): Promise<Result<SessionStatus>> {
  const own = await selectMembers().eq('user_id', account.userId);
  if (own.error !== null) return toFailure(own.error, own.status);
  const member = z.array(memberRow).parse(own.data)[0] ?? null;
  if (member === null) return ok({ ...account, member, wantsSecondFactor: false });
  const settings = await staffClient().from('staff_settings').select('second_factor');
  if (settings.error !== null) return toFailure(settings.error, settings.status);
  // What cannot be read is the strict value.
  return ok({ ...account, member, wantsSecondFactor: settings.data[0]?.second_factor ?? true });
}

const selectMembers = () =>
  staffClient().from('staff_members').select('user_id, name, role, is_auditor, handles_accommodations');

/** Minutes after which applicants see a state that staff have set. */
export function readShownAfter(): Promise<Result<number>> {
  return request(
    () => staffClient().from('staff_settings').select('shown_after_minutes').single(),
    (row) => row.shown_after_minutes,
  );
}

/** Names of all members by their id, for those who may see each other. */
export function readMembers(): Promise<Result<Member[]>> {
  return request(
    () => selectMembers().order('name'),
    (rows) => z.array(memberRow).parse(rows),
  );
}
