import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Plugin, ServerOptions } from 'vite';

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

/** Refuses what Vite's development server would answer although its own pages never ask for it. */
export const foreignRequestGuard: Plugin = {
  name: 'foreign-request-guard',
  configureServer({ middlewares, httpServer }) {
    // Before any of Vite's own code: a target such as `http://[` would end the process. What is replaced is refused below.
    httpServer?.prependListener('request', (request) => {
      if (!isPlainTarget(request.url ?? '')) request.url = '//';
    });
    // Vite leaves open what it has no protocol for.
    httpServer?.on('upgrade', (request, socket) => {
      if (!/^vite-(hmr|ping)$/.test(request.headers['sec-websocket-protocol'] ?? '')) socket.destroy();
    });
    middlewares.use((request, response, next) => {
      response.on('pipe', (source) => finished(response, () => source.destroy()));
      // Vite answers a range beyond the end with a stack.
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
function refusalStatus({ url = '', headers }: IncomingMessage): 400 | 403 | 404 | null {
  const { host = '', origin = `http://${host}` } = headers;
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-dest': use } = headers;
  const isLoadedElsewhere = site !== 'same-origin' && site !== 'none' && use !== 'document';
  if (origin !== `http://${host}` || isLoadedElsewhere) return 403;
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
