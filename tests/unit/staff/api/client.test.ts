import { expect, test } from 'vitest';
import { retryRefresh } from '../../../../src/staff/api/client.ts';

const refresh = 'https://backend.test/auth/v1/token?grant_type=refresh_token';

/** What the client is told when the server answers so. */
async function told(url: string, status: number, contentType: string): Promise<number> {
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
])('a refresh answered with %i as %s is told as %i', async (status, contentType, expected) => {
  expect(await told(refresh, status, contentType)).toBe(expected);
});

test.each(['https://backend.test/auth/v1/token?grant_type=password', 'https://backend.test/rest/v1/x'])(
  'what is no refresh is told as it is: %s',
  async (url) => {
    expect(await told(url, 429, 'application/json')).toBe(429);
  },
);
