import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signToken } from '../../supabase/local/http/keys.ts';
import { maliciousPdfs } from '../support/malicious-pdfs.ts';
import { rawRequest, sendRaw } from '../support/raw-http.ts';
import { askAsVisitor, postTo, tablePath as table } from './support/ask.ts';
import { actAs } from './support/roles.ts';
import { anApplication, aResume, aResumeName, openTestBackend, type TestBackend } from './support/fixture.ts';

/* What no recorded answer shows (rest-replay.test.ts): the gateway, whole files, and what is left of a refusal. */
let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await openTestBackend('PGlite');
});
afterAll(() => testBackend.close());

const ask = askAsVisitor(() => testBackend);
const post = postTo(ask);

describe('the gateway', () => {
  it('answers the preflight of a browser', async () => {
    const asked = 'apikey,authorization,content-profile,content-type,prefer,x-client-info,x-upsert';
    const response = await fetch(testBackend.url + table, {
      method: 'OPTIONS',
      headers: { origin: 'http://127.0.0.1:4173', 'access-control-request-headers': asked },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe(asked);
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
  });

  it.each([
    ['no key', {}, 'No API key found in request'],
    ['another key', { apikey: 'guess' }, 'Invalid API key'],
  ])('refuses %s', async (_what, headers, message) => {
    const response = await fetch(testBackend.url + table, { headers });
    expect([response.status, await response.json()]).toMatchObject([401, { message }]);
  });

  it('answers to this machine alone', async () => {
    const foreign = rawRequest('GET', `${table}?select=id`, {
      Host: 'evil.example',
      apikey: testBackend.keys.anonKey,
    });
    expect((await sendRaw(testBackend.url, foreign))?.status).toBe(421);
  });

  it('lets nobody keep an answer', async () => {
    const link = { method: 'POST', body: '{"secret":"x"}', headers: { 'content-type': 'application/json' } };
    for (const answer of [
      await ask(`${table}?select=id`),
      await ask('/rest/v1/rpc/application_by_link', link),
    ]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('says of an edge function that is not there what the platform says', async () => {
    const response = await fetch(`${testBackend.url}/functions/v1/x`, { method: 'POST', body: '{}' });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  it.each(['/graphql/v1', '/functions/v2/x', '/', '/rest/v2/x'])('has no %s', async (path) => {
    const response = await ask(path);
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'no Route matched with those values' },
    ]);
  });
});

describe('a file', () => {
  it('comes back byte for byte through a signed link, and only until it ends', async () => {
    const [anon, service] = [await actAs(testBackend, 'anon'), await actAs(testBackend, 'service_role')];
    const name = aResumeName();
    await anon.client.storage.from('resumes').upload(name, aResume(70_000));
    const files = service.client.storage.from('resumes');
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
    const { exp = 0 } = decodeJwt(new URL(link).searchParams.get('token') ?? '');
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(60);
    const ended = await signToken(
      testBackend.keys.jwtSecret,
      { url: `resumes/${name}`, scope: 'download' },
      -1,
    );
    const late = await fetch(`${testBackend.url}/storage/v1/object/sign/resumes/${name}?token=${ended}`);
    expect(await late.json()).toMatchObject({ error: 'InvalidJWT' });
    const other = await fetch(link.replace(name, aResumeName()));
    expect(await other.json()).toMatchObject({ error: 'InvalidSignature' });
    const part = await fetch(link, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/70000',
      'DF-',
    ]);
  });

  it.each(Object.entries(maliciousPdfs))(
    'that %s is handed on unchanged, to be saved and not run',
    async (_what, pdf) => {
      const [anon, service] = [await actAs(testBackend, 'anon'), await actAs(testBackend, 'service_role')];
      const name = aResumeName();
      const file = new File([pdf], 'resume.pdf', { type: 'application/pdf' });
      const sent = await anon.client.storage.from('resumes').upload(name, file);
      expect(sent.error).toBeNull();
      const files = service.client.storage.from('resumes');
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

  it('that is sent as a page is not taken', async () => {
    const [html] = Object.values(maliciousPdfs);
    const headers = { 'content-type': 'text/html' };
    const path = `/storage/v1/object/resumes/${aResumeName()}`;
    const response = await ask(path, { method: 'POST', body: html ?? '', headers });
    expect([response.status, await response.json()]).toMatchObject([400, { statusCode: '415' }]);
  });

  it.each([
    ['of 9 MB', aResumeName(), 'x'.repeat(9 * 1024 * 1024), { statusCode: '413', code: 'EntityTooLarge' }],
    ['with another name', 'x.pdf', '%PDF-', { statusCode: '403', code: 'AccessDenied' }],
  ])('%s is not taken', async (_what, name, body, refusal) => {
    const headers = { 'content-type': 'application/pdf' };
    const response = await ask(`/storage/v1/object/resumes/${name}`, { method: 'POST', body, headers });
    expect([response.status, await response.json()]).toMatchObject([400, refusal]);
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
      '?select=id',
    );
    expect(response.status).toBe(406);
    const stored = 'select 1 from public.applications where email = $1::text';
    expect(await testBackend.owner(stored, [rows[0]?.email])).toEqual([]);
  });

  it.each([
    ['rows', () => post('x'.repeat(1_100_000))],
    [
      'arguments',
      () => ask('/rest/v1/rpc/application_by_link', { method: 'POST', body: 'x'.repeat(1_100_000) }),
    ],
  ])('refuses a megabyte of %s', async (_what, request) => {
    expect((await request()).status).toBe(413);
  });

  it('changes nothing where a body sets nothing', async () => {
    const headers = {
      authorization: `Bearer ${testBackend.keys.serviceRoleKey}`,
      'content-type': 'application/json',
    };
    const response = await ask(`${table}?email=eq.a@example.org`, { method: 'PATCH', body: '{}', headers });
    expect(response.status).toBe(204);
  });

  it.each(['select="id%00"', '"id%00"=eq.1', 'order="id%00"', 'select="a%00":id'])(
    'refuses a name with a zero in it: %s',
    async (query) => {
      const response = await ask(`${table}?${query}`);
      expect([response.status, await response.json()]).toMatchObject([400, { code: '22021' }]);
    },
  );

  it('runs a function that only reads so that it cannot write', async () => {
    const reader = (await actAs(testBackend, 'reader')).client;
    await testBackend.owner(`create or replace function public.application_history(application_id uuid) returns jsonb language plpgsql stable
      security definer set search_path = '' as $$ begin insert into private.request_log (kind, network) values ('link', 'x'); return '1'; end $$`);
    expect((await reader.rpc('application_history', { application_id: randomUUID() })).error?.code).toBe(
      '0A000',
    );
  });
});
