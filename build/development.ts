import type { Plugin, ViteDevServer } from 'vite';
import { foreignRequestGuard, sourcesOnly } from './dev-guard.ts';
import { readSettings, type Settings } from './settings.ts';

/** Set once the servers beside Vite's own run: when Vite restarts, they are there already. */
const startedMark = 'DEVELOPMENT_SERVERS_STARTED';

/**
 * `npm run dev`: the port of PORT, the backend that the environment names, else the embedded one, and the staff app on
 * STAFF_PORT with hot reload, for as long as Vite runs.
 */
export function serversForDevelopment(): Plugin {
  let closing: Promise<void> | null = null;
  const addresses: string[] = [];
  // Vite ends the process as soon as one of its servers is closed: the backend comes first.
  const awaitBackend: Plugin = {
    name: 'await-backend',
    async buildEnd() {
      await closing;
    },
  };
  return {
    ...awaitBackend,
    name: 'servers-for-development',
    apply: (_config, { command, isPreview }) => command === 'serve' && isPreview !== true,
    async config() {
      const settings = readSettings(process.env, 5173);
      const { port, backendPort, dataDirectory, hosted } = settings;
      const server = { ...sourcesOnly(['src', 'public', 'node_modules'], dataDirectory), port };
      if (hosted !== null) return { server };
      // Loaded here: builds read the same configuration and need no database.
      const { startLocalSupabase } = await import('../supabase/local/start.ts');
      const staffUrl = process.env.STAFF_URL || staffAddress(settings);
      const backend = await startLocalSupabase({ dataDirectory, port: backendPort, staffUrl });
      process.env.VITE_SUPABASE_URL = backend.url;
      process.env.VITE_SUPABASE_PUBLISHABLE_KEY = backend.anonKey;
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
        process.once(signal, () => {
          closing = backend.close();
          void closing.finally(() => process.exit(0));
        });
      }
      return { server };
    },
    async configureServer(server) {
      const settings = readSettings(process.env, 5173);
      addresses.push(`Staff app: ${staffAddress(settings)}`, `Backend:   ${settings.hosted?.url}`);
      printAlso(server, addresses);
      if (process.env[startedMark] !== undefined) return;
      process.env[startedMark] = 'yes';
      await serveStaffApp(settings, awaitBackend);
    },
  };
}

function staffAddress({ staffPort }: Settings): string {
  return `http://127.0.0.1:${staffPort}/`;
}

/** Vite names its own address, and after it those of the others. */
function printAlso(server: ViteDevServer, lines: readonly string[]): void {
  const printViteUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printViteUrls();
    for (const line of lines) server.config.logger.info(`  ➜  ${line}`);
  };
}

/** The staff app by a Vite server of its own, guarded as the site's: what it may not serve would be served beside. */
async function serveStaffApp({ staffPort, dataDirectory }: Settings, ending: Plugin): Promise<void> {
  const { createServer } = await import('vite');
  const { staffDevelopmentConfig } = await import('./staff.ts');
  const config = staffDevelopmentConfig([foreignRequestGuard, ending]);
  const server = { ...sourcesOnly(['src', 'public', 'node_modules'], dataDirectory), port: staffPort };
  try {
    await (await createServer({ ...config, server })).listen();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The staff app could not be served: ${reason}. Set STAFF_PORT to another number.`, {
      cause: error,
    });
  }
}
