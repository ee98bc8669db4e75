import { whyJoinColumn } from '../../src/config/brand.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAsVisitor, postTo, single, tablePath } from './support/ask.ts';
import { aVictim, type FiledVictim } from './support/victim.ts';
import { actAs } from './support/roles.ts';
import {
  anApplication,
  aResumeName,
  enginesHere,
  openTestBackend,
  type TestBackend,
} from './support/fixture.ts';

/** What a request can tell: everything but what is random or the time. */
async function tellingParts(response: Response): Promise<string> {
  const body = (await response.text())
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.+]+/g, '<time>')
    .replaceAll(/[\w.-]+_\d+\.pdf/g, '<name>');
  return `${response.status} ${response.headers.get('proxy-status')} ${body}`;
}

/** Each column once as the rules do not want it: a probe that is meant to be refused and leave no trace. */
const breaks: Record<string, unknown>[] = [
  {},
  { full_name: 'A' },
  { full_name: null },
  { email: 'nobody' },
  { phone: '0' },
  { phone: 7.5 },
  { resume_url: 'https://elsewhere.example/x.pdf' },
  { job_id: '../x' },
  { job_title: '' },
  { linkedin_profile: 'http://linkedin.com/in/ann' },
  { cover_letter: 'short' },
  { [whyJoinColumn]: 'short' },
  { form_seconds: 'soon' },
  { submission_key: 'no key' },
  { id: randomUUID() },
  { flagged_reason: 'x' },
  { nothing_of_ours: 1 },
];

/** Visitors on each engine; who has signed in meets the same rules, on the last of them. */
const strangers = [
  ...enginesHere.map((engineName) => ['anon', engineName] as const),
  ['authenticated', enginesHere.at(-1) ?? 'PGlite'] as const,
];

describe.each(strangers)('what a stranger, %s, learns of other people on %s', (role, engineName) => {
  let testBackend: TestBackend;
  let victim: FiledVictim;
  let token: string;
  const ask = askAsVisitor(
    () => testBackend,
    () => token,
  );
  const post = postTo(ask);
  beforeAll(async () => {
    testBackend = await openTestBackend(engineName);
    victim = await aVictim(testBackend);
    token = (await actAs(testBackend, role)).token;
  });
  afterAll(() => testBackend.close());

  const bodies = (['as a list', 'as one row'] as const).flatMap((shape) =>
    breaks.map((broken) => [JSON.stringify(broken), shape, broken] as const),
  );
  const send = async (row: Record<string, unknown>, shape: 'as a list' | 'as one row') =>
    tellingParts(
      await post(shape === 'as a list' ? [row] : row, shape === 'as a list' ? {} : single, query(shape)),
    );
  const query = (shape: string) => (shape === 'as a list' ? '' : '?select=id,created_at');

  it.each(bodies)('not whether an address has applied, beside %s, sent %s', async (_name, shape, broken) => {
    const { job_id, email } = victim.application;
    const known = await send({ ...anApplication({ job_id, email }), ...broken }, shape);
    expect(known).toBe(await send({ ...anApplication({ job_id }), ...broken }, shape));
  });

  it.each(bodies)(
    'not whether a resume is there or used, beside %s, sent %s',
    async (_name, shape, broken) => {
      const { client } = await actAs(testBackend, 'service_role');
      const bucket = client.storage.from('resumes');
      const free = aResumeName();
      const uploaded = await bucket.upload(
        free,
        new File(['%PDF-1.4'], 'x.pdf', { type: 'application/pdf' }),
      );
      expect(uploaded.error).toBeNull();
      const urls = [victim.resumeName, free, aResumeName()].map(
        (name) => bucket.getPublicUrl(name).data.publicUrl,
      );
      const told = [];
      for (const resume_url of urls)
        told.push(await send({ ...anApplication({ resume_url }), ...broken }, shape));
      expect(new Set(told).size).toBe(1);
    },
  );

  const object = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    ask(`/storage/v1/object/${path}`, init);
  const pdf = { 'content-type': 'application/pdf' };
  const json = { 'content-type': 'application/json' };
  const probes: [string, (name: string) => Promise<Response>][] = [
    ['reading it', (name) => object(`resumes/${name}`)],
    ['reading it as a user', (name) => object(`authenticated/resumes/${name}`)],
    ['reading it in public', (name) => object(`public/resumes/${name}`)],
    ['asking for its headers', (name) => object(`resumes/${name}`, { method: 'HEAD' })],
    ['asking about it', (name) => object(`info/resumes/${name}`)],
    [
      'signing a link',
      (name) => object(`sign/resumes/${name}`, { method: 'POST', headers: json, body: '{"expiresIn":60}' }),
    ],
    [
      'signing an upload',
      (name) => object(`upload/sign/resumes/${name}`, { method: 'POST', headers: json, body: '{}' }),
    ],
    [
      'searching for it',
      (search) =>
        object('list/resumes', {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ prefix: '', search }),
        }),
    ],
    [
      'uploading there',
      (name) => object(`resumes/${name}`, { method: 'POST', headers: pdf, body: '%PDF-1.4' }),
    ],
    [
      'uploading text there',
      (name) => object(`resumes/${name}`, { method: 'POST', headers: pdf, body: 'text' }),
    ],
    [
      'uploading another type there',
      (name) =>
        object(`resumes/${name}`, { method: 'POST', headers: { 'content-type': 'text/html' }, body: 'x' }),
    ],
    [
      'uploading too much there',
      (name) =>
        object(`resumes/${name}`, { method: 'POST', headers: pdf, body: `%PDF-${'x'.repeat(5_242_880)}` }),
    ],
    [
      'writing over it',
      (name) =>
        object(`resumes/${name}`, {
          method: 'POST',
          headers: { ...pdf, 'x-upsert': 'true' },
          body: '%PDF-1.4',
        }),
    ],
    ['replacing it', (name) => object(`resumes/${name}`, { method: 'PUT', headers: pdf, body: '%PDF-1.4' })],
    ['deleting it', (name) => object(`resumes/${name}`, { method: 'DELETE' })],
    [
      'deleting it in a list',
      (name) =>
        object('resumes', { method: 'DELETE', headers: json, body: JSON.stringify({ prefixes: [name] }) }),
    ],
    ...['move', 'copy'].map((verb): [string, (name: string) => Promise<Response>] => [
      `${verb} of it`,
      (name) =>
        object(verb, {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ bucketId: 'resumes', sourceKey: name, destinationKey: aResumeName() }),
        }),
    ]),
  ];
  it.each(probes)('not whether a resume is there, by %s', async (_name, probe) => {
    expect(await tellingParts(await probe(victim.resumeName))).toBe(
      await tellingParts(await probe(aResumeName())),
    );
  });

  const rows: [string, (id: string) => Promise<Response>][] = [
    ['reading', (id) => ask(`${tablePath}?select=id&id=eq.${id}`)],
    [
      'reading one',
      (id) => ask(`${tablePath}?select=id&id=eq.${id}`, { headers: { accept: single.accept } }),
    ],
    ['counting', (id) => ask(`${tablePath}?select=id&id=eq.${id}`, { headers: { prefer: 'count=exact' } })],
    [
      'changing',
      (id) => ask(`${tablePath}?id=eq.${id}`, { method: 'PATCH', headers: json, body: '{"job_title":"x"}' }),
    ],
    ['deleting', (id) => ask(`${tablePath}?id=eq.${id}`, { method: 'DELETE' })],
    ['taking its id', (id) => post({ ...anApplication(), id })],
    [
      'writing over it',
      (id) => post({ ...anApplication(), id }, { prefer: 'resolution=merge-duplicates' }, '?on_conflict=id'),
    ],
  ];
  it.each(rows)('not whether an application is there, by %s', async (_name, probe) => {
    expect(await tellingParts(await probe(victim.id))).toBe(await tellingParts(await probe(randomUUID())));
  });

  it('leaves the resume with the application that had it first', async () => {
    const [row] = await testBackend.owner(
      'select resume_url from public.applications where id = $1::text::uuid',
      [victim.id],
    );
    expect(row?.['resume_url']).toBe(new URL(victim.application.resume_url).pathname);
  });
});
