import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { Session } from '../database/engine.ts';
import { type ApiResponse, jsonResponse } from '../http/api-request.ts';
import { AuthRefusal, unsupported } from './refusal.ts';
import { asUser, type Call, optionalText, readBody } from './request.ts';
import { insertRow, updateRow } from './rows.ts';
import { seal, unseal } from './secrets.ts';
import { newRefreshToken, sessionResponse } from './sessions.ts';
import { type FactorJson, findUser, hasVerifiedFactor } from './users.ts';

const challengeSeconds = 300;

const usualIssuer = 'Staff app';

const enrolment = z.object({ friendly_name: optionalText, factor_type: optionalText, issuer: optionalText });

/** `POST /factors`: a new second factor, which counts once a code of it was given. */
export async function enroll(call: Call): Promise<ApiResponse> {
  const { friendly_name, factor_type, issuer } = readBody(call.request, enrolment);
  if (factor_type !== 'totp') throw unsupported(`second factors of the type ${factor_type.slice(0, 40)}`);
  return asUser(call, 'write', async (auth, { user, aal }) => {
    if (hasVerifiedFactor(user) && aal !== 'aal2') {
      throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    const [id, totp] = [randomUUID(), newTotp(issuer || usualIssuer, user.email)];
    await insertRow(auth, 'mfa_factors', {
      id,
      user_id: user.id,
      friendly_name,
      secret: await seal(auth.jwtSecret, totp.secret),
      created_at: auth.at,
      updated_at: auth.at,
    });
    return jsonResponse(200, { id, type: 'totp', friendly_name, totp });
  });
}

/** `POST /factors/:id/challenge`: clients ask for one before they give a code; here a code needs none. */
export async function challenge(call: Call): Promise<ApiResponse> {
  return asUser(call, 'read', async (auth, { user }) => {
    findFactor(user.factors, call.parameters[0]);
    const expires = Math.floor(auth.nowMs / 1000) + challengeSeconds;
    return jsonResponse(200, { id: randomUUID(), type: 'totp', expires_at: expires });
  });
}

/** The factor of an address among a user's own. @throws AuthRefusal 404 for everything else. */
export function findFactor(factors: readonly FactorJson[], id: string | undefined): FactorJson {
  const factor = factors.find((one) => one.id === id);
  if (factor === undefined) throw new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** `DELETE /factors/:id`: takes a factor away; sessions that it had raised fall back. */
export async function unenroll(call: Call): Promise<ApiResponse> {
  return asUser(call, 'write', async (auth, { user, aal }) => {
    const factor = findFactor(user.factors, call.parameters[0]);
    if (factor.status === 'verified' && aal !== 'aal2') {
      throw new AuthRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactor(auth, factor.id);
    return jsonResponse(200, { id: factor.id });
  });
}

/** Removes a factor, and lowers the sessions that it had raised. */
export async function removeFactor(session: Session, factorId: string): Promise<void> {
  await session.query(`update auth.sessions set aal = 'aal1' where factor_id = $1::text::uuid`, [factorId]);
  await session.query('delete from auth.mfa_factors where id = $1::text::uuid', [factorId]);
}

/**
 * `POST /factors/:id/verify`: raises the session to aal2 with a right code. The user's other sessions without a second factor end,
 * and factors that were never finished go.
 */
export async function verifyFactor(call: Call): Promise<ApiResponse> {
  const { code } = readBody(call.request, z.object({ code: optionalText }));
  return asUser(call, 'write', async (auth, { user, sessionId }) => {
    const { id: factor_id } = findFactor(user.factors, call.parameters[0]);
    const [row] = await auth.query('select secret from auth.mfa_factors where id = $1::text::uuid', [
      factor_id,
    ]);
    if (!isCodeOf(await unseal(auth.jwtSecret, String(row?.['secret'])), code.trim(), auth.nowMs)) {
      throw new AuthRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    await updateRow(auth, 'mfa_factors', factor_id, { status: 'verified', updated_at: auth.at });
    await updateRow(auth, 'sessions', sessionId, { aal: 'aal2', factor_id, updated_at: auth.at });
    const ofUser = (what: string) => auth.query(`delete from ${what}`, [user.id]);
    await ofUser(`auth.sessions where user_id = $1::text::uuid and aal = 'aal1'`);
    await ofUser(`auth.mfa_factors where user_id = $1::text::uuid and status = 'unverified'`);
    const refreshToken = await newRefreshToken(auth, sessionId);
    const raised = (await findUser(auth, { id: user.id })) ?? user;
    return sessionResponse(auth, { user: raised, sessionId, aal: 'aal2', refreshToken });
  });
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
