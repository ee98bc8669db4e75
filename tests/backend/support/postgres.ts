import { execFile, spawn } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';
import type { Engine, Row } from '../../../supabase/local/database/engine.ts';
import { applyMigrations, applyPlatform } from '../../../supabase/local/database/schema.ts';

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
 * Starts a throw-away PostgreSQL 15 with the same platform SQL and migrations. The backend's requests come as the
 * login role `authenticator`, migrations run as the role `postgres` that is no superuser: as on a hosted project.
 */
export async function startPostgres(directory: string) {
  const home = join(directory, 'postgres');
  const who = identity();
  await run('chmod', ['755', directory]);
  await mkdir(home);
  if (who.uid !== undefined && who.gid !== undefined) await chown(home, who.uid, who.gid);
  const data = join(home, 'data');
  await run(join(binaries, 'initdb'), ['-D', data, '-U', 'root_admin', '-A', 'trust', '-E', 'UTF8', '-N'], {
    ...who,
    cwd: home,
  });
  const port = await freePort();
  const child = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), '-k', home, '-F'], {
    ...who,
    cwd: home,
    stdio: 'ignore',
  });
  const address = { host: home, port, database: 'postgres' };
  await untilReady({ ...address, user: 'root_admin' });
  return openDatabase(address, async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
  });
}

type Address = { host: string; port: number; database: string };

async function openDatabase(address: Address, stopServer: () => Promise<void>) {
  const admin = pgEngine(openPool({ ...address, user: 'root_admin', max: 1 }));
  await applyPlatform(admin);
  await admin.close();
  const owners = openPool({ ...address, user: 'postgres', max: 2 });
  await applyMigrations(pgEngine(owners));
  const engine = pgEngine(openPool({ ...address, user: 'authenticator', max: 10 }));
  return {
    engine,
    owner: async (sql: string, parameters: readonly unknown[] = []) =>
      (await owners.query<Row>(sql, [...parameters])).rows,
    stop: async () => {
      await engine.close();
      await owners.end();
      await stopServer();
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
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
