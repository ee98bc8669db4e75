import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { Row, Session } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import { AuthRefusal, authJson, invalid, tooMany } from './refusal.ts';
import {
  addressOf,
  asUser,
  type AuthSession,
  type Call,
  optionalText,
  readBody,
  type SignedIn,
} from './request.ts';
import { insertRow, isoTime, updateRow } from './rows.ts';
import { seal, unseal } from './secrets.ts';
import { addRefreshToken, noteMethod, sessionResponse } from './sessions.ts';
import { signInKey } from './sign-in.ts';
import { type FactorJson, findUser, hasVerifiedFactor, isUuid } from './users.ts';

const mostFactors = 10;
const unfinishedSeconds = 300;
const challengeSeconds = 300;

const usualIssuer = 'Staff app';

const enrolment = z.object({ friendly_name: optionalText, factor_type: optionalText, issuer: optionalText });

/** `POST /factors`: a new second factor, which counts once a code of it was given. */
export async function enroll(call: Call): Promise<ApiResponse> {
  const { friendly_name, factor_type, issuer } = readBody(call.request, enrolment);
  return asUser(call, 'write', async (auth, who) => {
    refuseType(factor_type);
    await auth.query(
      `delete from auth.mfa_factors where status = 'unverified' and created_at < $1::text::timestamptz`,
      [isoTime(auth.nowMs - unfinishedSeconds * 1000)],
    );
    await refuseEnrolment(auth, who, friendly_name);
    const [id, totp] = [randomUUID(), newTotp(issuer || usualIssuer, who.user.email)];
    await insertRow(auth, 'mfa_factors', {
      id,
      user_id: who.user.id,
      friendly_name,
      secret: await seal(auth.jwtSecret, totp.secret),
      created_at: auth.at,
      updated_at: auth.at,
    });
    return authJson(200, { id, type: 'totp', friendly_name, totp });
  });
}

function refuseType(type: string): void {
  if (type === 'totp') return;
  if (type === 'phone')
    throw new AuthRefusal(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  if (type === 'webauthn') {
    throw new AuthRefusal(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  }
  throw invalid('factor_type needs to be totp, phone, or webauthn');
}

async function refuseEnrolment(session: Session, { user, aal }: SignedIn, name: string): Promise<void> {
  const rows = await session.query(
    'select friendly_name from auth.mfa_factors where user_id = $1::text::uuid',
    [user.id],
  );
  if (rows.length >= mostFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthRefusal(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (rows.some((row) => row['friendly_name'] === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new AuthRefusal(422, 'mfa_factor_name_conflict', message);
  }
  if (hasVerifiedFactor(user) && aal !== 'aal2') {
    throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

/** `POST /factors/:id/challenge`: asks for a code, within 5 minutes and from the same address. */
export async function challenge(call: Call): Promise<ApiResponse> {
  return asUser(call, 'write', async (auth, { user, sessionId }) => {
    const factor = ownFactor(user.factors, call.parameters[0]);
    if (!auth.limits.verify.take(`challenge ${sessionId}`)) throw tooMany();
    await auth.query(
      `delete from auth.mfa_challenges where factor_id = $1::text::uuid and created_at < $2::text::timestamptz`,
      [factor.id, isoTime(auth.nowMs - 2 * challengeSeconds * 1000)],
    );
    const id = randomUUID();
    const made = { factor_id: factor.id, created_at: auth.at, ip_address: addressOf(call) };
    await insertRow(auth, 'mfa_challenges', { id, ...made });
    await updateRow(auth, 'mfa_factors', factor.id, { last_challenged_at: auth.at });
    const expires = Math.floor(auth.nowMs / 1000) + challengeSeconds;
    return authJson(200, { id, type: 'totp', expires_at: expires });
  });
}

/** The factor of an address among a user's own. @throws AuthRefusal 404 for everything else. */
export function ownFactor(factors: readonly FactorJson[], id: string | undefined): FactorJson {
  if (!isUuid(id)) throw invalid('factor_id must be an UUID', 404);
  const factor = factors.find((one) => one.id === id.toLowerCase());
  if (factor === undefined) throw new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** `DELETE /factors/:id`: takes a factor away; sessions that it had raised fall back. */
export async function unenroll(call: Call): Promise<ApiResponse> {
  return asUser(call, 'write', async (auth, { user, aal }) => {
    const factor = ownFactor(user.factors, call.parameters[0]);
    if (factor.status === 'verified' && aal !== 'aal2') {
      throw new AuthRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactor(auth, factor.id);
    return authJson(200, { id: factor.id });
  });
}

/** Removes a factor with its challenges, and lowers the sessions that it had raised. */
export async function removeFactor(session: Session, factorId: string): Promise<void> {
  await session.query(
    `delete from auth.mfa_amr_claims c using auth.sessions s
     where s.id = c.session_id and s.factor_id = $1::text::uuid and c.authentication_method = 'totp'`,
    [factorId],
  );
  await session.query(`update auth.sessions set aal = 'aal1' where factor_id = $1::text::uuid`, [factorId]);
  await session.query('delete from auth.mfa_factors where id = $1::text::uuid', [factorId]);
}

const answerSchema = z.object({
  challenge_id: z
    .string()
    .refine((id) => id === '' || isUuid(id))
    .nullish(),
  code: optionalText,
});

/** `POST /factors/:id/verify`: raises the session to aal2 with a right code that was not used before. */
export async function verifyFactor(call: Call): Promise<ApiResponse> {
  const { challenge_id, code } = readBody(call.request, answerSchema);
  return asUser(call, 'write', async (auth, who) => {
    if (!call.context.limits.verify.take(`factor ${addressOf(call)} ${who.sessionId}`)) throw tooMany();
    const factor = ownFactor(who.user.factors, call.parameters[0]);
    if (code.trim() === '') throw invalid('Code needs to be non-empty');
    const row = await findChallenge(auth, factor.id, challenge_id ?? '');
    await acceptCode(call, auth, row, code.trim(), who);
    return raise(auth, who, factor.id);
  });
}

async function findChallenge(session: Session, factorId: string, challengeId: string): Promise<Row> {
  const [row] = await session.query(
    `select c.id, c.created_at, c.verified_at, c.ip_address, f.id as factor_id, f.secret
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

/** @throws AuthRefusal unless the challenge is open, of the same address, and the code is right. */
async function acceptCode(
  call: Call,
  auth: AuthSession,
  row: Row,
  code: string,
  { user }: SignedIn,
): Promise<void> {
  // A challenge that was used says the same.
  if (row['ip_address'] !== addressOf(call) || row['verified_at'] !== null) {
    throw new AuthRefusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  const made = row['created_at'] instanceof Date ? row['created_at'].getTime() : 0;
  if (auth.nowMs > made + challengeSeconds * 1000) {
    const message = `MFA challenge ${String(row['id'])} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthRefusal(422, 'mfa_challenge_expired', message);
  }
  if (!isCodeOf(await unseal(auth.jwtSecret, String(row['secret'])), code, auth.nowMs)) {
    // Whoever goes on guessing in new sessions soon has to wait for one.
    auth.limits.signIn.take(signInKey(addressOf(call), user.email));
    throw new AuthRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  const factorId = String(row['factor_id']);
  await updateRow(auth, 'mfa_factors', factorId, { status: 'verified', updated_at: auth.at });
  await updateRow(auth, 'mfa_challenges', String(row['id']), { verified_at: auth.at });
}

/** The session rises to aal2 with a new refresh token; the user's other sessions without a second factor end. */
async function raise(
  auth: AuthSession,
  { user, sessionId }: SignedIn,
  factor_id: string,
): Promise<ApiResponse> {
  await updateRow(auth, 'sessions', sessionId, { aal: 'aal2', factor_id, updated_at: auth.at });
  await noteMethod(auth, sessionId, 'totp');
  // A refresh token that was given out for the password alone never leads to the second level.
  await auth.query('delete from auth.refresh_tokens where session_id = $1::text::uuid', [sessionId]);
  const refreshToken = await addRefreshToken(auth, sessionId, null);
  await auth.query(`delete from auth.sessions where user_id = $1::text::uuid and aal = 'aal1'`, [user.id]);
  await auth.query(`delete from auth.mfa_factors where user_id = $1::text::uuid and status = 'unverified'`, [
    user.id,
  ]);
  const raised = (await findUser(auth, { id: user.id })) ?? user;
  return sessionResponse(auth, { user: raised, sessionId, refreshToken });
}

const periodSeconds = 30;

/** What an authenticator app is given: RFC 6238 with the values that every app knows. */
function newTotp(issuer: string, email: string): { secret: string; uri: string; qr_code: string } {
  const secret = new Secret({ size: 20 }).base32;
  const name = encodeURIComponent(issuer).replaceAll('%3A', ':');
  const facts = `algorithm=SHA1&digits=6&issuer=${name}&period=${periodSeconds}&secret=${secret}`;
  const uri = `otpauth://totp/${name}:${encodeURIComponent(email).replaceAll('%40', '@')}?${facts}`;
  return { secret, uri, qr_code: `<?xml version="1.0"?>\n${renderSVG(uri, { border: 2 })}` };
}

/** Whether a code is of this time step, the one before or the one after (RFC 6238, section 5.2). */
function isCodeOf(secret: string, code: string, nowMs: number): boolean {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds });
  return totp.validate({ token: code, timestamp: nowMs, window: 1 }) !== null;
}
