import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { noticesFile, thirdPartyNotices } from '../../build/third-party-notices.ts';
import { somePosition } from '../support/positions.ts';
import { freePort, runCommand, type RunningCommand } from '../support/command.ts';
import { isNginxHere, startNginx, type TestNginx } from '../support/nginx.ts';
import { type RawAnswer, rawRequest, sendRaw } from '../support/raw-http.ts';
import { expectSiteAnswers } from '../support/site-requests.ts';

/*
 * `npm start` and `npm run build` as they are shipped, at night, because each start builds the site. One serves all tests, and the last of
 * them ends it. What the server answers is asked of a small site for each merge (tests/unit/build/serve.test.ts).
 */
// @module-tag nightly

/** A build of every language may take so long where other tests run beside it. */
const buildMs = 300_000;
vi.setConfig({ testTimeout: buildMs, hookTimeout: buildMs });

let folder: string;
let env: Awaited<ReturnType<typeof startEnv>>;
let start: RunningCommand;
let keys: { anonKey: string; serviceRoleKey: string };
const running: RunningCommand[] = [];

const siteUrl = () => `http://127.0.0.1:${env.PORT}`;
const staffUrl = () => `http://127.0.0.1:${env.STAFF_PORT}`;
const backendUrl = () => `http://127.0.0.1:${env.BACKEND_PORT}`;
const bearer = (key: string) => ({ apikey: key, Authorization: `Bearer ${key}` });

function run(script: string, change: Readonly<Record<string, string>> = {}, args: readonly string[] = []) {
  const command = runCommand(script, change, args);
  running.push(command);
  return command;
}

async function startEnv(data: string) {
  const [port, staffPort, backendPort] = [await freePort(), await freePort(), await freePort()];
  return {
    PORT: String(port),
    STAFF_PORT: String(staffPort),
    BACKEND_PORT: String(backendPort),
    LOCAL_DATA_DIR: join(folder, data),
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-test-'));
  env = await startEnv('data');
  start = run('build/start.ts', env);
  await vi.waitFor(() => expect(start.output).toContain('Ctrl+C'), { timeout: buildMs, interval: 100 });
  keys = JSON.parse(await readFile(join(folder, 'data', 'keys.json'), 'utf8'));
});

afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A token as a project signs it; nobody checks the signature here. */
function tokenFor(role: string): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role })}.c2lnbmF0dXJl`;
}

const clientOf = (key: string) => createClient(backendUrl(), key, { auth: { persistSession: false } });
const account = { email: 'bea@company.example', password: 'Correct-Horse-9' };

/** Asks for a build as a member of staff, or with another token. @returns the answer's status. */
async function askForBuild(token?: string): Promise<number> {
  const { session } = (await clientOf(keys.anonKey).auth.signInWithPassword(account)).data;
  const headers = { ...bearer(token ?? session?.access_token ?? ''), apikey: keys.anonKey };
  return (await fetch(`${backendUrl()}/functions/v1/request-build`, { method: 'POST', headers })).status;
}

/** A build that staff asked for is one: who asks the site meanwhile waits for no build. */
const childrenOfStart = () => {
  const { pid } = start.child;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
};

test('staff publish a position and have the site built: its page, sitemap and data hold it', async () => {
  const service = clientOf(keys.serviceRoleKey);
  const { data } = await service.auth.admin.createUser({ ...account, email_confirm: true });
  await service.from('staff_members').insert({ user_id: data.user?.id, name: 'Bea Example', role: 'staff' });
  await service.from('staff_settings').update({ second_factor: false }).eq('is_only', true);
  const position = { ...somePosition(), job_id: 'nurse-advisor', published_on: '2026-11-20' };
  const stored = await service.from('positions').insert(position).select('updated_at').single();
  expect(stored.error).toBeNull();
  const get = (path: string) => fetch(siteUrl() + path);
  const path = '/careers/job/nurse-advisor';
  expect((await get(path)).status).toBe(404);
  expect([await askForBuild(keys.anonKey), await askForBuild()]).toEqual([401, 202]);
  const built = { timeout: buildMs, interval: 500 };
  await vi.waitFor(() => expect(start.output).toContain('built again and served'), built);
  const html = await (await get(path)).text();
  for (const part of [
    'Nurse Advisor (en)</h1>',
    '"@type":"JobPosting"',
    '"You answer what families ask (en)."',
  ])
    expect(html).toContain(part);
  expect(await (await get(`/fr${path}`)).text()).toContain('Nurse Advisor (fr)</h1>');
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(sitemap).toContain(`/fr${path}</loc>`);
  expect(sitemap).not.toContain(`/hi${path}</loc>`);
  const { positions } = await (await get('/built-positions.json')).json();
  expect(positions['nurse-advisor']).toBe(stored.data?.updated_at);
});

test('the site is served', async () => {
  expect(start.output).toContain(siteUrl());
  await expectSiteAnswers(async ({ method, target, headers }) => {
    const answer = await sendRaw(siteUrl(), rawRequest(method, target, headers));
    if (answer === null) throw new Error(`${target} got no answer.`);
    return answer;
  });
});

test('site and staff app bring the licenses of what they are made of', async () => {
  for (const url of [siteUrl(), staffUrl()])
    expect(await (await fetch(`${url}/${noticesFile}`)).text()).toBe(thirdPartyNotices());
});

/* The manual's way with nginx, followed to the letter with Debian's nginx. */

/** The names that the documented files have. */
const [hostname, otherName, staffName] = ['www.example.org', 'example.org', 'staff.example.org'];
const blocks = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(
  ([, commands = '']) => commands,
);
const command = (part: string) => blocks.find((each) => each.includes(part)) ?? '';
const [settingUp, publishing, publishingStaff] = [
  command('cp docs/nginx.conf'),
  command('cp dist/nginx-site'),
  command('cp dist/nginx-staff'),
];

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

describe.skipIf(!isNginxHere())('nginx as documented, with the same build', () => {
  let nginx: TestNginx;
  let session: ClientHttp2Session;

  const open = async (name: string) => {
    const opened = connectHttp2(`https://127.0.0.1:${nginx.ports.tls}`, {
      ca: nginx.certificate,
      servername: name,
    });
    await once(opened, 'connect');
    return opened;
  };
  const ask = (asked: Asked) => askOver(session, hostname, asked);

  beforeAll(async () => {
    const dist = join(folder, 'dist');
    for (const name of ['web', 'staff', ...globSync('nginx-*.conf', { cwd: 'dist' })])
      cpSync(join('dist', name), join(dist, name), { recursive: true });
    nginx = await startNginx(join(folder, 'nginx'), [hostname, otherName, staffName]);
    await nginx.follow(settingUp, dist);
    await nginx.follow(publishing, dist);
    session = await open(hostname);
  });

  afterAll(async () => {
    session.close();
    await nginx.stop();
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
    const served = join(folder, 'nginx/srv/site/assets');
    const fortyDaysAgo = Date.now() / 1000 - 40 * 24 * 60 * 60;
    for (const ending of ['', '.br', '.gz']) {
      utimesSync(join(served, `${older}${ending}`), fortyDaysAgo, fortyDaysAgo);
      for (const name of [old, older]) rmSync(join(dist, 'web/assets', `${name}${ending}`));
    }
    for (const ending of ['.br', '.gz']) rmSync(join(dist, `web/privacy/index.html${ending}`));
    writeFileSync(join(dist, 'web/privacy/index.html'), 'the new page');
    const configuration = join(dist, 'nginx-site-maps.conf');
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

  test('the staff app has its headers, is kept by no cache and shows no other file', async () => {
    const dist = join(folder, 'dist');
    await nginx.follow(settingUp.replace('nginx.conf', 'nginx-staff.conf').replace('site', 'staff'), dist);
    await nginx.follow(publishingStaff, dist);
    // An old worker knows no such name, and may take a connection until it ends.
    const [staff, page] = await vi.waitFor(
      async () => {
        const opened = await open(staffName);
        const answer = await askOver(opened, staffName, get('/'));
        if (answer.status !== 200) opened.close();
        expect(answer.status).toBe(200);
        return [opened, answer] as const;
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(page.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    for (const target of ['/_headers', '/none'])
      expect((await askOver(staff, staffName, get(target))).status, target).toBe(404);
    staff.close();
  });
});

test('the staff app is served, for no search engine, and the backend refuses who has no key', async () => {
  expect(start.output).toContain(staffUrl());
  // `localhost` may be somebody else's at ::1.
  expect(start.output).not.toContain('localhost');
  const answer = await fetch(staffUrl());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(answer.headers.get('content-security-policy')).toContain(
    `connect-src ${backendUrl()} ${siteUrl()};`,
  );
  expect(await (await fetch(`${staffUrl()}/robots.txt`)).text()).toContain('Disallow: /');
  expect((await fetch(`${backendUrl()}/rest/v1/applications`)).status).toBe(401);
});

test('a second start on the same data is refused', async () => {
  const second = run('build/start.ts', { ...(await startEnv('unused')), LOCAL_DATA_DIR: env.LOCAL_DATA_DIR });
  expect(await second.ended).toBe(1);
  expect(second.output).toContain('in use');
});

test('SIGTERM ends all three, and a build that staff asked for', async () => {
  expect(await askForBuild()).toBe(202);
  const [builder = ''] = await vi.waitUntil(() => (childrenOfStart().length > 0 ? childrenOfStart() : null));
  start.child.kill('SIGTERM');
  expect(await start.ended).toBe(0);
  for (const url of [siteUrl(), staffUrl(), backendUrl()]) await expect(fetch(url)).rejects.toThrow();
  await vi.waitFor(() => expect(existsSync(`/proc/${builder}`)).toBe(false), { timeout: 10_000 });
});

test('beside a hosted backend none is started; a secret is not published, and the site is removed', async () => {
  const secret = tokenFor('service_role');
  const hosted = run('build/start.ts', {
    ...(await startEnv('hosted')),
    VITE_SUPABASE_URL: 'https://project.supabase.co',
    VITE_SUPABASE_PUBLISHABLE_KEY: tokenFor('anon'),
    VITE_SUPABASE_EXTRA: secret,
  });
  expect(await hosted.ended, hosted.output).toBe(1);
  expect(existsSync(join(folder, 'hosted'))).toBe(false);
  expect(hosted.output).toMatch(/^Not built: a secret key stood in assets\//m);
  expect(hosted.output).not.toContain(secret);
  expect(existsSync('dist/web')).toBe(false);
});

test('what cannot work is said in one plain sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  // The other settings: tests/unit/build/settings.test.ts; a backend that cannot start: tests/backend/start.test.ts.
  const refused = run('build/start.ts', { ...(await startEnv('unused')), STAFF_PORT: port });
  expect(await refused.ended, refused.output).toBe(1);
  expect(refused.output).toMatch(/already in use: .* set STAFF_PORT/);
  expect(refused.output.trim().split('\n'), 'one sentence, no stack').toHaveLength(1);
  taken.close();
});

test('a release is refused while a placeholder remains, naming each', async () => {
  const build = run('build/build.ts', {}, ['--release']);
  expect(await build.ended).toBe(1);
  expect(build.output).toContain('brand.productName');
  expect(build.output).toContain('brand.deckId');
});
