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

async function submit(
  upload: Answer,
  insert: Answer,
  changes: Partial<Application> = {},
  file = resume,
  nowMs = 1700,
  ask: Answer = noAnswer,
) {
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
    expect(await submit(stored, created)).toMatchObject({ kind: 'accepted', hasResume: true });
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
    await submit(stored, created, {}, new File(['%PDF'], 'cv.pdf'));
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
    expect(await submit(upload, created)).toMatchObject({ kind: 'accepted', hasResume: false });
    expect(inserts()[0]?.body).toMatchObject({ resume_url: '' });
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls.flat().join()).not.toContain('ana');
    log.mockRestore();
  });

  it.each([
    ['no answer', noAnswer, { kind: 'no-answer' }],
    ['a web page', () => new Response('<html>', { status: 502 }), { kind: 'unexpected' }],
    ['a web page behind a success', () => new Response('<html>'), { kind: 'unexpected' }],
    ['an empty success', () => new Response(null, { status: 201 }), { kind: 'unexpected' }],
    [
      'a refusal',
      refused(400, { code: 'P0001', message: 'Closed.' }),
      { kind: 'refused', message: 'Closed.' },
    ],
    ['an empty refusal', refused(400, { code: 'P0001', message: '' }), { kind: 'refused', message: '' }],
  ])('%s', async (_name, insert, outcome) => {
    expect(await submit(stored, insert as Answer)).toEqual(outcome);
  });

  it('says so when the site has no backend or its code cannot be fetched', async () => {
    const options = { memory, signals: { honeypot: '', seconds: 1 }, nowMs: 1 };
    const without = { ...options, connect: () => Promise.resolve(null) };
    const offline = { ...options, connect: () => Promise.reject(new Error('Failed to fetch module')) };
    expect(await submitApplication(application, resume, without)).toEqual({
      result: { kind: 'not-configured' },
      memory,
    });
    expect(await submitApplication(application, resume, offline)).toEqual({
      result: { kind: 'no-answer' },
      memory,
    });
  });
});

it('gives back what the next try has to know, and leaves what it was given as it is', async () => {
  const given = memory;
  await submit(stored, noAnswer);
  expect(memory.attempt?.isOutcomeUnknown).toBe(true);
  const before = structuredClone(memory.attempt);
  const after = memory;
  await submit(stored, created, { coverLetter: 'd'.repeat(100) });
  expect(given).toEqual(emptyMemory());
  expect(after.attempt).toEqual(before);
});

describe('a further try', () => {
  const duplicate = refused(409, { code: 'PT409', hint: 'already_received', message: 'It is here.' });
  const keys = () => inserts().map((call) => (call.body as { submission_key: string }).submission_key);
  const locators = () => inserts().map((call) => (call.body as { resume_url: string }).resume_url);

  it('of the same sending has the same key and does not upload again', async () => {
    await submit(stored, noAnswer);
    expect(await submit(stored, created)).toMatchObject({ kind: 'accepted', hasResume: true });
    expect(uploads()).toHaveLength(1);
    expect(inserts().map((call) => call.body)).toEqual([inserts()[0]?.body, inserts()[0]?.body]);
    expect(keys()[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it.each([
    ['another file', {}, new File(['%PDF'], 'b.pdf', { type: 'application/pdf' })],
    ['another address', { email: 'b@mail.example' }, resume],
  ])('with %s uploads it, under a key of its own', async (_name, changes, file) => {
    await submit(stored, noAnswer);
    await submit(stored, created, changes, file, 1800);
    expect(uploads()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(2);
  });

  it('with other content, while the first may be stored, is a new attempt', async () => {
    await submit(stored, noAnswer);
    await submit(stored, created, { coverLetter: 'd'.repeat(100) }, resume, 1800);
    expect(new Set(keys()).size).toBe(2);
    expect(new Set(locators()).size).toBe(2);
  });

  it('with other content, after a refusal, names the same file', async () => {
    await submit(stored, refused(400, { message: 'No.' }));
    await submit(stored, created, { coverLetter: 'd'.repeat(100) });
    expect(uploads()).toHaveLength(1);
    expect(new Set(keys()).size).toBe(2);
  });

  it('uploads again when the file has lain there for long', async () => {
    await submit(stored, refused(429, { code: 'PT429', message: 'Later.' }));
    await submit(stored, created, {}, resume, 1700 + 31 * 60_000);
    expect(uploads()).toHaveLength(2);
  });

  it('after a failed upload is another sending once the file is there', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await submit(noAnswer, noAnswer);
    await submit(stored, created);
    expect(locators()).toEqual(['', locator]);
    expect(new Set(keys()).size).toBe(2);
    log.mockRestore();
  });

  it('uploads again after the server did not take the file', async () => {
    const message = 'violates check constraint "applications_resume_url_check"';
    await submit(stored, refused(400, { code: '23514', message }));
    await submit(stored, created);
    expect(uploads()).toHaveLength(2);
  });

  it('of an application that is stored already is a success', async () => {
    await submit(stored, noAnswer);
    await submit(stored, refused(429, { code: 'PT429', message: 'Later.' }));
    expect(await submit(stored, duplicate)).toMatchObject({ kind: 'accepted', hasResume: true });
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('the receipt', () => {
  const id = '7a1f3c52-0d6e-4b1a-9c8d-2f6e5a4b3c1d';
  const createdRow: Answer = () => Response.json({ id, created_at: '2026-11-20T09:00:00Z' }, { status: 201 });
  const linked = {
    reference: '7A1F3C52',
    job_id: 'graphic-designer',
    job_title: 'Graphic Designer',
    language: 'en',
    created_at: '2026-11-20T09:00:00Z',
    state: 'new',
    has_resume: true,
    is_resume_opened: false,
    is_read: false,
    closed_on: null,
  };
  const duplicate = refused(409, { code: 'PT409', hint: 'already_received', message: 'It is here.' });
  const hashes = () => inserts().map((call) => (call.body as { link_hash: string }).link_hash);
  const receiptOf = (result: Awaited<ReturnType<typeof submit>>) =>
    result.kind === 'accepted' ? result.receipt : null;

  it('is the reference of the row and a secret whose SHA-256 alone was sent', async () => {
    const receipt = receiptOf(await submit(stored, createdRow));
    expect(receipt?.reference).toBe('7A1F3C52');
    const { secret } = receipt ?? { secret: '' };
    expect(isLinkSecret(secret)).toBe(true);
    expect(hashes()).toEqual([createHash('sha256').update(secret).digest('hex')]);
    expect(JSON.stringify(calls)).not.toContain(secret);
  });

  it('of a sending whose answer was lost is asked for with the secret of its first try', async () => {
    await submit(stored, noAnswer);
    const result = await submit(stored, duplicate, {}, resume, 1700, () => Response.json(linked));
    const receipt = receiptOf(result);
    expect(receipt?.reference).toBe('7A1F3C52');
    expect(calls.at(-1)).toMatchObject({
      url: 'http://backend.test/rest/v1/rpc/application_by_link',
      body: { secret: receipt?.secret },
    });
    expect(new Set(hashes())).toEqual(
      new Set([
        createHash('sha256')
          .update(receipt?.secret ?? '')
          .digest('hex'),
      ]),
    );
  });

  it('has the link without the reference when it cannot be read', async () => {
    const receipt = receiptOf(await submit(stored, duplicate));
    expect(receipt?.reference).toBeNull();
    expect(isLinkSecret(receipt?.secret ?? '')).toBe(true);
  });

  it('is of another link for another sending', async () => {
    await submit(stored, createdRow);
    await submit(stored, createdRow, { coverLetter: 'd'.repeat(100) });
    expect(new Set(hashes()).size).toBe(2);
  });

  it('is not there on a page without HTTPS, and the application goes in', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await submit(stored, createdRow)).toEqual({ kind: 'accepted', hasResume: true, receipt: null });
    expect(hashes()).toEqual([null]);
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

  it.each([
    ['refused', refused(401, { message: 'permission denied' }), 'permission denied'],
    ['other rows', () => Response.json([{ id: 1 }]), 'The backend answered with rows of another shape.'],
  ])('%s', async (_name, answer, reason) => {
    expect(await listApplications(connectTo(stored, answer))).toEqual({ kind: 'not-listed', reason });
  });
});
