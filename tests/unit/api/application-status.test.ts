import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addResumeByLink,
  eraseByLink,
  readApplicationByLink,
  replaceResumeByLink,
} from '~/api/application-status.ts';
import { openClient } from '~/api/client.ts';

type Answer = () => Response | Promise<Response>;

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
  is_held: false,
  is_erase_asked: false,
  is_read: false,
  closed_on: null,
} as const;
const withResume = { ...application, has_resume: true };
const openedResume = { ...withResume, is_resume_opened: true };
const heldApplication = { ...withResume, is_held: true };

const answering = (body: unknown) => () => Response.json(body);
const shown = answering(application);
const nothing = answering(null);
const refusal = (hint: string) => () =>
  Response.json({ code: 'PT409', message: 'No.', hint }, { status: 409 });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/* What becomes of rows and files: tests/e2e/web/application-status and tests/backend/links. */

let calls: { call: string; body: unknown; secret: string | null }[];

beforeEach(() => {
  calls = [];
  vi.spyOn(console, 'error').mockReturnValue();
});

/** The real data client in front of a server that answers by path, and does not where nothing is named. */
function clientOf(answers: Readonly<Record<string, Answer>>) {
  const send: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    calls.push({
      call: `${init?.method ?? 'GET'} ${pathname.replace('/rest/v1/rpc/', '').replace('/storage/v1/object/', '')}`,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
      secret: new Headers(init?.headers).get('x-application-secret'),
    });
    const [, answer = offline] = Object.entries(answers).find(([end]) => pathname.includes(end)) ?? [];
    return answer();
  };
  return openClient({ url: 'http://backend.test', anonKey: 'public-key' }, send);
}

const called = () => calls.map(({ call }) => call);

it.each<[string, Answer, object]>([
  ['the application', shown, { kind: 'shown', application }],
  ['nothing', nothing, { kind: 'unknown' }],
  ['something else', answering({ state: 'new' }), { kind: 'no-answer' }],
  ['a web page', () => new Response('<html>', { status: 502 }), { kind: 'no-answer' }],
  ['a refusal', refusal('too_many'), { kind: 'no-answer' }],
  ['no network', offline, { kind: 'no-answer' }],
])('a link is answered with %s', async (_name, answer, outcome) => {
  const client = await clientOf({ application_by_link: answer });
  expect(await readApplicationByLink(client, secret)).toEqual(outcome);
  expect(calls).toEqual([{ call: 'POST application_by_link', body: { secret }, secret: null }]);
});

describe('a resume that is sent later', () => {
  const resume = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
  const file = { resume, reference: '7A1F3C52', nowMs: 1700 };
  const uploaded = answering({ Key: 'resumes/x.pdf', Id: '1' });
  const refused = refusal('resume_refused');

  it.each<[string, typeof addResumeByLink | typeof replaceResumeByLink, Answer, object]>([
    ['is refused', addResumeByLink, shown, { kind: 'resume-refused' }],
    [
      'is there already, as an earlier answer was lost',
      addResumeByLink,
      answering(withResume),
      { kind: 'shown', application: withResume },
    ],
    ['is refused as a replacement', replaceResumeByLink, answering(withResume), { kind: 'resume-refused' }],
    [
      'came after staff had opened the old one',
      replaceResumeByLink,
      answering(openedResume),
      { kind: 'unchanged', application: openedResume },
    ],
    [
      'came while a legal claim keeps the old one',
      replaceResumeByLink,
      answering(heldApplication),
      { kind: 'unchanged', application: heldApplication },
    ],
  ])('that %s removes nothing', async (_name, send, now, outcome) => {
    const client = await clientOf({
      'object/resumes/': uploaded,
      _resume_by_link: refused,
      '/application_': now,
    });
    expect(await send(client, secret, file)).toEqual(outcome);
    expect(called().some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('counts as arrived when the one that it replaces cannot be removed', async () => {
    const client = await clientOf({
      'object/resumes/': uploaded,
      replace_resume_by_link: answering(withResume),
    });
    expect((await replaceResumeByLink(client, secret, file)).kind).toBe('shown');
    expect(called().slice(0, 2)).toEqual(['POST resumes/7A1F3C52_1700.pdf', 'POST replace_resume_by_link']);
  });
});

it('erasing shows the secret in a header to the storage alone, and goes on to the row where there is no file', async () => {
  const files = answering({ names: ['ana_1700.pdf'] });
  const erased = answering({ erased: true });
  const client = await clientOf({ resume_by_link: files, '/storage/': answering([]), erase_by_link: erased });
  expect(await eraseByLink(client, secret)).toEqual({ kind: 'erased' });
  expect(calls).toEqual([
    { call: 'POST resume_by_link', body: { secret }, secret: null },
    { call: 'DELETE resumes', body: { prefixes: ['ana_1700.pdf'] }, secret },
    { call: 'POST erase_by_link', body: { secret }, secret: null },
  ]);
  const held = await clientOf({ resume_by_link: nothing, erase_by_link: answering(heldApplication) });
  expect(await eraseByLink(held, secret)).toEqual({ kind: 'held', application: heldApplication });
  const without = await clientOf({ resume_by_link: nothing, erase_by_link: nothing });
  expect(await eraseByLink(without, secret)).toEqual({ kind: 'unknown' });
});
