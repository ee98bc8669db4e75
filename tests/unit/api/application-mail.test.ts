import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailsLinks, requestLinkMail, requestLostLinks } from '~/api/application-mail.ts';

const secret = 'a'.repeat(43);
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'public-key');
});
afterEach(() => {
  vi.unstubAllEnvs();
  logged.mockClear();
});

const answering = (status: number, answer: unknown = {}) =>
  vi.fn<typeof fetch>(async () => Response.json(answer, { status }));
const offline = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')));

describe('requestLinkMail', () => {
  it('sends the secret, and nothing else, to the function of the backend', async () => {
    const send = answering(200, { sent: true });
    expect(await requestLinkMail(secret, send)).toBe(true);
    const [address, init] = send.mock.calls[0] ?? [];
    expect(String(address)).toBe('https://abc.supabase.co/functions/v1/application-mail');
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify({ secret }), keepalive: true });
    expect(logged).not.toHaveBeenCalled();
  });

  it('asks nobody without a backend', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', '');
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '');
    const send = answering(200, { sent: true });
    expect(await requestLinkMail(secret, send)).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['was mailed before', answering(200, { sent: false })],
    ['has no mail sender', answering(200, { sent: false, hasSender: false })],
    ['has no such function', answering(404, { code: 'NOT_FOUND' })],
  ])('says nothing in the log of a project that %s', async (_name, send) => {
    expect(await requestLinkMail(secret, send)).toBe(false);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    [502, answering(502)],
    [0, offline],
  ])('says status %i in the log, without the secret, and never rejects', async (status, send) => {
    expect(await requestLinkMail(secret, send)).toBe(false);
    expect(logged.mock.calls).toEqual([[`The link was not mailed (status ${status}).`]]);
  });
});

describe('requestLostLinks', () => {
  it.each([
    ['asked', answering(200, { asked: true })],
    ['limited', answering(429)],
    ['no-sender', answering(404)],
    ['no-sender', answering(200, { asked: false, hasSender: false })],
    ['no-answer', answering(502)],
    ['no-answer', answering(200, '<html>')],
    ['no-answer', offline],
  ])('is %s', async (outcome, send) => {
    expect(await requestLostLinks('ana@people.example', send)).toBe(outcome);
    expect(send.mock.lastCall?.[1]?.body).toBe('{"address":"ana@people.example"}');
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('mailsLinks', () => {
  it.each([
    [true, 'the function says so', answering(200, { hasSender: true })],
    [false, 'nobody collects mail', answering(200, { hasSender: false })],
    [false, 'there is no such function', answering(404)],
    [true, 'nothing is said', answering(200)],
    [true, 'nothing answers', offline],
  ])('is %s where %s', async (expected, _where, send) => {
    expect(await mailsLinks(send)).toBe(expected);
    expect(send.mock.lastCall?.[1]).toMatchObject({ method: 'GET' });
  });

  it('is false, and asks nobody, without a backend', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', '');
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '');
    const send = answering(200);
    expect(await mailsLinks(send)).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });
});
