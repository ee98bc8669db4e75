import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Where the browser tests' servers listen: away from the ports of `npm start`, so that both can run.
 * `E2E_PORT_OFFSET` (a number, by default 0) moves them, so that two runs can stand side by side.
 */
const offset = Number(process.env.E2E_PORT_OFFSET ?? 0);
const ports = {
  site: 4273 + offset,
  unconfigured: 4274 + offset,
  desk: 4275 + offset,
  backend: 54421 + offset,
};

/** Addresses of the stack that tests/support/stack.ts starts. `ready` answers once everything runs, `deskReady` once desk-stack.ts does. */
export const stackUrls = {
  site: `http://127.0.0.1:${ports.site}`,
  unconfigured: `http://127.0.0.1:${ports.unconfigured}`,
  desk: `http://127.0.0.1:${ports.desk}`,
  backend: `http://127.0.0.1:${ports.backend}`,
  deskReady: `http://127.0.0.1:${ports.desk}/robots.txt`,
  ready: `http://127.0.0.1:${ports.unconfigured}/robots.txt`,
};

export const stackPorts = ports;

/** Folder of the stack's builds and the file with its keys. */
export const stackFolder = fileURLToPath(new URL(`../../dist/e2e-${offset}`, import.meta.url));
export const stackKeysFile = `${stackFolder}/keys.json`;

/** Keys of the running stack's backend. */
export type StackKeys = { anonKey: string; serviceRoleKey: string };

/** Reads the keys of the running stack. Throws when it does not run. */
export function readStackKeys(): StackKeys {
  const keys: StackKeys = JSON.parse(readFileSync(stackKeysFile, 'utf8'));
  return keys;
}
