import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { digest } from '../../../supabase/local/auth/secrets.ts';
import { makeUser, openWorld, pass, passwords, type World } from './world.ts';

const storageKey = 'staff-session';

/** Supabase's own client as a page has it, with what it stores and what it asks within reach. */
function openPage({ stage }: World, onAnswer: (asked: number) => void = () => undefined) {
  const stored = new Map<string, string>();
  const asked: string[] = [];
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const client = createClient(stage.url, stage.keys.anonKey, {
    auth: { storage, storageKey, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        asked.push(`${init?.method} ${new URL(String(input)).pathname} ${answer.status}`);
        onAnswer(asked.length);
        return answer;
      },
    },
  });
  return { client, stored, asked };
}

type Page = ReturnType<typeof openPage>;

async function enter({ client }: Page, name: string): Promise<void> {
  const answer = await client.auth.signInWithPassword({
    email: `${name}@example.org`,
    password: passwords.first,
  });
  if (answer.error !== null) throw answer.error;
}

/** Makes the client believe that its access token has run out. */
function expire({ stored }: Page): void {
  const session = JSON.parse(stored.get(storageKey) ?? '{}') as Record<string, unknown>;
  stored.set(storageKey, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 10 }));
}

async function refreshTokenOf(client: SupabaseClient): Promise<string> {
  return (await client.auth.getSession()).data.session?.refresh_token ?? '';
}

describe('Supabase’s client at the embedded backend', () => {
  let world: World;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    world = await openWorld('PGlite');
    for (const name of ['ada', 'bea', 'cleo', 'dora', 'emma']) await makeUser(world, name);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await world.stage.close();
  });

  it('signs in, enrols a second factor, rises to aal2 and stays there through a refresh', async () => {
    const { client } = openPage(world);
    const wrong = await client.auth.signInWithPassword({
      email: 'ada@example.org',
      password: 'Wrong-Horse-99',
    });
    expect(wrong.error?.code).toBe('invalid_credentials');
    await client.auth.signInWithPassword({ email: 'ada@example.org', password: passwords.first });
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(factor?.totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<\?xml/);
    expect(factor?.totp?.uri).toContain(`secret=${factor?.totp?.secret}`);
    const factorId = factor?.id ?? '';
    const code = new TOTP({ secret: Secret.fromBase32(factor?.totp?.secret ?? '') }).generate({
      timestamp: world.clock.nowMs,
    });
    const bad = await client.auth.mfa.challengeAndVerify({ factorId, code: '12345' });
    expect(bad.error?.code).toBe('mfa_verification_failed');
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    expect((await client.auth.refreshSession()).error).toBeNull();
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  });

  it('asks for the second factor at the next sign-in', async () => {
    const page = openPage(world);
    await enter(page, 'ada');
    const level = await page.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  });

  it('ends a session whose refresh token was stolen, for the thief and for the owner', async () => {
    const [owner, thief] = [openPage(world), openPage(world)];
    await enter(owner, 'bea');
    const stolen = await refreshTokenOf(owner.client);
    for (let turn = 0; turn < 2; turn++) await owner.client.auth.refreshSession();
    pass(world, 11);
    const theft = await thief.client.auth.refreshSession({ refresh_token: stolen });
    expect([theft.data.session, theft.error?.code]).toEqual([null, 'refresh_token_already_used']);
    const again = await openPage(world).client.auth.refreshSession({ refresh_token: stolen });
    expect(again.error?.code).toBe('refresh_token_not_found');
    expect((await owner.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(owner.stored.has(storageKey)).toBe(false);
  });

  it('gives all tabs that refresh at once the same next token', async () => {
    const page = openPage(world);
    await enter(page, 'cleo');
    const token = await refreshTokenOf(page.client);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => openPage(world).client.auth.refreshSession({ refresh_token: token })),
    );
    expect(new Set(answers.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
    const rows = await world.stage.owner(
      `select count(*)::int as count from auth.refresh_tokens where session_id =
         (select session_id from auth.refresh_tokens where token_hash = $1::text)`,
      [digest(token)],
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('stays signed in through a passing fault of the database, and refreshes when it is back', async () => {
    const page = openPage(world, (asked) => {
      if (asked === 3) world.clock.isDatabaseDown = false;
    });
    await enter(page, 'dora');
    expire(page);
    world.clock.isDatabaseDown = true;
    const { data, error } = await page.client.auth.getSession();
    expect([error, data.session?.user.email]).toEqual([null, 'dora@example.org']);
    expect(page.asked.slice(1)).toEqual([
      'POST /auth/v1/token 500',
      'POST /auth/v1/token 500',
      'POST /auth/v1/token 200',
    ]);
  });

  it('signs out on this device while the backend is away', async () => {
    const page = openPage(world);
    await enter(page, 'emma');
    world.clock.isDatabaseDown = true;
    const { error } = await page.client.auth.signOut({ scope: 'local' });
    world.clock.isDatabaseDown = false;
    expect([error?.status, page.stored.has(storageKey)]).toEqual([500, false]);
    expect((await page.client.auth.getSession()).data.session).toBeNull();
  });

  it('keeps the session when it cannot end all of them: a page says so and offers to leave this device', async () => {
    const page = openPage(world);
    await enter(page, 'emma');
    world.clock.isDatabaseDown = true;
    expect((await page.client.auth.signOut()).error?.status).toBe(500);
    world.clock.isDatabaseDown = false;
    expect(page.stored.has(storageKey)).toBe(true);
    expect((await page.client.auth.signOut()).error).toBeNull();
    expect(page.stored.has(storageKey)).toBe(false);
  });
});
