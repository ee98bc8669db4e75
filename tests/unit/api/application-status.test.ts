import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addResumeByLink,
  readApplicationByLink,
  replaceResumeByLink,
  eraseByLink,
  withdrawByLink,
} from '~/api/application-status.ts';
import { openClient } from '~/api/client.ts';

type Call = { method: string; path: string; body: unknown; secret: string | null };
type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

const secret = 'A'.repeat(43);
const application = {
  reference: '7A1F3C52',
  job_id: 'graphic-designer',
  job_title: 'Graphic Designer',
  language: 'en',
  created_at: '2026-11-20T09:00:00Z',
  state: 'looked_at',
  has_resume: false,
  is_resume_opened: false,
  is_read: false,
  closed_on: null,
} as const;
const shown = () => Response.json(application);
const nothing = () => Response.json(null);
const refusal = (hint: string) => () =>
  Response.json({ code: 'PT409', message: 'No.', hint }, { status: 409 });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const resume = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

let calls: Call[];

beforeEach(() => {
  calls = [];
});

/** The real data client in front of a server that answers by path. */
function clientOf(answers: Answers) {
  const send: typeof fetch = async (input, init) => {
    const { pathname: path } = new URL(String(input));
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    calls.push({
      method: init?.method ?? 'GET',
      path,
      body,
      secret: new Headers(init?.headers).get('x-application-secret'),
    });
    const [, answer = offline] = Object.entries(answers).find(([end]) => path.includes(end)) ?? [];
    return answer();
  };
  return openClient({ url: 'http://backend.test', anonKey: 'public-key' }, send);
}

describe.each([
  ['askByLink', readApplicationByLink, 'application_by_link'],
  ['withdrawByLink', withdrawByLink, 'withdraw_by_link'],
] as const)('%s', (_name, call, called) => {
  it.each([
    ['the application', shown, { kind: 'shown', application }],
    ['nothing', nothing, { kind: 'unknown' }],
    ['something else', () => Response.json({ state: 'new' }), { kind: 'no-answer' }],
    ['a web page', () => new Response('<html>', { status: 502 }), { kind: 'no-answer' }],
    ['a refusal', refusal('too_many'), { kind: 'no-answer' }],
    ['no network', offline, { kind: 'no-answer' }],
  ])('%s', async (_name, answer, outcome) => {
    expect(await call(await clientOf({ [called]: answer }), secret)).toEqual(outcome);
    expect(calls).toEqual([
      { method: 'POST', path: `/rest/v1/rpc/${called}`, body: { secret }, secret: null },
    ]);
  });
});

describe('addResumeByLink', () => {
  const file = { resume, reference: '7A1F3C52', nowMs: 1700 };
  const uploaded = () => Response.json({ Key: 'resumes/x.pdf', Id: '1' });

  it('uploads as the form does, then names the file', async () => {
    const client = await clientOf({ '/storage/': uploaded, add_resume_by_link: shown });
    expect(await addResumeByLink(client, secret, file)).toEqual({ kind: 'shown', application });
    expect(calls.map(({ path }) => path)).toEqual([
      '/storage/v1/object/resumes/7A1F3C52_1700.pdf',
      '/rest/v1/rpc/add_resume_by_link',
    ]);
    const locator = 'http://backend.test/storage/v1/object/public/resumes/7A1F3C52_1700.pdf';
    expect(calls[1]?.body).toEqual({ secret, resume_url: locator });
  });

  const has = { ...application, has_resume: true };
  it.each([
    ['refused', refusal('resume_refused'), shown, { kind: 'resume-refused' }],
    [
      'there already, as an earlier answer was lost',
      refusal('resume_refused'),
      () => Response.json(has),
      { kind: 'shown', application: has },
    ],
    ['refused for another reason', refusal('other'), shown, { kind: 'no-answer' }],
    ['of nobody', nothing, nothing, { kind: 'unknown' }],
  ])('a file that is %s', async (_name, answer, now, outcome) => {
    const client = await clientOf({
      '/storage/': uploaded,
      add_resume_by_link: answer,
      application_by_link: now,
    });
    expect(await addResumeByLink(client, secret, file)).toEqual(outcome);
  });

  it('names no file whose upload failed', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await addResumeByLink(await clientOf({}), secret, file)).toEqual({ kind: 'no-answer' });
    expect(calls.map(({ path }) => path).some((path) => path.includes('rpc'))).toBe(false);
    log.mockRestore();
  });
});

describe('replaceResumeByLink', () => {
  const file = { resume, reference: '7A1F3C52', nowMs: 1700 };
  const has = { ...application, has_resume: true };
  const uploaded = () => Response.json({ Key: 'resumes/x.pdf', Id: '1' });
  const named = () => Response.json(has);
  const files = () => Response.json({ names: ['7A1F3C52_1700.pdf', 'ana_1600.pdf'] });

  it('uploads, names the new file, and only then removes the old one', async () => {
    const client = await clientOf({
      '/storage/v1/object/resumes/': uploaded,
      replace_resume_by_link: named,
      resume_by_link: files,
      '/storage/v1/object/resumes': () => Response.json([]),
    });
    expect(await replaceResumeByLink(client, secret, file)).toEqual({ kind: 'shown', application: has });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /storage/v1/object/resumes/7A1F3C52_1700.pdf',
      'POST /rest/v1/rpc/replace_resume_by_link',
      'POST /rest/v1/rpc/resume_by_link',
      'DELETE /storage/v1/object/resumes',
    ]);
    expect(calls[3]).toMatchObject({ body: { prefixes: ['ana_1600.pdf'] }, secret });
  });

  const opened = { ...has, is_resume_opened: true };
  it.each([
    ['was refused', refusal('resume_refused'), named, { kind: 'resume-refused' }],
    [
      'came after staff had opened the old one',
      refusal('resume_refused'),
      () => Response.json(opened),
      { kind: 'kept', application: opened },
    ],
    ['got no answer', offline, named, { kind: 'no-answer' }],
    ['is of nobody', nothing, nothing, { kind: 'unknown' }],
  ])('removes nothing for a file that %s', async (_name, answer, now, outcome) => {
    const client = await clientOf({
      '/storage/': uploaded,
      replace_resume_by_link: answer,
      application_by_link: now,
    });
    expect(await replaceResumeByLink(client, secret, file)).toEqual(outcome);
    expect(calls.map(({ method }) => method)).not.toContain('DELETE');
  });

  it('counts as done when the old file cannot be removed', async () => {
    const client = await clientOf({ '/storage/v1/object/resumes/': uploaded, replace_resume_by_link: named });
    expect(await replaceResumeByLink(client, secret, file)).toEqual({ kind: 'shown', application: has });
  });
});

describe('eraseByLink', () => {
  const named = () => Response.json({ names: ['ana_1700.pdf'] });
  const removed = () => Response.json([{ name: 'ana_1700.pdf' }]);
  const erased = () => Response.json({ erased: true });

  it('deletes the file, with the secret in a header of that request alone, and then the row', async () => {
    const client = await clientOf({ resume_by_link: named, '/storage/': removed, erase_by_link: erased });
    expect(await eraseByLink(client, secret)).toEqual({ kind: 'erased' });
    expect(calls).toEqual([
      { method: 'POST', path: '/rest/v1/rpc/resume_by_link', body: { secret }, secret: null },
      { method: 'DELETE', path: '/storage/v1/object/resumes', body: { prefixes: ['ana_1700.pdf'] }, secret },
      { method: 'POST', path: '/rest/v1/rpc/erase_by_link', body: { secret }, secret: null },
    ]);
  });

  it.each([
    ['has no file', { resume_by_link: nothing, erase_by_link: erased }, { kind: 'erased' }],
    ['is not there', { resume_by_link: nothing, erase_by_link: nothing }, { kind: 'unknown' }],
    [
      'has a file that stays',
      { resume_by_link: named, '/storage/': refusal('x'), erase_by_link: refusal('resume_still_there') },
      { kind: 'file-stays' },
    ],
    [
      'cannot be erased',
      { resume_by_link: named, '/storage/': removed, erase_by_link: offline },
      { kind: 'no-answer' },
    ],
    ['cannot be reached', {}, { kind: 'no-answer' }],
    [
      'has an answer of another shape',
      { resume_by_link: nothing, erase_by_link: () => Response.json({ erased: false }) },
      { kind: 'no-answer' },
    ],
  ] as const)('an application that %s', async (_name, answers, outcome) => {
    expect(await eraseByLink(await clientOf(answers), secret)).toEqual(outcome);
  });
});
