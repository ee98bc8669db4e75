import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort, runCommand, type RunningCommand } from '../support/command.ts';
import { goAwayEarly, openFiles, rawRequest, sendRaw } from '../support/raw-http.ts';

/* `npm run dev`, attacked as another user of the machine or a page of another site would. */

const project = resolve('.');
let data: string;
let dev: RunningCommand;
let port: number;
let url: string;
let staffPort: number;

beforeAll(async () => {
  // In a folder that is served, so that only the rule for data keeps it back.
  data = await mkdtemp(join(project, 'node_modules', '.dev-test-'));
  [port, staffPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    STAFF_PORT: String(staffPort),
    BACKEND_PORT: String(await freePort()),
    LOCAL_DATA_DIR: data,
    NODE_DISABLE_COMPILE_CACHE: '1',
  };
  dev = runCommand('node_modules/vite/bin/vite.js', env);
  await vi.waitFor(() => expect(dev.output).toContain(url), { timeout: 110_000, interval: 50 });
  // Vite bundles the libraries at the first request.
  await fetch(`${url}/entry-client.tsx`);
  await fetch(`${url}/@fs${project}/src/styles/index.css?import`);
});

afterAll(async () => {
  dev.child.kill('SIGTERM');
  await dev.ended;
  await rm(data, { recursive: true, force: true });
});

/** One request as written; it says its right Host unless the headers say another. */
async function ask(target: string, headers: Record<string, string> = {}, method = 'GET', to = port) {
  const sent = rawRequest(method, target, { Host: `127.0.0.1:${to}`, ...headers });
  const answer = await sendRaw(`http://127.0.0.1:${to}`, sent);
  if (answer === null) throw new Error(`${target} got no answer.`);
  return answer;
}

test('every address that it names is one that it listens at: another program may have the other one of localhost', () => {
  // With a port: a bundler's warning on a busy machine links to its own pages.
  const hosts = [...dev.output.matchAll(/https?:\/\/([^/:\s]+):\d/g)].map(([, host]) => host);
  expect(new Set(hosts)).toEqual(new Set(['127.0.0.1']));
});

test('its own pages and sources are served', async () => {
  const page = await ask('/', { Accept: 'text/html' });
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('id="root"')]);
  expect((await ask('/entry-client.tsx')).status).toBe(200);
  expect((await ask(`/@fs${project}/src/styles/index.css?import`)).status).toBe(200);
  expect((await ask('/', { Host: `localhost:${port}`, Accept: 'text/html' })).status).toBe(200);
});

test.each([
  ['/ar/press?from=mail', '<html lang="ar" dir="rtl"'],
  ['/styleguide/', '<html lang="en" data-script="on"'],
])('%s is one document', async (address, root) => {
  const html = await (await fetch(url + address, { headers: { Accept: 'text/html' } })).text();
  expect(html.match(/<html[^>]*/g)).toEqual([expect.stringContaining(root)]);
});

describe('what is no source stays where it is', () => {
  const paths: readonly (readonly [string, () => string, string | null])[] = [
    ['the keys', () => join(data, 'keys.json'), null],
    ['the package', () => join(project, 'package.json'), '"scripts"'],
    ['the settings', () => join(project, 'vite.config.ts'), 'defineConfig'],
    ['the history', () => join(project, '.git'), 'gitdir'],
    ['a test', () => join(project, 'tests/commands/dev.test.ts'), 'attacked'],
    ['the migrations', () => join(project, 'supabase/seed.sql'), 'insert'],
    ['the users', () => '/etc/passwd', 'root:'],
  ];
  const spell = (path: string): string[] => [
    ...['', '?raw', '?url', '?import', '?import&raw', '?raw??', '?import&raw??', '?inline&import'].map(
      (query) => `/@fs${path}${query}`,
    ),
    ...['?.svg?.wasm?init', '/', '%00.js'].map((end) => `/@fs${path}${end}`),
    `/@fs${path.replace(/\w(?=\w*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
    `/@fs${path.replaceAll('/', '%2f')}`,
    `/@fs${project}/src/../../../..${path}`,
    `/@fs${project}/src/%2e%2e/%2e%2e/%2e%2e/%2e%2e${path}`,
    `/../..${path.slice(project.length)}`,
    `/@id/__x00__${path}`,
    `//@fs${path}`,
    `http://127.0.0.1/@fs${path}`,
  ];
  test.each(paths)('%s, however they are asked for', async (_what, pathOf, content) => {
    const path = pathOf();
    const secret = content ?? JSON.parse(await readFile(path, 'utf8')).jwtSecret;
    for (const target of spell(path)) {
      for (const accept of ['*/*', 'text/html'])
        expect((await ask(target, { Accept: accept })).body, target).not.toContain(secret);
    }
  });
});

describe('it answers only under its own name and no other page', () => {
  test.each([
    ['another host', { Host: 'evil.example' }],
    ['a page of another port', { Origin: 'http://127.0.0.1:3000' }],
    ['a page of localhost', { Origin: 'http://localhost:3000' }],
    ['a page of another site', { Origin: 'https://evil.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a script of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'script' }],
    ['a script of another port', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Dest': 'script' }],
    ['a frame of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' }],
  ])('%s', async (_who, headers: Record<string, string>) => {
    const answer = await ask('/entry-client.tsx', headers);
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect(answer.body).not.toContain('import');
  });

  test('no answer lets another origin read it', async () => {
    const answer = await ask('/entry-client.tsx', { Origin: url });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  });

  test('a link elsewhere may lead here', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document', Accept: 'text/html' };
    expect((await ask('/', headers)).status).toBe(200);
  });

  test('hot reload of another site, or under another name, is refused', async () => {
    for (const who of [{ Origin: 'https://evil.example' }, { Host: 'evil.example' }]) {
      const headers = {
        Host: `127.0.0.1:${port}`,
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Protocol': 'vite-hmr',
        ...who,
      };
      expect((await sendRaw(url, rawRequest('GET', '/', headers)))?.status).not.toBe(101);
    }
  });

  test('hot reload of its own page connects', async () => {
    const client = await (await fetch(`${url}/@vite/client`)).text();
    const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
    const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
    const message = await new Promise((done) => {
      socket.addEventListener('message', (event) => done(event.data));
      socket.addEventListener('close', () => done('closed'));
    });
    socket.close();
    expect(message).toContain('connected');
  });

  test('no editor is started for anybody', async () => {
    expect((await ask('/__open-in-editor?file=package.json')).status).toBe(404);
  });
});

describe('the staff app beside the site', () => {
  const askStaff = (target: string, headers: Record<string, string> = {}) =>
    ask(target, headers, 'GET', staffPort);

  test('is served with hot reload on its own port, which the start message names with the backend’s', async () => {
    expect(dev.output).toMatch(new RegExp(`Staff app: http://127.0.0.1:${staffPort}/\n.*Backend: +http://`));
    const page = await askStaff('/', { Host: `localhost:${staffPort}`, Accept: 'text/html' });
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('/@vite/client')]);
    const component = await askStaff('/StaffShell.tsx');
    expect([component.status, component.body]).toEqual([200, expect.stringContaining('createHotContext')]);
    expect((await askStaff('/api/client.ts')).body).toContain('VITE_SUPABASE_URL');
  });

  test('is guarded as the site is', async () => {
    const { jwtSecret } = JSON.parse(await readFile(join(data, 'keys.json'), 'utf8')) as {
      jwtSecret: string;
    };
    expect((await askStaff(`/@fs${join(data, 'keys.json')}?raw`)).body).not.toContain(jwtSecret);
    expect((await askStaff(`/@fs${join(project, 'package.json')}`)).body).not.toContain('"scripts"');
    for (const headers of [
      { Origin: url },
      { Host: 'evil.example' },
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'script' },
    ])
      expect((await askStaff('/main.tsx', headers)).status).toBe(403);
    expect((await askStaff('/__open-in-editor?file=package.json')).status).toBe(404);
    expect((await askStaff('//[')).status).toBe(400);
  });

  test('is where a link leads that another command prints', async () => {
    const command = runCommand(
      'supabase/cli/members-main.ts',
      { LOCAL_DATA_DIR: data, STAFF_URL: '', STAFF_PORT: '' },
      ['add', 'Ada Example', 'ada@company.example', '--role', 'admin'],
    );
    expect(await command.ended).toBe(0);
    expect(command.output).toContain(`http://127.0.0.1:${staffPort}/#type=invite&token_hash=`);
  });
});

test('a target that is none is refused without a stack', async () => {
  for (const target of ['//[', '/\\[', '/\\host/x', 'http://[']) {
    const answer = await ask(target);
    expect(answer.status, target).toBe(400);
    expect(answer.body).not.toMatch(/\bat /);
  }
});

test('it closes the files of those who go away early', async () => {
  const large = join(project, 'node_modules/@electric-sql/pglite/dist/pglite.wasm');
  await goAwayEarly(url, `/@fs${large}`, 200);
  await vi.waitFor(() => expect(openFiles(dev.child.pid, large)).toEqual([]));
});
