import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../support/command.ts';
import { rawRequest, sendRaw } from '../support/raw-http.ts';
import { expectSiteAnswers } from '../support/site-requests.ts';

let folder: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-test-'));
});

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A token as a project signs it; nobody checks the signature here. */
function tokenFor(role: string): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role })}.c2lnbmF0dXJl`;
}

/** A build of every language may take so long where other tests run beside it. */
const buildMs = 150_000;
// Each builds the site, some twice.
vi.setConfig({ testTimeout: 2 * buildMs });

/** Runs a command of the build; `output` grows while it runs, `ended` resolves with the exit code. */
function run(script: string, env: Record<string, string> = {}, args: readonly string[] = []) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', RELEASE: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const state = { child, output: '', ended: once(child, 'exit').then(([code]) => code as number | null) };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      state.output += text;
    });
  }
  return state;
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

test('start serves the site, the staff app and the backend, and SIGTERM ends them', async () => {
  const env = await startEnv('data');
  const start = run('build/start.ts', env);
  await expect.poll(() => start.output, { timeout: buildMs }).toContain('Ctrl+C');
  const site = `http://127.0.0.1:${env.PORT}`;
  const backend = `http://127.0.0.1:${env.BACKEND_PORT}`;
  expect(start.output).toContain(site);
  await expectSiteAnswers(async ({ method, target, headers }) => {
    const answer = await sendRaw(site, rawRequest(method, target, headers));
    if (answer === null) throw new Error(`${target} got no answer.`);
    return answer;
  });
  const absolute = await sendRaw(site, rawRequest('GET', 'http://localhost/careers'));
  expect(absolute?.status).toBe(200);
  const staff = `http://127.0.0.1:${env.STAFF_PORT}`;
  expect(start.output).toContain(`http://localhost:${env.STAFF_PORT}`);
  const answer = await fetch(staff);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(answer.headers.get('content-security-policy')).toContain(`connect-src ${backend};`);
  expect(await (await fetch(`${staff}/robots.txt`)).text()).toContain('Disallow: /');
  // No key: the backend is there and refuses.
  expect((await fetch(`${backend}/rest/v1/applications`)).status).toBe(401);

  const second = run('build/start.ts', { ...(await startEnv('unused')), LOCAL_DATA_DIR: env.LOCAL_DATA_DIR });
  expect(await second.ended).toBe(1);
  expect(second.output).toContain('in use');

  start.child.kill('SIGTERM');
  expect(await start.ended).toBe(0);
  await expect(fetch(site)).rejects.toThrow();
  await expect(fetch(staff)).rejects.toThrow();
  await expect(fetch(backend)).rejects.toThrow();
});

test('a hosted backend is used as it is, and none is started', async () => {
  const env = await startEnv('hosted');
  const start = run('build/start.ts', {
    ...env,
    VITE_SUPABASE_URL: 'https://project.supabase.co',
    VITE_SUPABASE_ANON_KEY: tokenFor('anon'),
  });
  await expect.poll(() => start.output, { timeout: buildMs }).toContain('hosted');
  const policy = (await fetch(`http://127.0.0.1:${env.PORT}`)).headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://project.supabase.co");
  await expect(fetch(`http://127.0.0.1:${env.BACKEND_PORT}`)).rejects.toThrow();
  start.child.kill('SIGINT');
  expect(await start.ended).toBe(0);
});

test('what cannot work is said in one plain sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const file = join(folder, 'file');
  await writeFile(file, 'not a folder');
  const env = await startEnv('cases');
  for (const [change, message] of [
    [{ PORT: port }, /already in use: .* set PORT/],
    [{ STAFF_PORT: port }, /already in use: .* set STAFF_PORT/],
    [{ BACKEND_PORT: port }, /set BACKEND_PORT/],
    [{ PORT: 'abc' }, /PORT is "abc"/],
    [{ BACKEND_PORT: '70000' }, /BACKEND_PORT is "70000"/],
    [{ LOCAL_DATA_DIR: file }, /set LOCAL_DATA_DIR/],
    [{ VITE_SUPABASE_URL: 'https://project.supabase.co' }, /belong together/],
    [{ VITE_SUPABASE_URL: 'nonsense', VITE_SUPABASE_ANON_KEY: 'key' }, /no web address/],
    [
      { VITE_SUPABASE_URL: 'https://project.supabase.co', VITE_SUPABASE_ANON_KEY: tokenFor('service_role') },
      /VITE_SUPABASE_ANON_KEY holds a secret key/,
    ],
  ] as const) {
    const start = run('build/start.ts', { ...env, ...change });
    expect(await start.ended, start.output).toBe(1);
    expect(start.output).toMatch(message);
    expect(start.output.trim().split('\n'), 'one sentence, no stack').toHaveLength(1);
  }
  taken.close();
});

test('a release is refused while a placeholder remains, naming each', async () => {
  for (const build of [run('build/build.ts', {}, ['--release']), run('build/build.ts', { RELEASE: '1' })]) {
    expect(await build.ended).toBe(1);
    expect(build.output).toContain('brand.productName');
    expect(build.output).toContain('brand.deckId');
  }
});

test('a secret that comes in by another variable is not published, and the site is removed', async () => {
  const secret = tokenFor('service_role');
  const build = run('build/build.ts', { VITE_SUPABASE_EXTRA: secret });
  expect(await build.ended, build.output).toBe(1);
  expect(build.output).toMatch(/^Not built: a secret key stood in assets\//m);
  expect(build.output).not.toContain(secret);
  expect(existsSync('dist/web')).toBe(false);
});
