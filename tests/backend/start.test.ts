import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { folderHolder } from '../../supabase/local/database/data-folder.ts';
import {
  BackendStartError,
  ensureKeys,
  findLocalSupabase,
  type LocalSupabase,
  startLocalSupabase,
} from '../../supabase/local/start.ts';
import { beginBackend, spawnBackend, stopProcess } from './support/process.ts';
import { anApplication } from './support/fixture.ts';
import { runCommand } from '../support/command.ts';
import { copyFreshDatabase } from '../support/fresh-database.ts';

let root: string;
let folder: string;
let other: string;
let backend: LocalSupabase;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-start-'));
  folder = join(root, 'data');
  other = join(root, 'other');
  await mkdir(join(folder, 'database'), { recursive: true });
  await writeFile(join(folder, 'database', 'PG_VERSION'), '');
  backend = await startLocalSupabase({ dataDirectory: folder, port: 0 });
});
afterAll(async () => {
  await backend.close();
  await rm(root, { recursive: true, force: true });
});

/** The sentence that a start fails with. */
async function failureOf(start: Promise<LocalSupabase>): Promise<string> {
  const error = await start.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BackendStartError);
  const { message } = error as BackendStartError;
  expect(message).toMatch(/^[A-Z][^\n]+\.$/);
  return message;
}

describe('startLocalSupabase', () => {
  it('serves what it promises', async () => {
    const anon = createClient(backend.url, backend.anonKey);
    expect((await anon.from('applications').insert(anApplication())).status).toBe(201);
    const service = createClient(backend.url, backend.serviceKey);
    expect((await service.from('applications').select('id')).data).toHaveLength(1);
  });

  it('answers on 127.0.0.1 alone', async () => {
    expect((await fetch(backend.url)).status).toBeGreaterThan(0);
    // The whole of 127/8 leads to this machine: a server on all interfaces would answer here as well.
    await expect(fetch(backend.url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed');
  });

  it('says that the folder is in use', async () => {
    const message = await failureOf(startLocalSupabase({ dataDirectory: folder, port: 0 }));
    expect(message).toContain(`in use by process ${process.pid}`);
  });

  it('says that the port is taken, and lets go of the folder', async () => {
    await copyFreshDatabase(other);
    const port = Number(new URL(backend.url).port);
    expect(await failureOf(startLocalSupabase({ dataDirectory: other, port }))).toBe(
      `Port ${port} is taken by another program; stop it or set BACKEND_PORT to a free port.`,
    );
    expect(await findLocalSupabase(other)).toBeNull();
  });

  it('closes a folder of its own that stood open, and erases nothing by its clock', async () => {
    await chmod(other, 0o755);
    const start = () => startLocalSupabase({ dataDirectory: other, port: 0 });
    const first = await start();
    expect((await stat(other)).mode & 0o777).toBe(0o700);
    const table = (url: string) => createClient(url, first.serviceKey).from('applications');
    for (const created_at of ['2020-01-01', new Date().toISOString()])
      await table(first.url).insert({ ...anApplication(), created_at, state_shown_at: created_at });
    await first.close();
    const second = await start();
    expect((await table(second.url).select('id')).data).toHaveLength(2);
    await second.close();
  });

  it('says at once that the folder cannot be made', async () => {
    const start = startLocalSupabase({ dataDirectory: '/proc/nope/data', port: 0 });
    await expect(start).rejects.toThrow('The data folder /proc/nope/data cannot be written (ENOENT)');
  });

  it('says that the folder is a file', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    expect(await failureOf(startLocalSupabase({ dataDirectory: file, port: 0 }))).toContain('LOCAL_DATA_DIR');
  });

  it('says that the database is damaged', async () => {
    const damaged = join(root, 'damaged');
    await mkdir(join(damaged, 'database'), { recursive: true });
    await writeFile(join(damaged, 'database', 'PG_VERSION'), 'seven');
    await writeFile(join(damaged, 'database.ready'), '');
    expect(await failureOf(startLocalSupabase({ dataDirectory: damaged, port: 0 }))).toContain(
      `The database in ${damaged} cannot be opened`,
    );
  });

  it('starts anew after a first start that was cut off', async () => {
    expect((await stat(join(folder, 'database.unfinished'))).isDirectory()).toBe(true);
  });
});

describe('the keys of a folder', () => {
  it('are made once, for the owner only, and differ from folder to folder', async () => {
    const first = await ensureKeys(folder);
    expect(await ensureKeys(folder)).toEqual(first);
    expect(first.anonKey).toBe(backend.anonKey);
    expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);
    const [one, two] = await Promise.all([ensureKeys(join(root, 'twice')), ensureKeys(join(root, 'twice'))]);
    expect(one).toEqual(two);
    expect(one.jwtSecret).not.toBe(first.jwtSecret);
  });

  it('are not guessed when their file is damaged', async () => {
    const damaged = join(root, 'bad-keys');
    await mkdir(damaged);
    await writeFile(join(damaged, 'keys.json'), '{"jwtSecret":"short"}');
    await expect(ensureKeys(damaged)).rejects.toThrow('is damaged; delete it to have new keys made.');
  });
});

it(
  'npm run backend ends cleanly when it is stopped while it still starts, and on Ctrl+C',
  { tags: ['nightly'] },
  async () => {
    const dataFolder = join(root, 'process');
    await copyFreshDatabase(dataFolder);
    const child = beginBackend(dataFolder);
    await vi.waitUntil(async () => (await folderHolder(dataFolder)) !== null, {
      timeout: 60_000,
      interval: 1,
    });
    expect(await stopProcess(child, 'SIGTERM')).toBe(0);
    const restarted = await spawnBackend(dataFolder);
    expect((await findLocalSupabase(dataFolder))?.url).toBe(restarted.url);
    expect(await restarted.stop('SIGINT')).toBe(0);
    expect(await folderHolder(dataFolder)).toBeNull();
  },
);

it(
  'no command trusts what a killed backend left: whoever listens on its port by now gets no key',
  { tags: ['nightly'] },
  async () => {
    const dataFolder = join(root, 'killed');
    await copyFreshDatabase(dataFolder);
    const killed = await spawnBackend(dataFolder);
    await killed.stop('SIGKILL');
    // Its number is that of another living program by now.
    for (const name of await readdir(dataFolder)) {
      const path = join(dataFolder, name);
      const text = (await stat(path)).isFile() ? await readFile(path, 'utf8') : '';
      if (text.includes('"pid"')) await writeFile(path, text.replace(/"pid":\d+/, `"pid":${process.pid}`));
    }
    const heard: string[] = [];
    const listener = createServer((request, response) => {
      heard.push(JSON.stringify(request.headers));
      response.end('[]');
    }).listen(Number(new URL(killed.url).port), '127.0.0.1');
    onTestFinished(() => void listener.close());
    const command = runCommand('supabase/cli/applications-main.ts', { LOCAL_DATA_DIR: dataFolder }, [
      'orphans',
    ]);
    expect(await command.ended, command.output).toBe(0);
    expect(heard).toEqual([]);
  },
);

it.each([
  ['of another version', `set version = '20261120090000' where name = 'staff'`, '20261120090000'],
  [
    'of a migration with another text',
    `set statements = array['select 1'] where name = 'staff'`,
    '20261125100000',
  ],
])(
  'a database %s is left as it is, and the start says how its applications are brought over',
  async (_what, change, named) => {
    const directory = join(root, `upgrade-${named}`);
    await copyFreshDatabase(directory);
    const before = await PGlite.create({ dataDir: join(directory, 'database') });
    await before.query(`update supabase_migrations.schema_migrations ${change}`);
    await before.close();
    const opening = startLocalSupabase({ dataDirectory: directory, port: 0 });
    await expect(opening).rejects.toThrow(
      new RegExp(`migration ${named}.* export FOLDER.* restore FOLDER`, 's'),
    );
  },
);
