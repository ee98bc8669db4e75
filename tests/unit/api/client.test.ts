import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectToBackend, guardedFetch } from '~/api/client.ts';

const rowsUrl = 'http://backend.test/rest/v1/applications';

/** A server that never answers, but notices when the caller gives up. */
const hangingFetch: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('guardedFetch', () => {
  it('gives up after 30 s', async () => {
    vi.useFakeTimers();
    const rejected = vi.fn<(reason: unknown) => void>();
    guardedFetch(hangingFetch)(rowsUrl).catch(rejected);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(rejected).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(rejected.mock.calls[0]?.[0]).toHaveProperty('name', 'TimeoutError');
  });

  it('leaves it to the sending of a file when that is given up', async () => {
    vi.useFakeTimers();
    const rejected = vi.fn<(reason: unknown) => void>();
    guardedFetch(hangingFetch)('http://backend.test/storage/v1/x', { body: new FormData() }).catch(rejected);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(rejected).not.toHaveBeenCalled();
  });

  it('keeps the caller’s own signal', async () => {
    const caller = new AbortController();
    const request = guardedFetch(hangingFetch)(rowsUrl, { signal: caller.signal });
    caller.abort(new Error('left the page'));
    await expect(request).rejects.toThrow('left the page');
  });

  it.each([
    ['rows', '{"id":"1"}', 201, 201, { id: '1' }],
    ['an error', '{"message":"No."}', 400, 400, { message: 'No.' }],
    ['a page behind a success', '<html>', 200, 502, { code: 'unreadable-answer' }],
    ['a page behind an error', '<html>', 503, 503, { code: 'unreadable-answer' }],
    ['plain text', 'upstream request timeout', 504, 504, { code: 'unreadable-answer' }],
  ])('%s', async (_name, body, status, resultStatus, result) => {
    const response = await guardedFetch(() => Promise.resolve(new Response(body, { status })))(rowsUrl);
    expect(response.status).toBe(resultStatus);
    expect(await response.json()).toMatchObject(result);
  });

  it('leaves what storage answers alone', async () => {
    const answer = new Response('<html>', { status: 500 });
    const response = await guardedFetch(() => Promise.resolve(answer))('http://backend.test/storage/v1/x');
    expect(response).toBe(answer);
  });
});

describe('connectToBackend', () => {
  it('counts half a configuration as none and says so in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '');
    expect(await connectToBackend()).toBeNull();
    expect(log).toHaveBeenCalledWith(
      'The backend is configured incompletely: check VITE_SUPABASE_PUBLISHABLE_KEY.',
    );
    log.mockRestore();
  });
});
