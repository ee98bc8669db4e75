import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rawRequest, sendRaw } from '../support/raw-http.ts';
import { askAsVisitor, postTo, tablePath } from './support/ask.ts';
import { anApplication, aResume, aResumeName, openTestBackend, type TestBackend } from './support/fixture.ts';

/* What a client may send that no honest client would. Thousands more of it: tests/commands. */
let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await openTestBackend('PGlite');
});
afterAll(() => testBackend.close());

const ask = askAsVisitor(() => testBackend);
const post = postTo(ask);
const asService = () => ({
  apikey: testBackend.keys.serviceRoleKey,
  authorization: `Bearer ${testBackend.keys.serviceRoleKey}`,
});

/** Uploads a PDF with the multipart fields that a client declares; gives its object name. */
async function uploadWith(fields: Record<string, string>): Promise<string> {
  const name = aResumeName();
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('', new File(['%PDF-1.4\n'], 'resume.pdf', { type: 'application/pdf' }));
  const response = await ask(`/storage/v1/object/resumes/${name}`, { method: 'POST', body: form });
  expect(response.status).toBe(200);
  return name;
}

describe('what a client declares with a file', () => {
  it.each(['3600', '3600中', '1\r\nSet-Cookie: a=b', '9'.repeat(500)])(
    'cacheControl %j lets no cache keep it',
    async (declared) => {
      const name = await uploadWith({ cacheControl: declared });
      const file = await ask(`/storage/v1/object/resumes/${name}`, { headers: asService() });
      expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await file.text()).toBe('%PDF-1.4\n');
    },
  );

  it('of an older row that no header can carry is left out, not the file', async () => {
    const name = await uploadWith({});
    await testBackend.owner(
      `update storage.objects set metadata = metadata || '{"eTag":"\\u0001"}' where name = $1::text`,
      [name],
    );
    const file = await ask(`/storage/v1/object/resumes/${name}`, { headers: asService() });
    expect([file.status, file.headers.get('etag')]).toEqual([200, '""']);
  });
});

it('a stored file that went away gives one 500 and one log line', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const name = await uploadWith({ cacheControl: '60' });
  const [row] = await testBackend.owner('select version from storage.objects where name = $1::text', [name]);
  await testBackend.files.remove(String(row?.['version']));
  const file = await ask(`/storage/v1/object/resumes/${name}`, { headers: asService() });
  expect(file.status).toBe(500);
  expect(said.mock.calls).toHaveLength(1);
  expect(String(said.mock.calls[0]?.[0])).not.toContain('\n');
  said.mockRestore();
});

describe('nesting', () => {
  const nested = (levels: number) =>
    JSON.stringify(anApplication()).replace('"Ada Example"', `${'['.repeat(levels)}1${']'.repeat(levels)}`);

  it.each([101, 6_300, 200_000])('of %d levels is no JSON for a row', async (levels) => {
    const response = await post(nested(levels));
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 'PGRST102', details: null, hint: null, message: 'Empty or invalid json' },
    ]);
  });

  it('of 6,300 levels is none for Auth', async () => {
    const deep = `${'['.repeat(6_300)}${']'.repeat(6_300)}`;
    const body = `{"email":"deep@example.org","user_metadata":{"deep":${deep}}}`;
    const response = await ask('/auth/v1/admin/users', { method: 'POST', body, headers: asService() });
    expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'bad_json' }]);
  });

  it('of brackets in words is none', async () => {
    const letter = `${'[{"\\'.repeat(60)} is how I smile. `;
    expect((await post(anApplication({ cover_letter: letter.repeat(2) }))).status).toBe(201);
  });

  it('of a megabyte of escaped quotes is judged at once', async () => {
    const started = performance.now();
    expect((await post(`{"full_name":"${String.raw`\"`.repeat(500_000)}`)).status).toBe(400);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

it('the absolute form means what the plain form means', async () => {
  const target = `${testBackend.url}${tablePath}?select=id`;
  const { anonKey } = testBackend.keys;
  const answer = await sendRaw(testBackend.url, rawRequest('GET', target, { apikey: anonKey }));
  expect(answer?.status).toBe(200);
});

describe('bodies that never end', () => {
  /** Announces eight megabytes and sends none of them. */
  const held = (target: string, headers: Record<string, string>) => {
    const lines = { 'Content-Length': '8000000', 'Content-Type': 'application/json', ...headers };
    return rawRequest('POST', target, lines);
  };

  it.each([
    ['of applications without a key', tablePath, {}, 401],
    ['of applications with a wrong key', tablePath, { apikey: 'wrong' }, 401],
    ['of files without a key', '/storage/v1/object/resumes/x.pdf', {}, 400],
    ['of files with a wrong key', '/storage/v1/object/resumes/x.pdf', { authorization: 'Bearer x' }, 400],
    ['of no service', '/functions/v1/token', {}, 404],
  ])('%s are refused before they are read', async (_what, target, headers, status) => {
    expect((await sendRaw(testBackend.url, held(target, headers)))?.status).toBe(status);
  });

  it('nobody is asked to go on with a body that is refused', async () => {
    const answer = await sendRaw(testBackend.url, held(tablePath, { Expect: '100-continue' }));
    expect(answer?.status).toBe(401);
  });

  it('keep neither a sign-in nor an application waiting, and give way to an upload', async () => {
    const { anonKey } = testBackend.keys;
    const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
    const { hostname, port } = new URL(testBackend.url);
    const stalled = (count: number, sent: string): Socket[] =>
      Array.from({ length: count }, () => {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        socket.write(held('/storage/v1/object/resumes/x.pdf', headers) + sent);
        return socket;
      });
    const sockets = [...stalled(100, ''), ...stalled(12, 'x'.repeat(70_000))];
    await Promise.all(sockets.map((socket) => socket.connecting && once(socket, 'connect')));
    const started = performance.now();
    const signIn = { method: 'POST', body: '{"email":"nobody@example.org","password":"x"}' };
    expect((await ask('/auth/v1/token?grant_type=password', signIn)).status).toBe(400);
    expect((await post(anApplication())).status).toBe(201);
    expect(performance.now() - started).toBeLessThan(2_000);
    const { error } = await createClient(testBackend.url, anonKey)
      .storage.from('resumes')
      .upload(aResumeName(), aResume(200_000));
    expect(error).toBeNull();
    for (const socket of sockets) socket.destroy();
  });
});

it('a copy of the database opens no session, no account and no second factor', async () => {
  const client = createClient(testBackend.url, testBackend.keys.serviceRoleKey, {
    auth: { persistSession: false },
  });
  const account = { email: 'ada@example.org', password: 'Correct-Horse-9' };
  await client.auth.admin.createUser({ ...account, email_confirm: true });
  const link = await client.auth.admin.generateLink({ type: 'recovery', email: account.email });
  const page = createClient(testBackend.url, testBackend.keys.anonKey, { auth: { persistSession: false } });
  const { session } = (await page.auth.signInWithPassword(account)).data;
  const factor = await page.auth.mfa.enroll({ factorType: 'totp' });
  const secrets = [
    account.password,
    session?.access_token,
    session?.refresh_token,
    link.data.properties?.hashed_token,
    factor.data?.totp?.secret,
  ];
  const [dump] = await testBackend.owner(`select string_agg(t::text, ' ') as text from (
    select to_jsonb(u) from auth.users u union all select to_jsonb(r) from auth.refresh_tokens r
    union all select to_jsonb(f) from auth.mfa_factors f union all select to_jsonb(o) from auth.one_time_tokens o
    union all select to_jsonb(s) from auth.sessions s) t`);
  expect(String(dump?.['text'])).toContain('ada@example.org');
  for (const secret of secrets) {
    expect(secret).toMatch(/./);
    expect(String(dump?.['text'])).not.toContain(secret);
  }
});
