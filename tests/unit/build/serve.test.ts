import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { StartError } from '../../../build/command.ts';
import { siteHeaderRules, toHeadersFile } from '../../../build/headers.ts';
import { listen, siteHandler } from '../../../build/serve.ts';
import { goAwayEarly, openFiles, rawRequest, sendRaw } from '../../support/raw-http.ts';
import { expectSiteAnswers } from '../../support/site-requests.ts';

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

/** A site as a build leaves it, as small as what is asked of it. */
async function aSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'served-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const pages = [
    '/',
    '/es',
    '/privacy',
    '/es/privacy',
    '/press',
    '/careers',
    '/careers/job/open-application',
  ];
  for (const page of pages) {
    const html = `<!doctype html><html lang="${page.startsWith('/es') ? 'es' : 'en'}"><script src="/assets/a.js">`;
    for (const ending of ['', '.br', '.gz']) await write(`${page}/index.html${ending}`, html);
  }
  for (const [path, language] of Object.entries({ '': 'en', '/es': 'es', '/ar': 'ar' }))
    await write(`${path}/404.html`, `<!doctype html><html lang="${language}">`);
  const files =
    'assets/a.js press/logo-square.png share/home.png site.webmanifest built-positions.json .well-known/security.txt .env';
  for (const path of files.split(' ')) await write(path, 'a file');
  await write('_headers', toHeadersFile(siteHeaderRules({ scriptHashes: [], backend: null, pages })));
  return folder;
}

it('answers with the headers, redirects and not-found pages of every kind of address', async () => {
  const server = await listen(0, 'PORT', await siteHandler(await aSite()));
  onTestFinished(server.close);
  const ask = async (method: string, target: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await sendRaw(server.url, rawRequest(method, target, headers));
    if (answer === null) throw new Error(`${target} got no answer.`);
    return answer;
  };
  await expectSiteAnswers(({ method, target, headers }) => ask(method, target, headers));
  expect((await ask('GET', 'http://localhost/careers')).status).toBe(200);
  // No way leads out of the folder.
  const outside = `${'../'.repeat(12)}etc/passwd`;
  for (const target of [
    `/${outside}`,
    `/${outside.replaceAll('.', '%2e')}`,
    `/assets/${outside.replaceAll('/', '%2f')}`,
  ])
    expect((await ask('GET', target)).status, target).toBe(404);
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
