import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listApplications, submitApplication, type SubmissionMemory } from '~/api/applications.ts';
import { openClient } from '~/api/client.ts';
import { emptyMemory } from '~/api/send-application.ts';
import { writtenColumns } from '~/config/application-row.ts';
import { whyJoinColumn } from '~/config/brand.ts';
import type { Application } from '~/domain/application/application.ts';
import { isLinkSecret } from '~/domain/application/link-secret.ts';
import { rightFields } from '../../support/right-fields.ts';

type Call = { url: string; headers: Headers; body: unknown };
type Answer = (call: Call) => Response | Promise<Response>;

const application: Application = {
  jobId: 'graphic-designer',
  jobTitle: 'Graphic Designer',
  language: 'en',
  ...rightFields,
};
const resume = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
const locator = 'http://backend.test/storage/v1/object/public/resumes/ana_mail.example_1700.pdf';
const stored: Answer = () => Response.json({ Key: 'resumes/x.pdf', Id: '1' });
const created: Answer = () =>
  Response.json({ id: '7a1f', created_at: '2026-11-20T09:00:00Z' }, { status: 201 });
const refused =
  (status: number, error: object): Answer =>
  () =>
    Response.json(error, { status });
const noAnswer: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

let calls: Call[];
let memory: SubmissionMemory;

beforeEach(() => {
  calls = [];
  memory = emptyMemory();
});

/** The real data client in front of a scripted server. */
function connectTo(upload: Answer, insert: Answer, ask: Answer = noAnswer) {
  const send: typeof fetch = async (input, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    const call = { url: String(input), headers: new Headers(init?.headers), body };
    calls.push(call);
    if (call.url.includes('/rest/v1/rpc/')) return ask(call);
    return call.url.includes('/storage/v1/') ? upload(call) : insert(call);
  };
  return () => openClient({ url: 'http://backend.test', anonKey: 'public-key' }, send);
}

type Try = Partial<{
  upload: Answer;
  insert: Answer;
  ask: Answer;
  changes: Partial<Application>;
  file: File;
  nowMs: number;
}>;

async function submit({
  upload = stored,
  insert = created,
  ask = noAnswer,
  changes = {},
  file = resume,
  nowMs = 1700,
}: Try = {}) {
  const submission = await submitApplication({ ...application, ...changes }, file, {
    memory,
    signals: { honeypot: '', seconds: 42.9 },
    nowMs,
    connect: connectTo(upload, insert, ask),
  });
  memory = submission.memory;
  return submission.result;
}

const uploads = () => calls.filter((call) => call.url.includes('/storage/v1/object/resumes/'));
const inserts = () => calls.filter((call) => call.url.includes('/rest/v1/applications'));

describe('submitApplication', () => {
  it('uploads, then files exactly what the specification lists, and reads back two columns', async () => {
    expect(await submit()).toMatchObject({ kind: 'accepted', hasResume: true });
    expect(calls.map((call) => call.url)).toEqual([
      'http://backend.test/storage/v1/object/resumes/ana_mail.example_1700.pdf',
      'http://backend.test/rest/v1/applications?select=id%2Ccreated_at',
    ]);
    expect(inserts()[0]?.body).toEqual({
      ...writtenColumns(rightFields),
      job_id: 'graphic-designer',
      job_title: 'Graphic Designer',
      language: 'en',
      full_name: 'Ana Lee',
      email: 'ana@mail.example',
      phone: '+18005550199',
      resume_url: locator,
      cover_letter: application.coverLetter,
      linkedin_profile: '',
      [whyJoinColumn]: application.whyJoin,
      form_trap: '',
      form_seconds: 42,
      submission_key: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      link_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    });
  });

  it('uploads as a PDF, cached for an hour, without overwriting', async () => {
    await submit({ file: new File(['%PDF'], 'cv.pdf') });
    const form = uploads()[0]?.body as FormData;
    expect(uploads()[0]?.headers.get('x-upsert')).toBe('false');
    expect(form.get('cacheControl')).toBe('3600');
    expect(form.get('')).toMatchObject({ name: 'cv.pdf', type: 'application/pdf' });
  });

  it.each([
    ['refuses', refused(400, { statusCode: '413', message: 'ana@mail.example is too large' })],
    ['breaks', () => new Response('<html>', { status: 500 })],
    ['does not answer', noAnswer],
  ])('goes on without the resume when storage %s, and logs nothing personal', async (_name, upload) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await submit({ upload })).toMatchObject({ kind: 'accepted', hasResume: false });
    expect(inserts()[0]?.body).toMatchObject({ resume_url: '' });
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls.flat().join()).not.toContain('ana');
    log.mockRestore();
  });

  it.each([
    ['the site has no backend', () => Promise.resolve(null), 'not-configured'],
    ['its code cannot be fetched', () => Promise.reject(new Error('Failed to fetch')), 'no-answer'],
  ])('says so when %s', async (_name, connect, kind) => {
    const options = { memory, signals: { honeypot: '', seconds: 1 }, nowMs: 1, connect };
    expect(await submitApplication(application, resume, options)).toEqual({ result: { kind }, memory });
  });
});

const duplicate = refused(409, { code: 'PT409', hint: 'already_received', message: 'It is here.' });
const sent = (column: 'submission_key' | 'resume_url' | 'link_hash') =>
  inserts().map((call) => (call.body as Record<string, string | null>)[column]);

describe('a further try', () => {
  const otherFile = new File(['%PDF'], 'b.pdf', { type: 'application/pdf' });
  const otherLetter = { coverLetter: 'd'.repeat(100) };
  const refusedFile = refused(400, {
    code: '23514',
    message: 'violates check constraint "applications_resume_url_check"',
  });

  it.each<[string, first: Try, second: Try, uploads: number, keys: number]>([
    ['of the same sending', { insert: noAnswer }, {}, 1, 1],
    ['with another file', { insert: noAnswer }, { file: otherFile, nowMs: 1800 }, 2, 2],
    [
      'with another address',
      { insert: noAnswer },
      { changes: { email: 'b@mail.example' }, nowMs: 1800 },
      2,
      2,
    ],
    [
      'with another text, while the first may be stored',
      { insert: noAnswer },
      { changes: otherLetter, nowMs: 1800 },
      2,
      2,
    ],
    [
      'with another text, after a refusal',
      { insert: refused(400, { message: 'No.' }) },
      { changes: otherLetter },
      1,
      2,
    ],
    ['in another language', { insert: noAnswer }, { changes: { language: 'es', jobTitle: 'Diseño' } }, 1, 1],
    ['after the file has lain there for long', { insert: noAnswer }, { nowMs: 1700 + 31 * 60_000 }, 2, 1],
    ['after a failed upload', { upload: noAnswer, insert: noAnswer }, {}, 2, 1],
    ['after the server did not take the file', { insert: refusedFile }, {}, 2, 1],
  ])('%s', async (_name, first, second, uploadCount, keyCount) => {
    vi.spyOn(console, 'error').mockReturnValue();
    await submit(first);
    expect(await submit(second)).toMatchObject({ kind: 'accepted', hasResume: true });
    expect(uploads()).toHaveLength(uploadCount);
    expect(new Set(sent('submission_key')).size).toBe(keyCount);
    expect(sent('resume_url')[1]).toMatch(/_\d+\.pdf$/);
  });

  it('of an application that is stored already is a success', async () => {
    await submit({ insert: noAnswer });
    await submit({ insert: refused(429, { code: 'PT429', message: 'Later.' }) });
    expect(await submit({ insert: duplicate })).toMatchObject({ kind: 'accepted', hasResume: true });
    expect(new Set(sent('submission_key')).size).toBe(1);
  });

  it('leaves what it was given as it is', async () => {
    const given = memory;
    await submit({ insert: noAnswer });
    const before = structuredClone(memory.attempt);
    const after = memory;
    await submit({ changes: otherLetter });
    expect(given).toEqual(emptyMemory());
    expect(after.attempt).toEqual(before);
  });
});

describe('the receipt', () => {
  const id = '7a1f3c52-0d6e-4b1a-9c8d-2f6e5a4b3c1d';
  const insert: Answer = () => Response.json({ id, created_at: '2026-11-20T09:00:00Z' }, { status: 201 });
  const linked = {
    reference: '7A1F3C52',
    job_id: 'graphic-designer',
    job_title: 'Graphic Designer',
    language: 'en',
    created_at: '2026-11-20T09:00:00Z',
    state: 'new',
    has_resume: true,
    is_resume_opened: false,
    is_held: false,
    is_erase_asked: false,
    is_read: false,
    closed_on: null,
  };
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

  async function receiptOf(answers: Try) {
    const result = await submit(answers);
    if (result.kind !== 'accepted' || result.receipt === null) throw new Error('There is no receipt.');
    return result.receipt;
  }

  it('is the reference of the row and a secret whose SHA-256 alone was sent', async () => {
    const { reference, secret } = await receiptOf({ insert });
    expect(reference).toBe('7A1F3C52');
    expect(isLinkSecret(secret)).toBe(true);
    expect(sent('link_hash')).toEqual([sha256(secret)]);
    expect(JSON.stringify(calls)).not.toContain(secret);
  });

  it('of a sending whose answer was lost is asked for with the secret of its first try', async () => {
    await submit({ insert: noAnswer });
    const { reference, secret } = await receiptOf({ insert: duplicate, ask: () => Response.json(linked) });
    expect(reference).toBe('7A1F3C52');
    const url = 'http://backend.test/rest/v1/rpc/application_by_link';
    expect(calls.at(-1)).toMatchObject({ url, body: { secret } });
    expect(new Set(sent('link_hash'))).toEqual(new Set([sha256(secret)]));
  });

  it('has the link without the reference when it cannot be read', async () => {
    const { reference, secret } = await receiptOf({ insert: duplicate });
    expect([reference, isLinkSecret(secret)]).toEqual([null, true]);
  });

  it('is not there on a page without HTTPS, and the application goes in', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await submit({ insert })).toEqual({ kind: 'accepted', hasResume: true, receipt: null });
    expect(sent('link_hash')).toEqual([null]);
    vi.unstubAllGlobals();
  });
});

describe('listApplications', () => {
  const row = {
    id: '7a1f3c52-0d6e-4b1a-9c8d-2f6e5a4b3c1d',
    created_at: '2026-11-20T09:00:00Z',
    job_id: 'j',
    job_title: 'J',
    language: 'es',
    ...writtenColumns(rightFields),
    resume_url: '',
    flagged: false,
    flagged_reason: '',
  };

  it('asks for all, newest first', async () => {
    const connect = connectTo(stored, () => Response.json([row]));
    expect(await listApplications(connect)).toEqual({ kind: 'listed', applications: [row] });
    expect(calls[0]?.url).toBe('http://backend.test/rest/v1/applications?select=*&order=created_at.desc');
  });

  it('says why where it is refused', async () => {
    const connect = connectTo(stored, refused(401, { message: 'permission denied' }));
    expect(await listApplications(connect)).toEqual({ kind: 'not-listed', reason: 'permission denied' });
  });
});
