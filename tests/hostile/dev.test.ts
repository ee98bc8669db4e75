import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort, runCommand, type RunningCommand, tidyMemory } from '../support/command.ts';
import { residentMb, sendHostile } from '../support/hostile-run.ts';
import { sendRaw } from '../support/raw-http.ts';

/* `npm run dev` under 5 000 hostile requests. */

let data: string;
let dev: RunningCommand;
let port: number;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'hostile-dev-'));
  port = await freePort();
  const env = {
    ...tidyMemory,
    PORT: String(port),
    BACKEND_PORT: String(await freePort()),
    LOCAL_DATA_DIR: data,
  };
  dev = runCommand('node_modules/vite/bin/vite.js', env);
  await vi.waitFor(() => expect(dev.output).toContain(`:${port}`), { timeout: 110_000, interval: 100 });
}, 120_000);

afterAll(async () => {
  dev.child.kill('SIGTERM');
  await dev.ended;
  await rm(data, { recursive: true, force: true });
});

test('the development server answers as ever after 5 000 hostile requests', async () => {
  const url = `http://127.0.0.1:${port}`;
  const isAlive = async () => (await fetch(`${url}/entry-client.tsx`)).status === 200;
  const targets = [
    ...[
      '/',
      '/entry-client.tsx',
      '/head-script.ts',
      '/@vite/client',
      '/@id/react',
      '/favicon.svg',
      '/press/logo-name.png',
    ],
    ...['package.json', 'src/styles/index.css', 'src', '.env'].map((file) => `/@fs${resolve(file)}`),
  ];
  const ground = { host: `127.0.0.1:${port}`, targets, credentials: [], uploads: [] };
  // What pages need is made once, before the first look at the memory.
  for (const target of targets) await fetch(url + target, { headers: { Accept: 'text/html' } });
  const before = residentMb(dev.child.pid);
  const run = await sendHostile(url, ground, isAlive).catch((error: unknown) => {
    // What the server said before it ended.
    throw new Error(dev.output.slice(-2_000), { cause: error });
  });
  const grownMb = Math.round(residentMb(dev.child.pid) - before);
  console.log(
    `development server: ${run.requests} requests, ${run.answered} answered, in ${run.seconds.toFixed(1)} s, memory ${grownMb} MB more than before`,
  );
  expect(grownMb).toBeLessThan(300);
  expect(dev.child.exitCode).toBeNull();
}, 120_000);

test.each(['//[', '/\\[', '/\\host/x', 'http://['])(
  'the target %s is refused without a stack',
  async (target) => {
    const request = `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(`http://127.0.0.1:${port}`, request);
    expect(answer?.status).toBe(400);
    expect(answer?.body).not.toMatch(/\bat /);
  },
);
