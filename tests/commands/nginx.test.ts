import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { type ClientHttp2Session, connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { brand } from '../../src/config/brand.ts';
import { isNginxHere, startNginx, type TestNginx } from '../support/nginx.ts';
import { provideSiteAndServerFiles } from '../support/shared-build.ts';
import { type RawAnswer, rawRequest, sendRaw } from '../support/raw-http.ts';
import { expectSiteAnswers } from '../support/site-requests.ts';

/* The manual's way with nginx, followed to the letter with Debian's nginx. */

const hasNginx = isNginxHere();

const { hostname } = new URL(brand.siteUrl);
const otherName = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
const blocks = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(
  ([, commands = '']) => commands,
);
const command = (part: string) => blocks.find((each) => each.includes(part)) ?? '';
const [settingUp, publishing] = [command('snippets/site-tls.conf'), command('nginx -t')];

let built: string;

beforeAll(async () => {
  if (!hasNginx) return;
  built = mkdtempSync(join(tmpdir(), 'nginx-built-'));
  await provideSiteAndServerFiles(null, built);
}, 240_000);

afterAll(async () => {
  if (!hasNginx) return;
  rmSync(built, { recursive: true, force: true });
});

const get = (target: string): Asked => ({ method: 'GET', target, headers: {} });

type Asked = { method: string; target: string; headers: Readonly<Record<string, string>> };

/** One request over HTTP/2. */
async function askOver(session: ClientHttp2Session, name: string, asked: Asked): Promise<RawAnswer> {
  const { method, target, headers } = asked;
  const stream = session.request({ ':method': method, ':path': target, ':authority': name, ...headers });
  let body = '';
  let head: Record<string, string> = {};
  stream.setEncoding('latin1').on('data', (text: string) => {
    body += text;
  });
  stream.on('response', (received) => {
    head = Object.fromEntries(Object.entries(received).map(([key, value]) => [key, String(value)]));
  });
  stream.end();
  await once(stream, 'close');
  return { status: Number(head[':status']), headers: head, body };
}

describe.skipIf(!hasNginx)('nginx as documented', () => {
  let folder: string;
  let nginx: TestNginx;
  let session: ClientHttp2Session;

  const open = async (name: string) => {
    const opened = connect(`https://127.0.0.1:${nginx.ports.tls}`, {
      ca: nginx.certificate,
      servername: name,
    });
    await once(opened, 'connect');
    return opened;
  };
  const ask = (asked: Asked) => askOver(session, hostname, asked);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const dist = join(folder, 'dist');
    cpSync(built, dist, { recursive: true });
    nginx = await startNginx(folder, [hostname, otherName]);
    await nginx.follow(settingUp, dist);
    await nginx.follow(publishing, dist);
    session = await open(hostname);
  });

  afterAll(async () => {
    session.close();
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('it speaks HTTP/2', () => {
    expect(session.alpnProtocol).toBe('h2');
  });

  test('answers, headers, redirects and not-found pages are those of npm start', async () => {
    await expectSiteAnswers(ask);
  });

  test('port 80 and the other name lead to the one address, over https', async () => {
    for (const name of [hostname, otherName, 'unknown.example']) {
      const answer = await sendRaw(
        `http://127.0.0.1:${nginx.ports.plain}`,
        rawRequest('GET', '/careers?from=mail', { Host: name }),
      );
      expect([answer?.status, answer?.headers['location']], name).toEqual([
        301,
        `https://${hostname}/careers?from=mail`,
      ]);
      // Without TLS it counts for nothing (RFC 6797, section 7.2).
      expect(answer?.headers['strict-transport-security'], name).toBeUndefined();
    }
    const other = await open(otherName);
    const { headers } = await askOver(other, otherName, get('/careers?from=mail'));
    other.close();
    expect(headers).toMatchObject({
      ':status': '301',
      location: `https://${hostname}/careers?from=mail`,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });

  test('an update changes pages and headers, and keeps what open pages ask for, for a month', async () => {
    const dist = join(folder, 'dist');
    const assets = readdirSync(join(dist, 'web/assets')).filter((name) => name.endsWith('.js'));
    const [old = '', older = ''] = assets;
    const served = join(folder, 'srv/site/assets');
    const fortyDaysAgo = Date.now() / 1000 - 40 * 24 * 60 * 60;
    for (const ending of ['', '.br', '.gz']) {
      utimesSync(join(served, `${older}${ending}`), fortyDaysAgo, fortyDaysAgo);
      for (const name of [old, older]) rmSync(join(dist, 'web/assets', `${name}${ending}`));
    }
    for (const ending of ['.br', '.gz']) rmSync(join(dist, `web/privacy/index.html${ending}`));
    writeFileSync(join(dist, 'web/privacy/index.html'), 'the new page');
    const configuration = join(dist, 'nginx-site.conf');
    writeFileSync(configuration, readFileSync(configuration, 'utf8').replaceAll('DENY', 'SAMEORIGIN'));
    await nginx.follow(publishing, dist);
    // nginx lets its old workers end what they do, and starts new ones.
    const page = await vi.waitFor(
      async () => {
        session.close();
        session = await open(hostname);
        const answer = await ask(get('/privacy'));
        expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
        return answer;
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(page.body).toBe('the new page');
    const [still, gone] = [await ask(get(`/assets/${old}`)), await ask(get(`/assets/${older}`))];
    expect([still.status, gone.status]).toEqual([200, 404]);
  });
});
