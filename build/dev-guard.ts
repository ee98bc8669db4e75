import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin, ServerOptions } from 'vite';
import { readSettings } from './settings.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Folders of the project that a page is made of. */
export type SourceFolder = 'src' | 'public' | 'electron' | 'node_modules';

/** Secrets that stand nowhere near a source, but would be denied even there. */
const secrets = ['.env', '.env.*', '*.{crt,pem,key}', 'keys.json', '**/.git/**', '**/.local/**'];

/**
 * What Vite's development server may serve, and to whom. By itself it serves every file below the project, the data folder's
 * keys among them, and lets pages of other ports read them.
 * @param folders which folders the pages are made of.
 * @param dataDirectory absolute path of the embedded backend's data; null when there is none.
 */
export function sourcesOnly(folders: readonly SourceFolder[], dataDirectory: string | null): ServerOptions {
  const data = dataDirectory === null ? [] : [`${asGlob(dataDirectory)}/**`];
  return {
    host: '127.0.0.1',
    strictPort: true,
    cors: false,
    allowedHosts: ['localhost', '127.0.0.1'],
    fs: { strict: true, allow: folders.map(fromRoot), deny: [...secrets, ...data] },
  };
}

function asGlob(path: string): string {
  return path.replaceAll('\\', '/').replace(/[()[\]{}!*?+@|^$]/g, '\\$&');
}

/**
 * Refuses what Vite's development server would answer although its own pages never ask for it, and keeps a file that goes away
 * or a Range that makes no sense from ending it.
 */
export const foreignRequestGuard: Plugin = {
  name: 'foreign-request-guard',
  configureServer({ middlewares, config, httpServer }) {
    // Parts of Vite answer in the background, where nobody could catch what they throw.
    process.on('unhandledRejection', (error) => {
      config.logger.error(`Vite could not answer: ${String(error).split('\n')[0]}`);
    });
    // Before any of Vite's own code: a target such as `http://[` would end the process. What is replaced is refused below.
    httpServer?.prependListener('request', (request) => {
      if (!isPlainTarget(request.url ?? '')) request.url = '//';
    });
    httpServer?.on('upgrade', (request, socket) => {
      // Without a listener a client that goes away would end the process; Vite leaves open what it has no protocol for.
      socket.on('error', () => socket.destroy());
      if (!/^vite-(hmr|ping)$/.test(request.headers['sec-websocket-protocol'] ?? '')) socket.destroy();
    });
    middlewares.use((request, response, next) => {
      response.on('pipe', (source) => source.on('error', () => response.destroy()));
      delete request.headers.range;
      const refusal = refusalStatus(request);
      if (refusal === null) next();
      else response.writeHead(refusal).end();
    });
  },
};

/**
 * A script or picture of another page sends no Origin, hence Sec-Fetch-Site; a link elsewhere may lead here.
 * @returns null when the request may be answered.
 */
function refusalStatus({ method, url = '', headers }: IncomingMessage): 400 | 403 | 404 | 405 | null {
  const { host = '', origin = `http://${host}` } = headers;
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-dest': use } = headers;
  const isLoadedElsewhere = site !== 'same-origin' && site !== 'none' && use !== 'document';
  if (origin !== `http://${host}` || isLoadedElsewhere) return 403;
  if (method !== 'GET' && method !== 'HEAD') return 405;
  if (!isPlainTarget(url)) return 400;
  // Vite starts an editor on any file there.
  return url.startsWith('/__open-in-editor') ? 404 : null;
}

const anyOrigin = 'http://localhost';

/** A path of this server: `//host`, `/\host` and `/\[` would name another one, or none. */
function isPlainTarget(target: string): boolean {
  try {
    const isHere = target.startsWith('/') && new URL(target, anyOrigin).origin === anyOrigin;
    return isHere && !decodeURIComponent(target).includes('\0');
  } catch {
    return false;
  }
}

/** `npm run dev`: the port of PORT, and the backend that the environment names, else the embedded one, for as long as Vite runs. */
export function backendForDevelopment(): Plugin {
  let closing: Promise<void> | null = null;
  return {
    name: 'backend-for-development',
    apply: (_config, { command, isPreview }) => command === 'serve' && isPreview !== true,
    async config() {
      const { port, backendPort, dataDirectory, hosted } = readSettings(process.env, 5173);
      const server = { ...sourcesOnly(['src', 'public', 'node_modules'], dataDirectory), port };
      // When Vite restarts, the backend that was started first is there as if it were hosted.
      if (hosted !== null) return { server };
      // Loaded here: builds read the same configuration and need no database.
      const { startLocalSupabase } = await import('../supabase/local/start.ts');
      const backend = await startLocalSupabase({ dataDirectory, port: backendPort });
      process.env.VITE_SUPABASE_URL = backend.url;
      process.env.VITE_SUPABASE_ANON_KEY = backend.anonKey;
      console.log(`  Backend: ${backend.url}`);
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
        process.once(signal, () => {
          closing = backend.close();
          void closing.finally(() => process.exit(0));
        });
      }
      return { server };
    },
    // Vite ends the process as soon as its own server is closed.
    async buildEnd() {
      await closing;
    },
  };
}
