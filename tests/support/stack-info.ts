import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Where the browser tests' servers listen: away from the ports of `npm start`, so that both can run.
 * `E2E_PORT_OFFSET` (a number, by default 0) moves them, so that two runs can go on at the same time.
 */
const offset = Number(process.env.E2E_PORT_OFFSET ?? 0);

export const stackPorts = { site: 4273 + offset, staff: 4275 + offset, backend: 54421 + offset };

/** Addresses of the servers that tests/support/stack.ts starts. `ready` answers once all run, `staffReady` once the staff app does. */
export const stackUrls = {
  site: `http://127.0.0.1:${stackPorts.site}`,
  staff: `http://127.0.0.1:${stackPorts.staff}`,
  backend: `http://127.0.0.1:${stackPorts.backend}`,
  ready: `http://127.0.0.1:${stackPorts.site}/robots.txt`,
  staffReady: `http://127.0.0.1:${stackPorts.staff}/robots.txt`,
};

/** Folder of the stack's builds. */
export const stackFolder = fileURLToPath(new URL(`../../dist/e2e-${offset}`, import.meta.url));
export const stackKeysFile = `${stackFolder}/keys.json`;

/** Keys of the running stack's backend. */
export type StackKeys = { anonKey: string; serviceRoleKey: string };

/** Reads the keys of the running stack. Throws when it does not run. */
export function readStackKeys(): StackKeys {
  const keys: StackKeys = JSON.parse(readFileSync(stackKeysFile, 'utf8'));
  return keys;
}
