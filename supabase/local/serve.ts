import type { Server } from 'node:http';
import { BackendStartError, errorCode } from './backend-start-error.ts';
import type { DiskGuard } from './disk-guard.ts';
import type { Engine } from './engine.ts';
import { createApiServer } from './http/server.ts';
import type { BackendKeys } from './keys.ts';
import { readColumnTypes, restService } from './rest/service.ts';
import type { FileStore } from './storage/file-store.ts';
import { storageService } from './storage/service.ts';

/** What a server is made of; the tests put their own engine, files or disk in. */
export type ServerParts = { engine: Engine; files: FileStore; keys: BackendKeys; disk: DiskGuard };

/** A listening server. */
export type RunningServer = { port: number; url: string; close(): Promise<void> };

/** Open requests get this long to end when the server stops. */
const graceMs = 2_000;

/**
 * Listens on 127.0.0.1 only; port 0 takes any free one.
 *
 * @throws BackendStartError when the port is taken or not allowed.
 */
export async function serve(parts: ServerParts, port: number): Promise<RunningServer> {
  await sweepFiles(parts);
  const types = await readColumnTypes(parts.engine);
  const server = createApiServer([
    restService(parts.engine, parts.keys, types, parts.disk),
    storageService({ ...parts, jwtSecret: parts.keys.jwtSecret }),
  ]);
  const actual = await listen(server, port);
  return { port: actual, url: `http://127.0.0.1:${actual}`, close: () => stop(server) };
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

function listenError(error: Error, port: number): Error {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new BackendStartError(
      `Port ${port} is taken by another program; stop it or set BACKEND_PORT to a free port.`,
      { cause: error },
    );
  }
  if (code !== 'EACCES') return error;
  return new BackendStartError(
    `Port ${port} may not be opened by this user; set BACKEND_PORT to a number above 1023.`,
    { cause: error },
  );
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
