import type { Server } from 'node:http';
import { defaultStaffUrl } from '../../src/domain/contract/staff.ts';
import { type AuthContext, usualTimes } from './auth/context.ts';
import { scryptHasher } from './auth/secrets.ts';
import { authService } from './auth/service.ts';
import { BackendStartError, errorCode } from './database/backend-start-error.ts';
import type { Engine } from './database/engine.ts';
import { type EdgeFunctions, functionsService, readEdgeFunctions, type StartBuild } from './functions.ts';
import { createApiServer } from './http/server.ts';
import type { BackendKeys } from './http/keys.ts';
import { readCatalog } from './rest/catalog.ts';
import { restService } from './rest/service.ts';
import { startMailClock } from './mail-clock.ts';
import type { FileStore } from './storage/file-store.ts';
import { storageService } from './storage/service.ts';

/** What a server is made of; the tests put their own engine and files in. */
export type ServerParts = {
  engine: Engine;
  files: FileStore;
  keys: BackendKeys;
  auth?: Partial<Pick<AuthContext, 'now' | 'times' | 'passwords'>>;
  /** Where the staff app is, for the links in mails. */
  staffUrl?: string | undefined;
  /** Builds the site when staff ask for it. */
  startBuild?: StartBuild | undefined;
};

/** A listening server. */
export type RunningServer = { port: number; url: string; close(): Promise<void> };

/** Open requests get this long to end when the server stops. */
const graceMs = 2_000;

/**
 * Listens on 127.0.0.1 only; port 0 takes any free one.
 *
 * @throws BackendStartError when the port is taken or not allowed, or a setting of the mail is missing.
 */
export async function serve(parts: ServerParts, port: number): Promise<RunningServer> {
  await sweepFiles(parts);
  const catalog = await readCatalog(parts.engine);
  let functions: EdgeFunctions = {};
  const server = createApiServer([
    restService(parts.engine, parts.keys, catalog),
    storageService({ ...parts, jwtSecret: parts.keys.jwtSecret }),
    authService(authContext(parts), parts.keys),
    functionsService(() => functions),
  ]);
  let mailClock: { stop(): Promise<void> } | null = null;
  const close = async (): Promise<void> => {
    await mailClock?.stop(); // it asks the server
    await stop(server);
  };
  try {
    const actual = await listen(server, port);
    const url = `http://127.0.0.1:${actual}`;
    const { serviceRoleKey } = parts.keys;
    const { staffUrl = defaultStaffUrl, startBuild } = parts;
    const read = readEdgeFunctions({ url, serviceRoleKey, staffUrl, startBuild });
    functions = read.functions;
    if (read.deliver !== null) mailClock = await startMailClock(parts.engine, read.deliver);
    return { port: actual, url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function authContext({ engine, keys, auth }: ServerParts): AuthContext {
  const usual = { times: usualTimes, passwords: scryptHasher(), now: Date.now };
  return { engine, jwtSecret: keys.jwtSecret, ...usual, ...auth };
}

async function sweepFiles({ engine, files }: ServerParts): Promise<void> {
  const rows = await engine.transaction('read', async (session) => {
    await session.query(`select set_config('role', 'service_role', true)`);
    return session.query('select version from storage.objects');
  });
  await files.sweep(new Set(rows.map((row) => String(row['version']))));
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port)));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

const portProblems: Record<string, string> = {
  EADDRINUSE: 'is taken by another program; stop it or set BACKEND_PORT to a free port',
  EACCES: 'may not be opened by this user; set BACKEND_PORT to a number above 1023',
};

function listenError(error: Error, port: number): Error {
  const problem = portProblems[errorCode(error)];
  return problem === undefined ? error : new BackendStartError(`Port ${port} ${problem}.`, { cause: error });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
