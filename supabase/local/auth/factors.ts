import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Session } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import { isUuid } from './bearer.ts';
import { optionalText, readBody } from './body.ts';
import { addressOf, type Call, type SignedIn, signedIn } from './call.ts';
import { type AuthContext, asAuth, isoTime } from './context.ts';
import { AuthRefusal, authJson, invalid } from './refusal.ts';
import { seal } from './secrets.ts';
import { newTotp } from './totp.ts';
import { type FactorJson } from './user-json.ts';
import { hasVerifiedFactor } from './users.ts';

const mostFactors = 10;
const unfinishedSeconds = 300;
export const challengeSeconds = 300;

/** What an authenticator app shows beside the code. */
const usualIssuer = 'Staff desk';

const enrolment = z.object({ friendly_name: optionalText, factor_type: optionalText, issuer: optionalText });

/** `POST /factors`: a new second factor, which counts once a code of it was given. */
export async function enroll(call: Call): Promise<ApiResponse> {
  const wanted = readBody(call.request, enrolment);
  return asAuth(call.context, 'write', async (session) => {
    const who = await signedIn(call, session);
    refuseType(wanted.factor_type);
    await forgetUnfinished(call.context, session);
    await refuseEnrolment(session, who, wanted.friendly_name);
    return addFactor(call.context, session, who, wanted);
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

async function forgetUnfinished({ now }: AuthContext, session: Session): Promise<void> {
  await session.query(
    `delete from auth.mfa_factors where status = 'unverified' and created_at < $1::text::timestamptz`,
    [isoTime(now() - unfinishedSeconds * 1000)],
  );
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

async function addFactor(
  context: AuthContext,
  session: Session,
  { user }: SignedIn,
  { friendly_name, issuer }: z.output<typeof enrolment>,
): Promise<ApiResponse> {
  const [id, totp] = [randomUUID(), newTotp(issuer || usualIssuer, user.email)];
  await session.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, secret, created_at, updated_at)
     values ($1::text::uuid, $2::text::uuid, $3::text, $4::text, $5::text::timestamptz, $5::text::timestamptz)`,
    [id, user.id, friendly_name, await seal(context.jwtSecret, totp.secret), isoTime(context.now())],
  );
  return authJson(200, { id, type: 'totp', friendly_name, totp });
}

/** `POST /factors/:id/challenge`: asks for a code, within 5 minutes and from the same address. */
export async function challenge(call: Call): Promise<ApiResponse> {
  const { context } = call;
  return asAuth(context, 'write', async (session) => {
    const { user } = await signedIn(call, session);
    const factor = ownFactor(user.factors, call.places[0]);
    const [id, now] = [randomUUID(), context.now()];
    await session.query(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
       values ($1::text::uuid, $2::text::uuid, $3::text::timestamptz, $4::text)`,
      [id, factor.id, isoTime(now), addressOf(call)],
    );
    await session.query(
      'update auth.mfa_factors set last_challenged_at = $2::text::timestamptz where id = $1::text::uuid',
      [factor.id, isoTime(now)],
    );
    return authJson(200, { id, type: 'totp', expires_at: Math.floor(now / 1000) + challengeSeconds });
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
  return asAuth(call.context, 'write', async (session) => {
    const { user, aal } = await signedIn(call, session);
    const factor = ownFactor(user.factors, call.places[0]);
    if (factor.status === 'verified' && aal !== 'aal2') {
      throw new AuthRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactor(session, factor.id);
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
