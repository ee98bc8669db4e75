import { memberList, currentMembership, type Member } from '~/api/answers/members.ts';
import { callFunction, request } from './call.ts';
import { staffClient } from './client.ts';
import { type RequestFailure, type Result, catchFailure, toFailure, ok } from './result.ts';

/** How far somebody who is signed in has come. */
export type SessionStatus = {
  userId: string;
  email: string;
  /** Level of the session, and the one that it can reach with the factors of the account. */
  level: string | null;
  reachable: string | null;
  /** Null for somebody who is no member of staff. */
  member: Member | null;
  /** Whether the account was banned. */
  isLocked: boolean;
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
    if (known.error !== null) return judgeAccount(data.session.user, toFailure(known.error));
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

/** An account that was deleted or banned is a status, as final as a missing row among the members. */
function judgeAccount(
  { id, email = '' }: { id: string; email?: string },
  failure: RequestFailure,
): Result<SessionStatus> {
  if (failure.kind !== 'refused' || !['user_not_found', 'user_banned'].includes(failure.code)) return failure;
  const isLocked = failure.code === 'user_banned';
  const levels = { level: null, reachable: null, wantsSecondFactor: false };
  return ok({ userId: id, email, member: null, isLocked, ...levels });
}

async function readMembership(
  account: Omit<SessionStatus, 'member' | 'isLocked' | 'wantsSecondFactor'>,
): Promise<Result<SessionStatus>> {
  const membership = await callFunction('current_membership', {}, currentMembership);
  if (membership.kind !== 'ok') return membership;
  const { value: member } = membership;
  const wantsSecondFactor = member?.wants_second_factor ?? false;
  return ok({ ...account, member, isLocked: false, wantsSecondFactor });
}

/** Minutes after which applicants see a state that staff have set. */
export function readShownAfter(): Promise<Result<number>> {
  return request(
    () => staffClient().from('staff_settings').select('shown_after_minutes').single(),
    (row) => row.shown_after_minutes,
  );
}

/** All members by name, for each of them. */
export function readMembers(): Promise<Result<Member[]>> {
  return callFunction('list_members', {}, memberList);
}
