import { expect, test } from 'vitest';
import { retryRefresh } from '../../../../src/staff/api/client.ts';

const refresh = 'https://backend.test/auth/v1/token?grant_type=refresh_token';

/** The status that the client gets when the server answers so. */
async function statusAfter(url: string, status: number, contentType: string): Promise<number> {
  const body = contentType.includes('json') ? '{"code":"x"}' : '<html></html>';
  const send = retryRefresh(
    async () => new Response(body, { status, headers: { 'Content-Type': contentType } }),
  );
  return (await send(url)).status;
}

test.each([
  [200, 'application/json', 200],
  [400, 'application/json', 400],
  [403, 'application/json; charset=utf-8', 403],
  [408, 'application/json', 503],
  [409, 'application/json', 503],
  [413, 'application/json', 503],
  [429, 'application/json', 503],
  [400, 'text/html', 503],
  [404, 'text/html', 503],
  [500, 'application/json', 500],
])('a refresh answered with %i as %s reaches the client as %i', async (status, contentType, expected) => {
  expect(await statusAfter(refresh, status, contentType)).toBe(expected);
});

test.each(['https://backend.test/auth/v1/token?grant_type=password', 'https://backend.test/rest/v1/x'])(
  'other requests keep their status: %s',
  async (url) => {
    expect(await statusAfter(url, 429, 'application/json')).toBe(429);
  },
);
