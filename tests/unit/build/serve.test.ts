import { connect } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { headerRules, toHeadersFile } from '../../../build/headers.ts';
import { listen, siteHandler, type ListeningServer } from '../../../build/serve.ts';
import { rawRequest, sendRaw } from '../../support/raw-http.ts';

let folder: string;
let server: ListeningServer;

const headers = toHeadersFile(
  headerRules({
    scriptHashes: [],
    hosts: { backend: null, frames: [] },
    pages: ['/', '/privacy', '/careers/job/cook'],
  }),
);
const files: Readonly<Record<string, string | Buffer>> = {
  _headers: headers,
  'index.html': '<h1>home</h1>',
  'index.html.gz': gzipSync('<h1>home</h1>'),
  '404.html': '<h1>nothing here</h1>',
  '404.html.gz': gzipSync('<h1>nothing here</h1>'),
  'privacy/index.html': '<h1>privacy</h1>',
  'careers/job/cook/index.html': '<h1>cook</h1>',
  'careers/job/404.html': '<h1>no such job</h1>',
  'assets/main-abc.js': 'answer(42)',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  server = await listen(0, 'PORT', await siteHandler(folder));
  // Nothing that happens to the folder later may change an answer, or end the server.
  await rm(folder, { recursive: true });
});

afterAll(() => server.close());

/** One request as written, without a client that would tidy its target. */
async function ask(target: string, method = 'GET', extra: Record<string, string> = {}) {
  const answer = await sendRaw(server.url, rawRequest(method, target, extra));
  if (answer === null) throw new Error(`${target} got no answer.`);
  return answer;
}

test.each([
  ['/', 200, 'home'],
  ['/privacy', 200, 'privacy'],
  ['/privacy/', 200, 'privacy'],
  ['/privacy?from=mail', 200, 'privacy'],
  ['/%70rivacy', 200, 'privacy'],
  ['http://localhost/privacy', 200, 'privacy'],
  ['HTTP://evil.example:99/privacy', 200, 'privacy'],
  ['http://localhost', 200, 'home'],
  ['/assets/main-abc.js', 200, 'answer(42)'],
  ['/nowhere', 404, 'nothing here'],
  ['/careers/job/nowhere', 404, 'no such job'],
  ['http://localhost/careers/job/nowhere', 404, 'no such job'],
  ['/404', 404, 'nothing here'],
  ['/404.html', 404, 'nothing here'],
  ['/404%2ehtml', 404, 'nothing here'],
  ['/careers/job/404%2Ehtml', 404, 'no such job'],
  ['/_headers', 404, 'nothing here'],
  ['/%5Fheaders', 404, 'nothing here'],
  ['http://localhost/%5fheaders', 404, 'nothing here'],
  ['/index.html.gz', 404, 'nothing here'],
  ['/404.html.gz', 404, 'nothing here'],
  ['/Assets/main-abc.js', 404, 'nothing here'],
  ['/.env', 404, 'nothing here'],
  ['/%2eenv', 404, 'nothing here'],
  ['/../../etc/passwd', 404, 'nothing here'],
  ['/..%2f..%2fetc%2fpasswd', 404, 'nothing here'],
  ['/%', 404, 'nothing here'],
  ['/%00', 404, 'nothing here'],
  ['//evil.example/', 404, 'nothing here'],
])('%s is %d', async (target, status, words) => {
  const answer = await ask(target);
  expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(words)]);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ['/index.html', '/'],
  ['/Privacy', '/privacy'],
  ['/PRIVACY/index.html?from=mail', '/privacy?from=mail'],
  ['/careers/job/Cook', '/careers/job/cook'],
])('%s leads to %s, so that no other page shows before its own', async (target, location) => {
  const answer = await ask(target);
  expect([answer.status, answer.headers['location']]).toEqual([301, location]);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s is refused',
  async (method) => {
    const answer = await ask('/', method, { 'Content-Length': '0' });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  },
);

test.each([
  'bytes=5-2',
  'bytes=-1',
  'bytes=99999-',
  'bytes=0-0',
  'bytes=NaN-',
  'lines=1-2',
  'bytes=1e9-0',
  ',',
])('Range: %s gets the whole page', async (range) => {
  const answer = await ask('/privacy', 'GET', { Range: range });
  expect([answer.status, answer.body]).toEqual([200, '<h1>privacy</h1>']);
});

test.each([
  ['gzip, br', 'gzip'],
  ['GZIP;q=1', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip;q=0.000, identity', undefined],
  ['', undefined],
  ['identity;q=0', undefined],
])('Accept-Encoding "%s" gets %s', async (accepted, coding) => {
  const response = await ask('/', 'GET', { 'Accept-Encoding': accepted });
  expect([response.status, response.headers['content-encoding']]).toEqual([200, coding]);
  const body = Buffer.from(response.body, 'latin1');
  expect((coding === undefined ? body : gunzipSync(body)).toString()).toBe('<h1>home</h1>');
});

test('a not-found page is compressed as well', async () => {
  const answer = await ask('/nowhere', 'GET', { 'Accept-Encoding': 'gzip' });
  expect([answer.status, answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
    404,
    'gzip',
    'Accept-Encoding',
  ]);
  expect(gunzipSync(Buffer.from(answer.body, 'latin1')).toString()).toBe('<h1>nothing here</h1>');
});

test('a copy that is still right is not sent again', async () => {
  const { etag = '' } = (await ask('/privacy')).headers;
  for (const match of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await ask('/privacy', 'GET', { 'If-None-Match': match });
    expect([answer.status, answer.body, answer.headers['etag']]).toEqual([304, '', etag]);
  }
  expect((await ask('/privacy', 'GET', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('HEAD says what GET would, without a body', async () => {
  const [head, get] = [await ask('/privacy', 'HEAD'), await ask('/privacy')];
  const { date: _, ...headers } = head.headers;
  expect(get.headers).toMatchObject(headers);
  expect([head.status, head.body]).toEqual([200, '']);
});

test('an error while answering ends that one answer, with a plain status and one log line', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failing = await listen(0, 'PORT', (request) => {
    if (request.url !== '/fine') throw new Error(`first line\nsecond line`);
    throw new RangeError('again');
  });
  const answer = await sendRaw(failing.url, rawRequest('GET', '/a\tb'.replace('\t', '%09')));
  expect([answer?.status, answer?.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8']);
  expect((await sendRaw(failing.url, rawRequest('GET', '/fine')))?.status).toBe(500);
  expect(said.mock.calls).toEqual([
    ['GET /a%09b could not be answered: Error: first line?second line'],
    ['GET /fine could not be answered: RangeError: again'],
  ]);
  said.mockRestore();
  await failing.close();
});

test('a refused tunnel that stays is sent away, and does not keep the server from closing', async () => {
  const other = await listen(0, 'PORT', () => undefined);
  const port = Number(new URL(other.url).port);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
  const refused = new Promise((resolve) => {
    socket.once('data', resolve);
  });
  socket.write(`CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n${'x'.repeat(100_000)}`);
  expect(String(await refused)).toContain('405');
  await other.close();
  socket.destroy();
});

test.each([
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 405],
  ['an upgrade', rawRequest('GET', '/', { Connection: 'upgrade, close', Upgrade: 'websocket' }), 200],
  ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['an expectation nobody knows', rawRequest('GET', '/', { Expect: 'miracles' }), 417],
])('%s is answered plainly, and the next request as ever', async (_what, text, status) => {
  expect((await sendRaw(server.url, text))?.status).toBe(status);
  expect((await ask('/')).status).toBe(200);
});
