import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signToken } from '../../supabase/local/http/keys.ts';
import { askAsVisitor } from './support/ask.ts';
import { actAs } from './support/roles.ts';
import { aResume, aResumeName, openStage, type Stage } from './support/fixture.ts';

/** Expected answers: what hosted Supabase was recorded to say, or what PostgREST's own sources say. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage('PGlite');
});
afterAll(() => stage.close());

const ask = askAsVisitor(() => stage);

describe('Storage', () => {
  const put = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    ask(`/storage/v1/object/${path}`, { method: 'POST', body: '%PDF-', ...init });
  const pdf = { 'content-type': 'application/pdf' };

  const cases: [string, () => Promise<Response>, Record<string, string>][] = [
    [
      'another type',
      () => put(`resumes/${aResumeName()}`, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
      {
        statusCode: '415',
        error: 'invalid_mime_type',
        message: 'mime type text/html is not supported',
        code: 'InvalidMimeType',
      },
    ],
    [
      'no such bucket',
      () => put('other/x.pdf', { headers: pdf }),
      { statusCode: '404', error: 'Bucket not found', message: 'Bucket not found', code: 'NoSuchBucket' },
    ],
    [
      'a letter that keys cannot have',
      () => put('resumes/%C3%A9_1.pdf', { headers: pdf }),
      { statusCode: '400', error: 'InvalidKey', message: 'Invalid key: é_1.pdf', code: 'InvalidKey' },
    ],
    [
      'no permission',
      () => put('resumes/x.pdf', { headers: pdf }),
      {
        statusCode: '403',
        error: 'Unauthorized',
        message: 'new row violates row-level security policy',
        code: 'AccessDenied',
      },
    ],
    [
      'no file',
      () => put(`resumes/${aResumeName()}`, { body: new FormData() }),
      { statusCode: '400', error: 'InvalidRequest', message: 'No content provided', code: 'InvalidRequest' },
    ],
    [
      'a broken token',
      () => put(`resumes/${aResumeName()}`, { headers: { ...pdf, authorization: 'Bearer nonsense' } }),
      { statusCode: '403', error: 'Unauthorized', message: 'Invalid Compact JWS', code: 'AccessDenied' },
    ],
    [
      'no token',
      () => fetch(`${stage.url}/storage/v1/object/list/resumes`, { method: 'POST', body: '{}' }),
      {
        statusCode: '400',
        error: 'Error',
        message: "headers must have required property 'authorization'",
        code: 'InvalidRequest',
      },
    ],
    [
      'a body of 9 MB',
      () => put(`resumes/${aResumeName()}`, { headers: pdf, body: 'x'.repeat(9 * 1024 * 1024) }),
      {
        statusCode: '413',
        error: 'Payload too large',
        message: 'The object exceeded the maximum allowed size',
        code: 'EntityTooLarge',
      },
    ],
    [
      'a link for somebody else’s file',
      () => ask('/storage/v1/object/sign/resumes/x_1.pdf?token=nonsense'),
      { statusCode: '400', error: 'InvalidJWT', message: 'Invalid Compact JWS', code: 'InvalidJWT' },
    ],
    [
      'a link without a token',
      () => ask('/storage/v1/object/sign/resumes/x_1.pdf'),
      {
        statusCode: '400',
        error: 'Error',
        message: "querystring must have required property 'token'",
        code: 'InvalidRequest',
      },
    ],
    [
      'an upload by signed link',
      () => put('upload/sign/resumes/x_1.pdf'),
      { statusCode: '501', error: 'not_supported', code: 'NotSupported' },
    ],
  ];
  it.each(cases)('refuses %s in its shape', async (_name, request, body) => {
    const response = await request();
    const answer = (await response.json()) as Record<string, unknown>;
    expect(answer).toMatchObject(body);
    expect(Object.keys(answer)).toEqual(['statusCode', 'error', 'message', 'code']);
    expect(response.status).toBe(400);
  });

  it('gives the file back byte for byte through a signed link, and only until it ends', async () => {
    const anon = await actAs(stage, 'anon');
    const service = await actAs(stage, 'service_role');
    const name = aResumeName();
    const uploaded = await anon.client.storage
      .from('resumes')
      .upload(name, aResume(70_000), { cacheControl: '3600', upsert: false });
    expect(uploaded.data?.path).toBe(name);
    const link = await service.client.storage
      .from('resumes')
      .createSignedUrl(name, 300, { download: 'Ada.pdf' });
    const response = await fetch(link.data?.signedUrl ?? '');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(Buffer.from(await aResume(70_000).arrayBuffer()))).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename=Ada.pdf; filename*=UTF-8''Ada.pdf;",
      'x-robots-tag': 'none',
      'content-length': '70000',
    });
    const ended = await signToken(stage.keys.jwtSecret, { url: `resumes/${name}`, scope: 'download' }, -1);
    const late = await fetch(`${stage.url}/storage/v1/object/sign/resumes/${name}?token=${ended}`);
    expect(await late.json()).toMatchObject({
      error: 'InvalidJWT',
      message: '"exp" claim timestamp check failed',
    });
    const other = await fetch((link.data?.signedUrl ?? '').replace(name, aResumeName()));
    expect(await other.json()).toMatchObject({ error: 'InvalidSignature', message: 'Invalid signature' });
  });

  it('serves a part of a file', async () => {
    const name = aResumeName();
    await put(`resumes/${name}`, { headers: pdf, body: '%PDF-56789' });
    const authorization = `Bearer ${stage.keys.serviceRoleKey}`;
    const part = await ask(`/storage/v1/object/resumes/${name}`, {
      headers: { authorization, range: 'bytes=2-4' },
    });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      'DF-',
    ]);
    expect(part.headers.get('cache-control')).toBe('no-cache');
  });
});
