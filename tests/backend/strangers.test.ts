import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { whyJoinColumn } from '../../src/config/brand.ts';
import { type Ask, askAsVisitor, type Asked, postTo, single, tablePath } from './support/ask.ts';
import { anApplication, aResumeName, tokenOf } from './support/fixture.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aVictim, type FiledVictim } from './support/victim.ts';

/* Each question is asked without an account, and by who has signed in and is no member. */

/** What a request can tell: everything but what is random or the time. */
async function tellingParts(response: Response): Promise<string> {
  const body = (await response.text())
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.+]+/g, '<time>')
    .replaceAll(/[\w.-]+_\d+\.pdf/g, '<name>');
  return `${response.status} ${body}`;
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

const pdf = { 'content-type': 'application/pdf' };
const json = { 'content-type': 'application/json' };
const upload = (more: Asked = {}) => ({
  method: 'POST',
  body: '%PDF-1.4',
  ...more,
  headers: { ...pdf, ...more.headers },
});
const post = (body: object) => ({ method: 'POST', headers: json, body: JSON.stringify(body) });

/**
 * Requests about a file by its name, below Storage's `object/`. An upload to a name tells whether it is taken, as on a hosted
 * project (docs/threat-model.md).
 */
const aboutFiles: [string, (name: string) => [path: string, init?: Asked]][] = [
  ['reading it', (name) => [`resumes/${name}`]],
  ['reading it in public', (name) => [`public/resumes/${name}`]],
  ['signing a link', (name) => [`sign/resumes/${name}`, post({ expiresIn: 60 })]],
  [
    'uploading another type there',
    (name) => [`resumes/${name}`, upload({ headers: { 'content-type': 'text/html' } })],
  ],
  [
    'uploading too much there',
    (name) => [`resumes/${name}`, upload({ body: `%PDF-${'x'.repeat(5_242_880)}` })],
  ],
  ['writing over it', (name) => [`resumes/${name}`, upload({ headers: { 'x-upsert': 'true' } })]],
  ['replacing it', (name) => [`resumes/${name}`, upload({ method: 'PUT' })]],
  ['deleting it in a list', (name) => ['resumes', { ...post({ prefixes: [name] }), method: 'DELETE' }]],
];

/** Requests about an application by its id: query and request. */
const aboutApplications: [string, (id: string) => [query: string, init?: Asked]][] = [
  ['reading', (id) => [`?select=id&id=eq.${id}`]],
  ['reading one', (id) => [`?select=id&id=eq.${id}`, { headers: { accept: single.accept } }]],
  ['counting', (id) => [`?select=id&id=eq.${id}`, { headers: { prefer: 'count=exact' } }]],
  ['changing', (id) => [`?id=eq.${id}`, { ...post({ job_title: 'x' }), method: 'PATCH' }]],
  ['deleting', (id) => [`?id=eq.${id}`, { method: 'DELETE' }]],
  ['taking its id', (id) => ['', post({ ...anApplication(), id })]],
  [
    'writing over it',
    (id) => [
      '?on_conflict=id',
      {
        ...post({ ...anApplication(), id }),
        headers: { ...json, prefer: 'resolution=merge-duplicates' },
      },
    ],
  ],
];

onEachEngine('what a stranger does not learn of other people', (testBackend) => {
  let token: string;
  const askers = [askAsVisitor(testBackend), askAsVisitor(testBackend, () => token)];
  let victim: FiledVictim;
  beforeAll(async () => {
    victim = await aVictim(testBackend);
    token = await tokenOf(testBackend, 'authenticated');
  });

  // One way of sending after the other.
  it.each(
    breaks.map(
      (broken, at) => [JSON.stringify(broken), at % 2 === 0 ? 'as a list' : 'as one row', broken] as const,
    ),
  )(
    'whether an address has applied, a resume is there or is used, beside %s, sent %s',
    async (_name, shape, broken) => {
      const send = async (ask: Ask, changes: object) => {
        const insert = postTo(ask);
        const row = { ...anApplication(changes), ...broken };
        return tellingParts(
          await (shape === 'as a list'
            ? insert([row], {}, `?columns=${Object.keys(row).join(',')}`)
            : insert(row, single, '?select=id,created_at')),
        );
      };
      const { job_id, email } = victim.application;
      const bucket = testBackend.as('service_role').storage.from('resumes');
      const free = aResumeName();
      expect(
        (await bucket.upload(free, new Blob(['%PDF-1.4'], { type: 'application/pdf' }))).error,
      ).toBeNull();
      for (const ask of askers) {
        expect(await send(ask, { job_id, email })).toBe(await send(ask, { job_id }));
        const answers = [];
        for (const name of [victim.resumeName, free, aResumeName()])
          answers.push(await send(ask, { resume_url: bucket.getPublicUrl(name).data.publicUrl }));
        expect(new Set(answers).size).toBe(1);
      }
    },
  );

  it.each(aboutFiles)('whether a resume is there, by %s', async (_name, request) => {
    const tell = async (ask: Ask, name: string) => {
      const [path, init] = request(name);
      return tellingParts(await ask(`/storage/v1/object/${path}`, init));
    };
    for (const ask of askers) expect(await tell(ask, victim.resumeName)).toBe(await tell(ask, aResumeName()));
  });

  it.each(aboutApplications)('whether an application is there, by %s', async (_name, request) => {
    const tell = async (ask: Ask, id: string) => {
      const [query, init] = request(id);
      return tellingParts(await ask(tablePath + query, init));
    };
    for (const ask of askers) expect(await tell(ask, victim.id)).toBe(await tell(ask, randomUUID()));
  });

  it('and the resume stays with the application that had it first', async () => {
    const sql = 'select resume_url from public.applications where id = $1::text::uuid';
    const resume_url = new URL(victim.application.resume_url).pathname;
    expect(await testBackend.owner(sql, [victim.id])).toEqual([{ resume_url }]);
  });
});
