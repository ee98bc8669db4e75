import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestLinkMail } from '~/api/applications.ts';

const secret = 'a'.repeat(43);
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key');
  vi.stubEnv('VITE_APPLICATION_MAIL', 'yes');
});
afterEach(() => {
  vi.unstubAllEnvs();
  logged.mockClear();
});

const answering = (status: number) => vi.fn<typeof fetch>(async () => new Response('{}', { status }));

describe('askForLinkMail', () => {
  it('sends the secret, and nothing else, to the function of the backend', async () => {
    const send = answering(200);
    await requestLinkMail(secret, send);
    const [address, init] = send.mock.calls[0] ?? [];
    expect(String(address)).toBe('https://abc.supabase.co/functions/v1/application-mail');
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify({ secret }), keepalive: true });
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(['', 'no', undefined])('asks nobody when the site was built with %s', async (value) => {
    vi.stubEnv('VITE_APPLICATION_MAIL', value);
    const send = answering(200);
    await requestLinkMail(secret, send);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    [502, answering(502)],
    [0, vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')))],
  ])('says status %i in the log, without the secret, and never rejects', async (status, send) => {
    await expect(requestLinkMail(secret, send)).resolves.toBeUndefined();
    expect(logged.mock.calls).toEqual([[`The link was not mailed (status ${status}).`]]);
  });
});
