import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepareFolder } from '../backend/support/process.ts';
import { freePort, runCommand, type RunningCommand, tidyMemory } from '../support/command.ts';
import { residentMb, sendHostile } from '../support/hostile-run.ts';

/* `npm start` as it is shipped, under 5 000 hostile requests to its site and 5 000 to its backend. */

let folder: string;
let start: RunningCommand;
let ports: { site: number; backend: number };
let keys: { anonKey: string; serviceRoleKey: string };
let startMb: number;

const siteUrl = () => `http://127.0.0.1:${ports.site}`;
const backendUrl = () => `http://127.0.0.1:${ports.backend}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-start-'));
  await mkdir(join(folder, 'tmp'));
  await prepareFolder(join(folder, 'data')); // within its limits a flood would only ever meet the limits
  ports = { site: await freePort(), backend: await freePort() };
  const env = {
    ...tidyMemory,
    PORT: String(ports.site),
    STAFF_PORT: '0',
    BACKEND_PORT: String(ports.backend),
    TMPDIR: join(folder, 'tmp'),
  };
  start = runCommand('build/start.ts', { ...env, LOCAL_DATA_DIR: join(folder, 'data') });
  await vi.waitFor(() => expect(start.output).toContain('Ctrl+C'), { timeout: 110_000, interval: 100 });
  keys = JSON.parse(await readFile(join(folder, 'data', 'keys.json'), 'utf8'));
  startMb = residentMb(start.child.pid);
}, 120_000);

afterAll(async () => {
  start.child.kill('SIGTERM');
  await start.ended;
  await rm(folder, { recursive: true, force: true });
});

/** Waits until what was let go is gone. */
async function expectMemory(what: string, run: { requests: number; seconds: number; answered: number }) {
  await vi.waitFor(() => expect(residentMb(start.child.pid) - startMb).toBeLessThan(300), {
    timeout: 10_000,
    interval: 500,
  });
  const grownMb = Math.round(residentMb(start.child.pid) - startMb);
  console.log(
    `${what}: ${run.requests} requests, ${run.answered} answered, in ${run.seconds.toFixed(1)} s, memory ${grownMb} MB more than before`,
  );
}

test('the site answers as ever after 5 000 hostile requests', async () => {
  const ground = {
    host: `127.0.0.1:${ports.site}`,
    targets: [
      '/',
      '/careers',
      '/press/logo-square.png',
      '/index.html',
      '/404.html',
      '/_headers',
      '/robots.txt',
    ],
    credentials: [],
    uploads: [],
  };
  const answers = async () => (await fetch(`${siteUrl()}/privacy`)).status === 200;
  await expectMemory('site', await sendHostile(siteUrl(), ground, answers));
  expect(start.child.exitCode).toBeNull();
}, 90_000);

test('the backend answers as ever after 5 000 hostile requests, and leaves no file behind', async () => {
  const names = Array.from({ length: 8 }, () => `${randomUUID()}_applicant.example_1790000000000.pdf`);
  const files = names.map((name) => `/storage/v1/object/resumes/${name}`);
  const ground = {
    host: `127.0.0.1:${ports.backend}`,
    targets: [
      ...files,
      ...files.map((path) => path.replace('/object/', '/object/public/')),
      '/storage/v1/object/sign/resumes/x.pdf',
      '/storage/v1/object/list/resumes',
      '/storage/v1/object/resumes',
      '/storage/v1/bucket',
      '/rest/v1/applications',
      '/rest/v1/applications?select=id',
      '/rest/v1/rpc/version',
    ],
    credentials: [bearer(keys.anonKey), bearer(keys.anonKey), bearer(keys.serviceRoleKey)],
    uploads: files,
  };
  await expectMemory('backend', await sendHostile(backendUrl(), ground, isAlive));
  expect(start.child.exitCode).toBeNull();
  await vi.waitFor(async () => expect(await storedFiles()).toEqual(await knownFiles()), { timeout: 5_000 });
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
}, 120_000);

test.each([
  ['without a key', () => ({})],
  ['with the public key', () => bearer(keys.anonKey)],
])(
  'eighty bodies of 7 MB that never end, %s, are not held in memory',
  async (_who, credentials) => {
    const before = residentMb(start.child.pid);
    const headers = { Host: 'a', 'Content-Length': '8000000', ...credentials() };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const path = `/storage/v1/object/resumes/${randomUUID()}_applicant.example_1790000000000.pdf`;
    const body = Buffer.alloc(7_000_000, 'x');
    const sockets = Array.from({ length: 80 }, () => connect(ports.backend, '127.0.0.1'));
    for (const socket of sockets) {
      socket.on('error', () => undefined).write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
      socket.write(body);
    }
    // What is taken in is taken in at once; the rest stays where it was sent from.
    const taken = () => sockets.reduce((sum, socket) => sum + socket.bytesWritten - socket.writableLength, 0);
    let last = 0;
    const isStill = () => {
      const earlier = last;
      last = taken();
      return last > 0 && last === earlier;
    };
    await vi.waitUntil(isStill, { timeout: 20_000, interval: 700 });
    const grownMb = Math.round(residentMb(start.child.pid) - before);
    console.log(
      `eighty held bodies of 7 MB: ${Math.round(last / 1e6)} MB were taken, memory ${grownMb} MB more`,
    );
    for (const socket of sockets) socket.destroy();
    expect(grownMb).toBeLessThan(300);
    expect(await isAlive()).toBe(true);
  },
  40_000,
);

const bearer = (key: string) => ({ apikey: key, Authorization: `Bearer ${key}` });

/** Whether the backend answers staff as ever. */
async function isAlive(): Promise<boolean> {
  const rows = `${backendUrl()}/rest/v1/applications?select=id`;
  return (await fetch(rows, { headers: bearer(keys.serviceRoleKey) })).ok;
}

/** How many files lie in the data folder: drafts count as well. */
async function storedFiles(): Promise<number> {
  return (await readdir(join(folder, 'data', 'files'))).length;
}

/** How many files the backend knows of. */
async function knownFiles(): Promise<number> {
  const response = await fetch(`${backendUrl()}/storage/v1/object/list/resumes`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${keys.serviceRoleKey}` },
    body: JSON.stringify({ prefix: '', limit: 1000 }),
  });
  return ((await response.json()) as unknown[]).length;
}
