import type { IncomingMessage, ServerResponse } from 'node:http';
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

/** Why a request gets no answer from the development server. */
export type DevRefusal = { status: 400 | 403 | 404 | 405; words: string };

/**
 * Judges a request to a development server, which answers its own pages alone: under its own name, to no page of another
 * origin (a script or picture of one sends no Origin, hence Sec-Fetch-Site), and only to read.
 * @returns null when it may be answered.
 */
export function rejectForeignRequest({
  method,
  url = '',
  headers,
  socket,
}: IncomingMessage): DevRefusal | null {
  const own = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`];
  const { host = '', origin = `http://${host}` } = headers;
  if (!own.includes(host)) return { status: 403, words: 'Ask for this server by its own address.' };
  if (origin !== `http://${host}` || isOfAnotherSite(headers))
    return { status: 403, words: 'This server answers no other page.' };
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, words: 'This address can only be read.' };
  if (!isPlainTarget(url)) return { status: 400, words: 'This is no address.' };
  // Vite starts an editor on any file there.
  if (url.startsWith('/__open-in-editor')) return { status: 404, words: 'Not found.' };
  return null;
}

/** A link elsewhere may lead here; nothing elsewhere may load from here. */
function isOfAnotherSite(headers: IncomingMessage['headers']): boolean {
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-dest': use } = headers;
  return site !== 'same-origin' && site !== 'none' && use !== 'document';
}

function isPlainTarget(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  try {
    return !decodeURIComponent(target).includes('\0');
  } catch {
    return false;
  }
}

/** Refuses strangers, and keeps a file that goes away or a senseless Range from ending Vite's own server. */
export function guardRequest(request: IncomingMessage, response: ServerResponse): 'answer' | 'refused' {
  response.on('pipe', (source) => source.on('error', () => response.destroy()));
  delete request.headers.range;
  const refusal = rejectForeignRequest(request);
  if (refusal === null) return 'answer';
  response.writeHead(refusal.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(refusal.words);
  return 'refused';
}

/** The guard for development servers that Vite opens itself. */
export const foreignRequestGuard: Plugin = {
  name: 'stranger-guard',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (guardRequest(request, response) === 'answer') next();
    });
  },
};
