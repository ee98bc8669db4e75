import { z } from 'zod';
import type { Row, Session } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import { isUuid } from './bearer.ts';
import { optionalText, readBody } from './body.ts';
import { addressOf, type Call, type SignedIn, signedIn } from './call.ts';
import { type AuthContext, asAuth, isoTime } from './context.ts';
import { challengeSeconds, ownFactor } from './factors.ts';
import { AuthRefusal, invalid, tooMany } from './refusal.ts';
import { unseal } from './secrets.ts';
import { addRefreshToken, noteMethod, revokeRefreshTokens, sessionResponse } from './sessions.ts';
import { stepOf } from './totp.ts';
import { findUser } from './users.ts';

/** From this many wrong codes in a row on, each one closes the factor for a while. */
const wrongCodesAllowed = 5;
const lockSeconds = 5 * 60;

const answerSchema = z.object({
  challenge_id: z
    .string()
    .refine((id) => id === '' || isUuid(id))
    .nullish(),
  code: optionalText,
});

/** `POST /factors/:id/verify`: raises the session to aal2 with a right code that was not used before. */
export async function verifyFactor(call: Call): Promise<ApiResponse> {
  if (!call.context.limits.verify.take(`factor ${addressOf(call)}`)) throw tooMany();
  const { challenge_id, code } = readBody(call.request, answerSchema);
  const outcome = await asAuth(call.context, 'write', async (session) => {
    const who = await signedIn(call, session);
    const factor = ownFactor(who.user.factors, call.places[0]);
    if (code.trim() === '') throw invalid('Code needs to be non-empty');
    const row = await findChallenge(session, factor.id, challenge_id ?? '');
    const problem = await judge(call, session, row, code.trim());
    if (problem !== null) return problem;
    return raise(call.context, session, who, factor.id);
  });
  if (outcome instanceof AuthRefusal) throw outcome;
  return outcome;
}

async function findChallenge(session: Session, factorId: string, challengeId: string): Promise<Row> {
  const [row] = await session.query(
    `select c.id, c.created_at, c.verified_at, c.ip_address, f.id as factor_id, f.secret, f.last_used_step::text as used,
       f.wrong_codes, f.locked_until
     from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id
     where c.id::text = $1::text and f.id = $2::text::uuid for update`,
    [challengeId.toLowerCase(), factorId],
  );
  if (row === undefined) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthRefusal(422, 'mfa_factor_not_found', message);
  }
  return row;
}

/** Null when the code is right. A refusal is a value: what was written down about it has to stay. */
async function judge(call: Call, session: Session, row: Row, code: string): Promise<AuthRefusal | null> {
  const now = call.context.now();
  if (row['ip_address'] !== addressOf(call)) {
    return new AuthRefusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (row['verified_at'] !== null || now > millis(row['created_at']) + challengeSeconds * 1000) {
    return expired(session, String(row['id']));
  }
  if (millis(row['locked_until']) > now) return tooMany();
  const step = stepOf(await unseal(call.context.jwtSecret, String(row['secret'])), code, now);
  // The same code again may be one that somebody looked at over a shoulder.
  if (step === null || step <= Number(row['used'])) return wrongCode(call.context, session, row, code);
  await session.query(
    `update auth.mfa_factors set status = 'verified', last_used_step = $2::text::bigint, wrong_codes = 0,
       locked_until = null, updated_at = $3::text::timestamptz where id = $1::text::uuid`,
    [row['factor_id'], String(step), isoTime(now)],
  );
  await session.query(
    'update auth.mfa_challenges set verified_at = $2::text::timestamptz where id = $1::text::uuid',
    [row['id'], isoTime(now)],
  );
  return null;
}

function millis(value: unknown): number {
  return value instanceof Date ? value.getTime() : 0;
}

async function expired(session: Session, id: string): Promise<AuthRefusal> {
  await session.query('delete from auth.mfa_challenges where id = $1::text::uuid', [id]);
  const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
  return new AuthRefusal(422, 'mfa_challenge_expired', message);
}

/** Counts a guess; what is not six digits is none. */
async function wrongCode(
  context: AuthContext,
  session: Session,
  row: Row,
  code: string,
): Promise<AuthRefusal> {
  if (/^\d{6}$/.test(code)) {
    const wrong = Number(row['wrong_codes']) + 1;
    const until = wrong >= wrongCodesAllowed ? isoTime(context.now() + lockSeconds * 1000) : null;
    await session.query(
      `update auth.mfa_factors set wrong_codes = $2::text::int, locked_until = $3::text::timestamptz
       where id = $1::text::uuid`,
      [row['factor_id'], String(wrong), until],
    );
  }
  return new AuthRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}

/** The session rises to aal2 with a new refresh token; the user's other sessions without a second factor end. */
async function raise(
  context: AuthContext,
  session: Session,
  { user, sessionId }: SignedIn,
  factorId: string,
): Promise<ApiResponse> {
  await session.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2::text::uuid, updated_at = $3::text::timestamptz
     where id = $1::text::uuid`,
    [sessionId, factorId, isoTime(context.now())],
  );
  await noteMethod(session, sessionId, 'totp', context.now());
  const [parent] = await revokeRefreshTokens(context, session, sessionId);
  const token = await addRefreshToken(
    context,
    session,
    sessionId,
    parent === undefined ? null : String(parent['id']),
  );
  await session.query(`delete from auth.sessions where user_id = $1::text::uuid and aal = 'aal1'`, [user.id]);
  await session.query(
    `delete from auth.mfa_factors where user_id = $1::text::uuid and status = 'unverified'`,
    [user.id],
  );
  const raised = (await findUser(session, { id: user.id })) ?? user;
  return sessionResponse(context, session, { user: raised, sessionId, refreshToken: token });
}
