import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, it } from 'vitest';
import { useBackend } from './support/use-backend.ts';

/* What one person at an address, or with a password alone, cannot take from another. On PGlite alone: the embedded Auth. */
const clock = { nowMs: Date.now() };
const testBackend = useBackend('PGlite', { auth: { now: () => clock.nowMs } });
beforeAll(async () => {
  for (const name of ['ada', 'ben']) {
    await client(testBackend.keys.serviceRoleKey).auth.admin.createUser({
      ...account(name),
      email_confirm: true,
    });
  }
});

function account(name: string) {
  return { email: `${name}@example.org`, password: 'Correct-Horse-9' };
}

function client(key = testBackend.keys.anonKey): SupabaseClient {
  return createClient(testBackend.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

async function signedIn(name: string): Promise<{ page: SupabaseClient; refreshToken: string }> {
  const page = client();
  const { data } = await page.auth.signInWithPassword(account(name));
  return { page, refreshToken: data.session?.refresh_token ?? '' };
}

/** Gives ada's second factor in a session; the first time it is enrolled there. */
const factor = { id: '', secret: '' };
async function giveCode(page: SupabaseClient, waitMs = 31_000): Promise<void> {
  if (factor.id === '') {
    const { data } = await page.auth.mfa.enroll({ factorType: 'totp' });
    Object.assign(factor, { id: data?.id, secret: data?.totp.secret });
  }
  clock.nowMs += waitMs; // a code counts once
  const code = new TOTP({ secret: Secret.fromBase32(factor.secret) }).generate({ timestamp: clock.nowMs });
  expect((await page.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
}

it('a refresh token from before the second factor never leads to a session with it', async () => {
  const { page, refreshToken } = await signedIn('ada');
  await giveCode(page);
  const stolen = await client().auth.refreshSession({ refresh_token: refreshToken });
  expect(stolen.error?.code).toBe('refresh_token_not_found');
  expect((await page.auth.refreshSession()).error).toBeNull();
});

it.each(['global', 'others'] as const)(
  'signing out with the scope %s and the password alone leaves the session that gave a code',
  async (scope) => {
    const owner = await signedIn('ada');
    await giveCode(owner.page);
    await (await signedIn('ada')).page.auth.signOut({ scope });
    expect((await owner.page.auth.getUser()).error).toBeNull();
    await owner.page.auth.signOut({ scope: 'others' });
  },
);

it('wrong codes slow the session that gives them, not the one of their owner', async () => {
  const [owner, thief] = [await signedIn('ada'), await signedIn('ada')];
  const challenge = await thief.page.auth.mfa.challenge({ factorId: factor.id });
  const challengeId = challenge.data?.id ?? '';
  clock.nowMs += 31_000;
  let told = '';
  for (let turn = 0; turn < 31; turn += 1) {
    const wrong = await thief.page.auth.mfa.verify({ factorId: factor.id, challengeId, code: '12345' });
    told = wrong.error?.code ?? '';
  }
  expect(told).toBe('over_request_rate_limit');
  await giveCode(owner.page, 0);
});

it('challenges are counted', async () => {
  clock.nowMs += 60_000;
  const { page } = await signedIn('ada');
  let told: string | undefined;
  for (let turn = 0; turn < 31; turn += 1) {
    told = (await page.auth.mfa.challenge({ factorId: factor.id })).error?.code;
  }
  expect(told).toBe('over_request_rate_limit');
});

it('wrong passwords of one account and guessed refresh tokens close no door for another at the same address', async () => {
  clock.nowMs += 600_000;
  const { refreshToken } = await signedIn('ada');
  let told: string | undefined;
  for (let turn = 0; turn < 40; turn += 1) {
    const wrong = await client().auth.signInWithPassword({ ...account('ben'), password: 'Wrong-Horse-9' });
    await client().auth.refreshSession({ refresh_token: 'abcdefghijkl' });
    told = wrong.error?.code;
  }
  expect(told).toBe('over_request_rate_limit');
  expect((await client().auth.refreshSession({ refresh_token: refreshToken })).error).toBeNull();
  await signedIn('ada');
});
