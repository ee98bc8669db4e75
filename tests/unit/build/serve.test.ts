import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { StartError } from '../../../build/command.ts';
import { listen, siteHandler } from '../../../build/serve.ts';
import { openFiles } from '../../support/hostile.ts';
import { goAwayEarly, rawRequest, sendRaw } from '../../support/raw-http.ts';

const hasIPv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

it.skipIf(!hasIPv6)('answers at both addresses that localhost stands for, or does not start', async () => {
  const server = await listen(0, 'PORT', (_request, response) => void response.end('here'));
  const { port } = new URL(server.url);
  for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('here');
  }
  await server.close();
  const other = createServer().listen(Number(port), '::1');
  await once(other, 'listening');
  await expect(listen(Number(port), 'STAFF_PORT', () => undefined)).rejects.toThrow(StartError);
  other.close();
});

it.each([
  ['a name', '/', { Host: 'evil.example' }, 421],
  ['a name in the target', 'http://evil.example/', {}, 421],
  ['a name that begins as ours', '/', { Host: 'localhost.evil.example' }, 421],
  ['localhost', '/', { Host: 'localhost:4173' }, 200],
  ['the address', '/', { Host: '127.0.0.1:4173' }, 200],
])('answers to this machine alone: %s', async (_what, target, headers, status) => {
  const server = await listen(0, 'PORT', (_request, response) => void response.end('here'));
  expect((await sendRaw(server.url, rawRequest('GET', target, headers)))?.status).toBe(status);
  await server.close();
});

it.runIf(process.platform === 'linux')('closes the files of those who go away early', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'served-site-'));
  await writeFile(join(folder, '_headers'), '');
  await writeFile(join(folder, 'large.js'), 'x'.repeat(4_000_000));
  const server = await listen(0, 'PORT', await siteHandler(folder));
  onTestFinished(server.close);
  await goAwayEarly(server.url, '/large.js', 200);
  await vi.waitFor(() => expect(openFiles(process.pid, folder)).toEqual([]));
});
