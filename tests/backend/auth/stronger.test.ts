import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { scryptHasher } from '../../../supabase/local/auth/password-hash.ts';
import { cheapHasher, openStage, type Stage } from '../support/fixture.ts';
import { knock } from './request.ts';
import { asService, bearer, codeOf, makeUser, openWorld, pass, send, signIn, type World } from './world.ts';

const json = JSON.stringify;

describe('where the embedded backend is stricter than the recorded server', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld('PGlite');
    for (const name of ['ada', 'bea']) await makeUser(world, name);
  });
  afterAll(() => world.stage.close());

  it('derives one key for an unknown address as for a wrong password', async () => {
    const hasher = scryptHasher({ logRounds: 13, blockSize: 8, lanes: 1 });
    const hash = await hasher.hash('Correct-Horse-9');
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let turn = 0; turn < 9; turn++) {
      for (const kind of ['known', 'unknown'] as const) {
        const start = performance.now();
        expect(await hasher.matches('Wrong-Horse-99', kind === 'known' ? hash : '')).toBe(false);
        times[kind].push(performance.now() - start);
      }
    }
    // The smallest of each: what a busy machine adds is left out. The recorded server's ratio is a tenth.
    expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) * 0.6);
  });

  it('asks for a hash when it knows nobody, and not for another one when it does', async () => {
    const matches = vi.spyOn(cheapHasher, 'matches');
    for (const email of ['ada@example.org', 'nobody@example.org']) {
      await send(world, 'POST', '/token?grant_type=password', {
        body: json({ email, password: 'Wrong-Horse-99' }),
      });
    }
    expect(matches).toHaveBeenCalledTimes(2);
    matches.mockRestore();
  });

  it('closes a factor for five minutes after five wrong codes, to the right code too', async () => {
    await signIn(world, 'ada');
    const enrolled = await send(world, 'POST', '/factors', {
      headers: bearer(world, 'ada'),
      body: json({ factor_type: 'totp', friendly_name: 'Phone' }),
    });
    const { id, totp } = enrolled.json as { id: string; totp: { secret: string } };
    world.store.set('secret', totp.secret);
    const answer = async (code: string) => {
      const asked = await send(world, 'POST', `/factors/${id}/challenge`, { headers: bearer(world, 'ada') });
      const body = json({ challenge_id: (asked.json as { id: string }).id, code });
      return (await send(world, 'POST', `/factors/${id}/verify`, { headers: bearer(world, 'ada'), body }))
        .status;
    };
    const wrong = () => String((Number(codeOf(world, 'secret')) + 7) % 1_000_000).padStart(6, '0');
    for (let turn = 0; turn < 5; turn++) expect(await answer(wrong())).toBe(422);
    expect(await answer(codeOf(world, 'secret'))).toBe(429);
    pass(world, 301);
    expect(await answer(wrong())).toBe(422);
    expect(await answer(codeOf(world, 'secret'))).toBe(429);
    pass(world, 301);
    expect(await answer(codeOf(world, 'secret'))).toBe(200);
  });

  it('voids the six digits of a link after five wrong ones', async () => {
    const { email_otp: code } = await asService(world, 'POST', '/admin/generate_link', {
      type: 'recovery',
      email: 'bea@example.org',
    });
    const redeem = (token: string) =>
      send(world, 'POST', '/verify', { body: json({ type: 'recovery', email: 'bea@example.org', token }) });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let turn = 0; turn < 5; turn++) expect((await redeem(wrong)).status).toBe(403);
    expect((await redeem(String(code))).status).toBe(403);
  });

  it('stores nothing that opens a session, an account or a second factor', async () => {
    await signIn(world, 'bea');
    const enrolled = await send(world, 'POST', '/factors', {
      headers: bearer(world, 'bea'),
      body: json({ factor_type: 'totp', friendly_name: 'Phone' }),
    });
    const link = await asService(world, 'POST', '/admin/generate_link', {
      type: 'recovery',
      email: 'bea@example.org',
    });
    const [dump] = await world.stage.owner(`select string_agg(t::text, ' ') as text from (
      select to_jsonb(u) from auth.users u union all select to_jsonb(r) from auth.refresh_tokens r
      union all select to_jsonb(f) from auth.mfa_factors f union all select to_jsonb(o) from auth.one_time_tokens o
      union all select to_jsonb(s) from auth.sessions s) t`);
    const secrets = [
      world.store.get('refresh_token:bea'),
      world.store.get('access_token:bea'),
      (enrolled.json as { totp: { secret: string } }).totp.secret,
      String(link['hashed_token']),
      `"${String(link['email_otp'])}"`,
      'Correct-Horse-9',
    ];
    expect(String(dump?.['text'])).toContain('bea@example.org');
    for (const secret of secrets) expect(String(dump?.['text'])).not.toContain(secret);
  });

  it('lets nobody keep an answer, and asks for the project’s key as the gateway does', async () => {
    const told = await send(world, 'GET', '/user', { headers: bearer(world, 'bea') });
    expect([told.status, told.headers['cache-control']]).toEqual([200, 'no-store']);
    const path = '/auth/v1/user';
    const bare = { method: 'GET', path, headers: bearer(world, 'bea'), body: null, from: '127.0.0.1' };
    expect((await knock(world.stage.url, bare)).status).toBe(401);
  });
});

describe('while the disk is full', () => {
  let stage: Stage;
  let free = 1e12;
  beforeAll(async () => {
    stage = await openStage('PGlite', { freeBytes: async () => free });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await stage.close();
  });

  it('a refresh is answered with a fault that passes', async () => {
    const service = createClient(stage.url, stage.keys.serviceRoleKey, { auth: { persistSession: false } });
    const account = { email: 'ada@example.org', password: 'Correct-Horse-9', email_confirm: true };
    await service.auth.admin.createUser(account);
    const { data } = await createClient(stage.url, stage.keys.anonKey).auth.signInWithPassword(account);
    const refresh = () =>
      fetch(`${stage.url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { apikey: stage.keys.anonKey },
        body: json({ refresh_token: data.session?.refresh_token }),
      });
    free = 0;
    expect((await refresh()).status).toBe(503);
    free = 1e12;
    expect((await refresh()).status).toBe(200);
  });
});
