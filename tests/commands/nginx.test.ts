import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { type ClientHttp2Session, connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listen, type ListeningServer, siteHandler } from '../../build/serve.ts';
import { writeNginxFile } from '../../build/nginx.ts';
import { sitePaths } from '../../build/site-paths.ts';
import { brand } from '../../src/config/brand.ts';
import { type Answered, headerTable } from '../support/header-table.ts';
import { isNginxHere, startNginx, type TestNginx } from '../support/nginx.ts';
import { provideSite } from '../support/shared-build.ts';
import { type RawAnswer, rawRequest, sendRaw } from '../support/raw-http.ts';

/* The manual's way with nginx, followed to the letter with Debian's nginx, beside `npm start`. */

const hasNginx = isNginxHere();

const { hostname } = new URL(brand.siteUrl);
const otherName = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
const blocks = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(
  ([, commands = '']) => commands,
);
const command = (part: string) => blocks.find((each) => each.includes(part)) ?? '';
const [settingUp, publishing] = [command('snippets/site-tls.conf'), command('nginx -t')];

let built: string;
let local: ListeningServer;

beforeAll(async () => {
  if (!hasNginx) return;
  built = mkdtempSync(join(tmpdir(), 'nginx-built-'));
  const site = join(built, 'web');
  await provideSite(null, site);
  await writeNginxFile(site, brand.siteUrl, join(built, sitePaths.nginx));
  local = await listen(0, 'PORT', await siteHandler(site));
}, 240_000);

afterAll(async () => {
  if (!hasNginx) return;
  await local.close();
  rmSync(built, { recursive: true, force: true });
});

type Asked = { method: string; target: string; headers: Readonly<Record<string, string>> };

const get = (target: string, headers: Asked['headers'] = {}): Asked => ({ method: 'GET', target, headers });

/** Each kind of request, and how it is written in the table. */
const kinds: readonly (readonly [string, Asked])[] = [
  ...['br', 'gzip', 'gzip, br', 'gzip;q=0', ''].map(
    (coding) => [`page as ${coding || 'it is'}`, get('/', { 'accept-encoding': coding })] as const,
  ),
  ['through a proxy', get('/', { 'accept-encoding': 'gzip', via: '1.1 proxy' })],
  ['page, HEAD', { ...get('/privacy'), method: 'HEAD' }],
  ['a part', get('/privacy', { range: 'bytes=0-9' })],
  ...[
    '/privacy/',
    '/careers/job/open-application/',
    '/privacy?from=mail',
    '/%70rivacy',
    '/press/',
    '/index.html',
    '/index.html?from=mail',
    '/Privacy',
    '/PRIVACY/index.html?from=mail',
    '/careers/job/Open-Application/',
    '/careers/job/index.html',
    '/careers/job/',
    '/careers/job',
    '/press/index.html',
    '/nowhere',
    '/nowhere/',
    '/careers/job/nowhere',
    '/careers/nowhere',
    '/404',
    '/404.html',
    '/404%2ehtml',
    '/careers/job/404.html',
    '/_headers',
    '/%5Fheaders',
    '/index.html.gz',
    '/privacy/index.html.br',
    '/.env',
    '/%2eenv',
    '/.well-known/',
    '/.well-known/security.txt',
    '/.well-known/none',
    '/assets',
    '/assets/',
    '/assets/none.js',
    '/share/',
    '/press/none.png',
    '/Robots.txt',
    '/privacy//',
    '//evil.example/',
  ].map((target) => [target, get(target, { 'accept-encoding': 'br, gzip' })] as const),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'].map(
    (method) => [`${method} of a page`, { ...get('/'), method }] as const,
  ),
  ['POST of a file', { ...get('/robots.txt'), method: 'POST' }],
];

/** What no promise is about: times, versions of the protocol and the server's own name; an ETag has its server's own form. */
const ownNames = new Set(['date', 'server', 'connection', 'keep-alive']);

function comparable(kind: string, { status, headers }: RawAnswer): Answered {
  const entries = Object.entries(headers).filter(([name]) => !ownNames.has(name) && !name.startsWith(':'));
  const kept = entries
    .map(([name, value]) => [name, name === 'etag' ? 'given' : value] as const)
    // nginx gives a redirect a page of its own.
    .filter(([name]) => status !== 301 || !['content-type', 'content-length'].includes(name));
  return { kind, status, headers: Object.fromEntries(kept.toSorted(([a], [b]) => a.localeCompare(b))) };
}

async function askLocal({ method, target, headers }: Asked): Promise<RawAnswer> {
  const answer = await sendRaw(local.url, rawRequest(method, target, headers));
  if (answer === null) throw new Error(`${target} got no answer.`);
  return answer;
}

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

describe.skipIf(!hasNginx).each([
  ['with Brotli', true],
  ['without Brotli', false],
])('nginx as documented, %s', (_how, brotli) => {
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
    nginx = await startNginx(folder, [hostname, otherName], brotli);
    await nginx.follow(brotli ? settingUp : settingUp.replace(/^echo .*$/m, ''), dist);
    await nginx.follow(publishing, dist);
    session = await open(hostname);
  });

  afterAll(async () => {
    session.close();
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Without the module nginx cannot send what a browser would like best. */
  const understood = (asked: Asked): Asked =>
    brotli ? asked : { ...asked, headers: { ...asked.headers, 'accept-encoding': withoutBrotli(asked) } };
  const withoutBrotli = ({ headers }: Asked) => (headers['accept-encoding'] ?? '').replace(/br(, )?/, '');

  test('it speaks HTTP/2', () => {
    expect(session.alpnProtocol).toBe('h2');
  });

  test('every kind of request is answered as npm start does', async () => {
    const here: Answered[] = [];
    const there: Answered[] = [];
    for (const [kind, asked] of kinds) {
      const [ours, theirs] = [await askLocal(understood(asked)), await ask(asked)];
      here.push(comparable(kind, ours));
      there.push(comparable(kind, theirs));
      if (ours.status !== 301) expect(theirs.body === ours.body, kind).toBe(true);
    }
    expect(headerTable(there)).toBe(headerTable(here));
  });

  test('every file is the same, in each coding, and is not sent again to who has it', async () => {
    const web = join(built, 'web');
    const files = readdirSync(web, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        `/${relative(web, join(entry.parentPath, entry.name))}`.replace(/(.)\/?index\.html$/, '$1'),
      );
    expect(files.length).toBeGreaterThan(100);
    for (const target of files) {
      await Promise.all(
        ['br', 'gzip', ''].map((coding) => compare(get(target, { 'accept-encoding': coding }))),
      );
    }
  }, 90_000);

  async function compare(asked: Asked): Promise<void> {
    const [ours, theirs] = await Promise.all([askLocal(understood(asked)), ask(asked)]);
    expect(comparable(asked.target, theirs)).toEqual(comparable(asked.target, ours));
    expect(theirs.body === ours.body, asked.target).toBe(true);
    if (theirs.status !== 200) return;
    const knowing = (each: Asked, { headers }: RawAnswer): Asked => ({
      ...each,
      headers: { ...each.headers, 'if-none-match': headers['etag'] ?? '' },
    });
    const [known, stillOurs] = [
      await ask(knowing(asked, theirs)),
      await askLocal(knowing(understood(asked), ours)),
    ];
    expect([known.status, known.body]).toEqual([304, '']);
    expect(comparable(asked.target, known)).toEqual(comparable(asked.target, stillOurs));
  }

  test('what is no address is refused by nginx itself', async () => {
    for (const target of ['/%', '/%00', '/../../etc/passwd', '/..%2f..%2fetc%2fpasswd']) {
      expect((await ask(get(target))).status, target).toBe(400);
    }
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
