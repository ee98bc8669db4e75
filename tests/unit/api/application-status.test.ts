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
  is_read: false,
  closed_on: null,
} as const;
const withResume = { ...application, has_resume: true };
const openedResume = { ...withResume, is_resume_opened: true };

const answering = (body: unknown) => () => Response.json(body);
const shown = answering(application);
const nothing = answering(null);
const refusal = (hint: string) => () =>
  Response.json({ code: 'PT409', message: 'No.', hint }, { status: 409 });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

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
  const file = {
    resume: new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }),
    reference: '7A1F3C52',
    nowMs: 1700,
  };
  const uploaded = answering({ Key: 'resumes/x.pdf', Id: '1' });
  const upload = 'POST resumes/7A1F3C52_1700.pdf';

  it('is uploaded as the form does, then named', async () => {
    const client = await clientOf({ 'object/resumes/': uploaded, add_resume_by_link: shown });
    expect(await addResumeByLink(client, secret, file)).toEqual({ kind: 'shown', application });
    expect(called()).toEqual([upload, 'POST add_resume_by_link']);
    const url = 'http://backend.test/storage/v1/object/public/resumes/7A1F3C52_1700.pdf';
    expect(calls[1]?.body).toEqual({ secret, resume_url: url });
  });

  it('replaces the old one, which is removed only after that', async () => {
    const client = await clientOf({
      'object/resumes/': uploaded,
      replace_resume_by_link: answering(withResume),
      '/resume_by_link': answering({ names: ['7A1F3C52_1700.pdf', 'ana_1600.pdf'] }),
      'object/resumes': answering([]),
    });
    const outcome = { kind: 'shown', application: withResume };
    expect(await replaceResumeByLink(client, secret, file)).toEqual(outcome);
    expect(called()).toEqual([
      upload,
      'POST replace_resume_by_link',
      'POST resume_by_link',
      'DELETE resumes',
    ]);
    expect(calls[3]).toMatchObject({ body: { prefixes: ['ana_1600.pdf'] }, secret });
  });

  it('counts as arrived when the old one cannot be removed', async () => {
    const replaced = answering(withResume);
    const client = await clientOf({ 'object/resumes/': uploaded, replace_resume_by_link: replaced });
    expect((await replaceResumeByLink(client, secret, file)).kind).toBe('shown');
  });

  const refused = refusal('resume_refused');
  it.each<[string, typeof addResumeByLink | typeof replaceResumeByLink, Answer, Answer, object]>([
    ['is refused', addResumeByLink, refused, shown, { kind: 'resume-refused' }],
    [
      'is there already, as an earlier answer was lost',
      addResumeByLink,
      refused,
      answering(withResume),
      { kind: 'shown', application: withResume },
    ],
    ['is refused for another reason', addResumeByLink, refusal('other'), shown, { kind: 'no-answer' }],
    ['is of nobody', addResumeByLink, nothing, nothing, { kind: 'unknown' }],
    [
      'is refused as a replacement',
      replaceResumeByLink,
      refused,
      answering(withResume),
      { kind: 'resume-refused' },
    ],
    [
      'came after staff had opened the old one',
      replaceResumeByLink,
      refused,
      answering(openedResume),
      { kind: 'kept', application: openedResume },
    ],
    ['got no answer', replaceResumeByLink, offline, shown, { kind: 'no-answer' }],
  ])('that %s removes nothing', async (_name, send, answer, now, outcome) => {
    const named = { '/add_resume_by_link': answer, '/replace_resume_by_link': answer };
    const client = await clientOf({ '/storage/': uploaded, ...named, '/application_by_link': now });
    expect(await send(client, secret, file)).toEqual(outcome);
    expect(called().some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('is not named when its upload failed', async () => {
    expect(await addResumeByLink(await clientOf({}), secret, file)).toEqual({ kind: 'no-answer' });
    expect(new Set(called())).toEqual(new Set([upload]));
  });
});

describe('erasing', () => {
  const named = answering({ names: ['ana_1700.pdf'] });
  const removed = answering([{ name: 'ana_1700.pdf' }]);
  const erased = answering({ erased: true });

  it('deletes the file, with the secret in a header of that request alone, and then the row', async () => {
    const client = await clientOf({ resume_by_link: named, '/storage/': removed, erase_by_link: erased });
    expect(await eraseByLink(client, secret)).toEqual({ kind: 'erased' });
    expect(calls).toEqual([
      { call: 'POST resume_by_link', body: { secret }, secret: null },
      { call: 'DELETE resumes', body: { prefixes: ['ana_1700.pdf'] }, secret },
      { call: 'POST erase_by_link', body: { secret }, secret: null },
    ]);
  });

  const stays = refusal('resume_still_there');
  it.each<[string, Answer, Answer, Answer, string]>([
    ['has no file', nothing, offline, erased, 'erased'],
    ['is not there', nothing, offline, nothing, 'unknown'],
    ['has a file that stays', named, refusal('x'), stays, 'file-stays'],
    ['cannot be erased', named, removed, offline, 'no-answer'],
    ['cannot be reached', offline, offline, offline, 'no-answer'],
    ['is answered in another shape', nothing, offline, answering({ erased: false }), 'no-answer'],
  ])('an application that %s', async (_name, files, storage, erase, kind) => {
    const answers = { resume_by_link: files, '/storage/': storage, erase_by_link: erase };
    expect(await eraseByLink(await clientOf(answers), secret)).toEqual({ kind });
  });
});
