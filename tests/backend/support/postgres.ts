import { execFile, spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';
import type { Engine, Row } from '../../../supabase/local/database/engine.ts';
import { applyMigrations, applyPlatform } from '../../../supabase/local/database/schema.ts';
import { provideTemplate } from '../../support/fresh-database.ts';

/** Debian's place; POSTGRES_15_BIN names another one. */
const binaries = process.env['POSTGRES_15_BIN'] ?? '/usr/lib/postgresql/15/bin';
const run = promisify(execFile);

/** The folder of PostgreSQL 15's programs, or null when they are not installed. */
export function findPostgres(): string | null {
  return existsSync(join(binaries, 'initdb')) ? binaries : null;
}

/** PostgreSQL refuses to run as root: then its own user does, or `nobody`. */
function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line =
    users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Starts a throw-away PostgreSQL 15 with the same platform SQL and migrations, copied from a cluster that was made once for
 * all test files. The backend's requests come as the login role `authenticator`, migrations run as the role `postgres` that
 * is no superuser: as on a hosted project.
 */
export async function startPostgres(directory: string) {
  const home = await makeHome(directory);
  const template = await provideTemplate('postgres', makeCluster);
  await run('cp', ['-a', template, join(home, 'data')]);
  const { address, stop } = await startServer(home);
  const owners = openPool({ ...address, user: 'postgres', max: 2 });
  const engine = pgEngine(openPool({ ...address, user: 'authenticator', max: 10 }));
  return {
    engine,
    owner: async (sql: string, parameters: readonly unknown[] = []) =>
      (await owners.query<Row>(sql, [...parameters])).rows,
    stop: async () => {
      await engine.close();
      await owners.end();
      await stop();
    },
  };
}

/** A folder that the server's user may enter and write to. */
async function makeHome(directory: string): Promise<string> {
  const home = join(directory, 'postgres');
  const { uid, gid } = identity();
  await run('chmod', ['755', directory]);
  await mkdir(home);
  if (uid !== undefined && gid !== undefined) await chown(home, uid, gid);
  return home;
}

/** Makes a migrated cluster and copies its files, with their owner, to `target`. */
async function makeCluster(target: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'site-cluster-'));
  const home = await makeHome(directory);
  const data = join(home, 'data');
  const options = ['-U', 'root_admin', '-A', 'trust', '-E', 'UTF8', '-N', '--wal-segsize=1'];
  await run(join(binaries, 'initdb'), ['-D', data, ...options], { ...identity(), cwd: home });
  const { address, stop } = await startServer(home);
  for (const [user, apply] of [
    ['root_admin', applyPlatform],
    ['postgres', applyMigrations],
  ] as const) {
    const engine = pgEngine(openPool({ ...address, user, max: 1 }));
    await apply(engine);
    await engine.close();
  }
  await stop();
  await run('cp', ['-a', data, target]);
  await rm(directory, { recursive: true, force: true });
}

/** Starts the server of a cluster that lies in a folder. */
async function startServer(home: string) {
  const address = { host: home, port: 5432, database: 'postgres' };
  // By its socket alone: no port of the machine is taken.
  const options = ['-D', join(home, 'data'), '-k', home, '-h', '', '-F'];
  const child = spawn(join(binaries, 'postgres'), options, { ...identity(), cwd: home, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilReady({ ...address, user: 'root_admin' });
  return {
    address,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** A pool whose idle connections may be cut when the server stops. */
function openPool(config: PoolConfig): Pool {
  return new Pool(config).on('error', () => undefined);
}

function pgEngine(pool: Pool): Engine {
  return {
    transaction: async (mode, work) => {
      const client = await pool.connect();
      try {
        await client.query(
          `begin isolation level read committed ${mode === 'read' ? 'read only' : 'read write'}`,
        );
        const result = await work({
          query: async (sql, parameters = []) => (await client.query<Row>(sql, [...parameters])).rows,
          script: async (sql) => {
            await client.query(sql);
          },
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

async function untilReady(config: ClientConfig): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new Client(config);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(20);
    }
  }
}
