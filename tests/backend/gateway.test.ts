import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { defaultStaffUrl } from '../../src/domain/contract/staff.ts';
import { signToken } from '../../supabase/local/http/keys.ts';
import { maliciousPdfs } from '../support/malicious-pdfs.ts';
import { rawRequest, sendRaw } from '../support/raw-http.ts';
import { askAsVisitor, type Asked, postTo, tablePath } from './support/ask.ts';
import { anApplication, aResume, aResumeName } from './support/fixture.ts';
import { costOf } from './support/processor-time.ts';
import { useBackend } from './support/use-backend.ts';

/*
 * What no recorded answer shows (rest-replay.test.ts): the gateway, whole files, what is left of a refusal, and what a client
 * may send that no honest client would.
 */
const testBackend = useBackend();

const ask = askAsVisitor(testBackend);
const post = postTo(ask);

describe('the gateway', () => {
  it('answers the preflight of a browser', async () => {
    const asked = 'apikey,authorization,content-profile,content-type,prefer,x-client-info,x-upsert';
    const response = await fetch(testBackend.url + tablePath, {
      method: 'OPTIONS',
      headers: { origin: 'http://127.0.0.1:4173', 'access-control-request-headers': asked },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe(asked);
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
  });

  it('lets the pages of its settings alone ask an edge function', async () => {
    const path = `${testBackend.url}/functions/v1/staff-accounts`;
    for (const method of ['OPTIONS', 'POST']) {
      const response = await fetch(path, { method, headers: { origin: 'https://evil.example' } });
      expect(response.headers.get('access-control-allow-origin')).toBe(new URL(defaultStaffUrl).origin);
    }
  });

  it('refuses who has no key or another one, and asks for another name than of this machine', async () => {
    for (const [headers, message] of [
      [{}, 'No API key found in request'],
      [{ apikey: 'guess' }, 'Invalid API key'],
    ] as const) {
      const response = await fetch(testBackend.url + tablePath, { headers });
      expect([response.status, await response.json()]).toMatchObject([401, { message }]);
    }
    const foreign = { Host: 'evil.example', apikey: testBackend.keys.anonKey };
    expect((await sendRaw(testBackend.url, rawRequest('GET', tablePath, foreign)))?.status).toBe(421);
  });

  it('lets nobody keep an answer', async () => {
    const link = { method: 'POST', body: '{"secret":"x"}', headers: { 'content-type': 'application/json' } };
    for (const answer of [
      await ask(`${tablePath}?select=id`),
      await ask('/rest/v1/rpc/application_by_link', link),
    ]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('says of an edge function that is not there what the platform says', async () => {
    const response = await fetch(`${testBackend.url}/functions/v1/x`, { method: 'POST', body: '{}' });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  it('has no other ways', async () => {
    for (const path of ['/graphql/v1', '/functions/v2/x', '/', '/rest/v2/x']) {
      const response = await ask(path);
      const message = 'no Route matched with those values';
      expect([path, response.status, await response.json()]).toEqual([path, 404, { message }]);
    }
  });
});

describe('a file', () => {
  it('comes back byte for byte through a signed link, and only until it ends', async () => {
    const name = aResumeName();
    await testBackend.as('anon').storage.from('resumes').upload(name, aResume(70_000));
    const files = testBackend.as('service_role').storage.from('resumes');
    const link = (await files.createSignedUrl(name, 300, { download: 'Ada.pdf' })).data?.signedUrl ?? '';
    const response = await fetch(link);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(Buffer.from(await aResume(70_000).arrayBuffer()))).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename=Ada.pdf; filename*=UTF-8''Ada.pdf;",
      'x-robots-tag': 'none',
      'cache-control': 'no-store',
    });
    const ended = await signToken(
      testBackend.keys.jwtSecret,
      { url: `resumes/${name}`, scope: 'download' },
      -1,
    );
    const late = await fetch(`${testBackend.url}/storage/v1/object/sign/resumes/${name}?token=${ended}`);
    expect(await late.json()).toMatchObject({ error: 'InvalidJWT' });
    const other = await fetch(link.replace(name, aResumeName()));
    expect(await other.json()).toMatchObject({ error: 'InvalidSignature' });
  });

  it.each(Object.entries(maliciousPdfs))(
    'that %s is handed on unchanged, to be saved and not run',
    async (_what, pdf) => {
      const name = aResumeName();
      const file = new File([pdf], 'resume.pdf', { type: 'application/pdf' });
      expect((await testBackend.as('anon').storage.from('resumes').upload(name, file)).error).toBeNull();
      const files = testBackend.as('service_role').storage.from('resumes');
      // As the staff app asks for it (src/staff/api/resume.ts).
      const link = (await files.createSignedUrl(name, 60, { download: true })).data?.signedUrl ?? '';
      const response = await fetch(link);
      expect(await response.text()).toBe(pdf);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; /),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('of 9 MB is not taken', async () => {
    const upload = {
      method: 'POST',
      body: 'x'.repeat(9 * 1024 * 1024),
      headers: { 'content-type': 'application/pdf' },
    };
    const response = await ask(`/storage/v1/object/resumes/${aResumeName()}`, upload);
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'EntityTooLarge' }]);
  });
});

describe('REST', () => {
  it('rolls back an insert that cannot be shown as one object', async () => {
    const rows = [anApplication(), anApplication()];
    const response = await post(
      rows,
      {
        prefer: 'return=representation',
        accept: 'application/vnd.pgrst.object+json',
        authorization: `Bearer ${testBackend.keys.serviceRoleKey}`,
      },
      `?select=id&columns=${Object.keys(anApplication()).join(',')}`,
    );
    expect(response.status).toBe(406);
    const stored = 'select 1 from public.applications where email = $1::text';
    expect(await testBackend.owner(stored, [rows[0]?.email])).toEqual([]);
  });

  it('refuses a megabyte of rows, and of arguments', async () => {
    const body = 'x'.repeat(1_100_000);
    expect((await post(body)).status).toBe(413);
    const call = await ask('/rest/v1/rpc/application_by_link', { method: 'POST', body });
    expect(call.status).toBe(413);
  });
});

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
  it.each(['3600', '1\r\nSet-Cookie: a=b'])('cacheControl %j lets no cache keep it', async (declared) => {
    const name = await uploadWith({ cacheControl: declared });
    const file = await ask(`/storage/v1/object/resumes/${name}`, { headers: asService() });
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await file.text()).toBe('%PDF-1.4\n');
  });
});

it('a stored file that went away gives one 500 and one log line', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const name = await uploadWith({ cacheControl: '60' });
  const [row] = await testBackend.owner(`select version from storage.objects where name = '${name}'`);
  await testBackend.files.remove(String(row?.['version']));
  const file = await ask(`/storage/v1/object/resumes/${name}`, { headers: asService() });
  expect(file.status).toBe(500);
  expect(logged.mock.calls).toHaveLength(1);
  expect(String(logged.mock.calls[0]?.[0])).not.toContain('\n');
  logged.mockRestore();
});

describe('what the product never asks for is refused by name', () => {
  const objects = '/storage/v1/object';
  it.each<readonly [path: string, init: Asked]>([
    ...['embedded(name)', 'count()', 'id::text', 'mail:email', 'notes->0', '"id%00"'].map(
      (select) => [`${tablePath}?select=${select}`, {}] as const,
    ),
    ...['like.A*', 'is.null', 'not.eq.1', 'fts.word', 'match.(a+)+$', 'eq'].map(
      (filter) => [`${tablePath}?email=${filter}`, {}] as const,
    ),
    [`${tablePath}?or=(id.eq.1,id.eq.2)`, {}],
    [`${tablePath}?notes->0=eq.1`, {}],
    [`${tablePath}?email=eq.${'['.repeat(101)}`, {}],
    [`${tablePath}?email=in.(a,b)`, {}],
    [`${tablePath}?order=id.desc.nullslast`, {}],
    [`${tablePath}?limit=-1`, {}],
    [tablePath, { headers: { range: '0-1' } }],
    [tablePath, { headers: { accept: 'text/csv' } }],
    [tablePath, { headers: { prefer: 'handling=strict, max-affected=1' } }],
    [tablePath, { method: 'PUT' }],
    [
      tablePath,
      { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [tablePath, { method: 'POST', body: '[{"email":"a"},{"phone":"b"}]' }],
    [tablePath, { method: 'POST', body: '{}' }],
    [`${tablePath}?on_conflict=id`, { method: 'POST', body: '{"email":"a"}' }],
    ['/rest/v1/rpc/list_applications', {}],
    ['/rest/v1/rpc/list_applications?select=pgrst_scalar', { method: 'POST', body: '{}' }],
    [`${objects}/resumes/a.pdf`, { method: 'HEAD' }],
    [`${objects}/resumes/a.pdf`, { method: 'DELETE' }],
    [`${objects}/other/a.pdf`, {}],
    [`${objects}/authenticated/resumes/a.pdf`, {}],
    [`${objects}/info/resumes/a.pdf`, {}],
    [`${objects}/copy`, { method: 'POST', body: '{}' }],
    [`${objects}/upload/sign/resumes/a.pdf`, { method: 'POST' }],
    [`${objects}/list/resumes`, { method: 'POST', body: '{"prefix":"a","limit":1}' }],
    ['/storage/v1/bucket', {}],
    ['/storage/v1/upload/resumable', { method: 'POST' }],
  ])('%s %o', async (path, { headers, ...init }) => {
    const json = { 'content-type': 'application/json' };
    const response = await ask(path, { ...init, headers: { ...json, ...headers } });
    expect(response.status).toBe(501);
    if (init.method !== 'HEAD') {
      const message = expect.stringMatching(/^The embedded backend does not support ./);
      expect(await response.json()).toMatchObject({ code: 'NotSupported', message });
    }
  });

  it('an address of more than 4 kB is not read', async () => {
    const address = (letters: number) => `${tablePath}?select=`.padEnd(letters, 'a');
    expect((await ask(address(4_096))).status).toBe(400);
    expect((await ask(address(4_097))).status).toBe(414);
  });
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
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'bad_json' }]);
  });

  it('of brackets in words is none', async () => {
    const letter = `${'[{"\\'.repeat(60)} is how I smile. `;
    expect((await post(anApplication({ cover_letter: letter.repeat(2) }))).status).toBe(201);
  });

  it('of a megabyte of escaped quotes is judged at once', async () => {
    const cost = await costOf(async () =>
      expect((await post(`{"full_name":"${String.raw`\"`.repeat(500_000)}`)).status).toBe(400),
    );
    expect(cost).toBeLessThan(2_000);
  });
});

it('an upload whose sender goes away leaves no file and no row', async () => {
  const [stored, files] = [
    () => testBackend.owner('select 1 from storage.objects'),
    join(testBackend.directory, 'files'),
  ];
  const before = [await stored(), await readdir(files)];
  const { hostname, port } = new URL(testBackend.url);
  const { anonKey } = testBackend.keys;
  const socket = connect(Number(port), hostname);
  const head = { 'Content-Length': '8000', 'Content-Type': 'application/pdf', apikey: anonKey };
  const authorization = `Bearer ${anonKey}`;
  socket.write(rawRequest('POST', `/storage/v1/object/resumes/${aResumeName()}`, { ...head, authorization }));
  await new Promise((written) => void socket.write('%PDF-1.4\n'.padEnd(4_000, 'x'), written));
  socket.destroy();
  await once(socket, 'close');
  expect((await ask(`${tablePath}?select=id`)).status).toBe(200);
  await vi.waitFor(async () => expect([await stored(), await readdir(files)]).toEqual(before));
});

describe('bodies that never end', () => {
  /** Announces eight megabytes and sends none of them. */
  const held = (target: string, headers: Record<string, string>) =>
    rawRequest('POST', target, { 'Content-Length': '8000000', ...headers });

  it.each([
    ['of applications without a key', tablePath, {}, 401],
    ['of applications with a wrong key', tablePath, { apikey: 'wrong' }, 401],
    ['of files without a key', '/storage/v1/object/resumes/x.pdf', {}, 400],
    ['of files with a wrong key', '/storage/v1/object/resumes/x.pdf', { authorization: 'Bearer x' }, 400],
    ['of no service', '/functions/v1/token', {}, 404],
  ])('%s are refused before they are read', async (_what, target, headers, status) => {
    expect((await sendRaw(testBackend.url, held(target, headers)))?.status).toBe(status);
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
  // Half a surrogate pair is no JSON to PostgreSQL.
  const factor = await page.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone \ud83d' });
  const secrets = [
    account.password,
    session?.access_token,
    session?.refresh_token,
    link.data.properties?.hashed_token,
    factor.data?.totp?.secret,
  ];
  const [dump] = await testBackend.owner(`select string_agg(t::text, ' ') as text from (
    select to_jsonb(u) from auth.users u
    union all select to_jsonb(f) from auth.mfa_factors f union all select to_jsonb(o) from auth.one_time_tokens o
    union all select to_jsonb(s) from auth.sessions s) t`);
  expect(String(dump?.['text'])).toContain('ada@example.org');
  for (const secret of secrets) {
    expect(secret).toMatch(/./);
    expect(String(dump?.['text'])).not.toContain(secret);
  }
});

describe('a function that only reads', () => {
  it('is run so that it cannot write', async () => {
    const reader = testBackend.as('reader');
    await testBackend.owner(`create or replace function public.application_history(application_id uuid) returns jsonb language plpgsql stable
      security definer set search_path = '' as $$ begin insert into private.request_log (kind, network) values ('link', 'x'); return '1'; end $$`);
    expect((await reader.rpc('application_history', { application_id: randomUUID() })).error?.code).toBe(
      '0A000',
    );
  });
});
