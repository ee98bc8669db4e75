import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import sirv from 'sirv';
import { type Answer, createHttpServer } from '../supabase/local/http/http-server.ts';
import { StartError } from './command.ts';
import { headersFor, type HeaderRule, parseHeadersFile } from './headers.ts';

/** Answers one request. */
export type Handler = Answer;

/** A server that listens. Its handler can be exchanged while it runs. */
export type ListeningServer = {
  url: string;
  setHandler: (handler: Handler) => void;
  close: () => Promise<void>;
};

/**
 * Serves a built site as production does: the headers of its `_headers` file, compressed files, redirects to the one address
 * of a page, 404 pages with status 404. Files that are added later are not served.
 * @param outDir absolute path of the built site.
 */
export async function siteHandler(outDir: string): Promise<Handler> {
  const rules = parseHeadersFile(await readFile(join(outDir, '_headers'), 'utf8'));
  const { files, pages, notFoundFolders } = await listSite(outDir);
  const sendFile = sirv(outDir, { etag: true, brotli: true, gzip: true });
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response, rules);
    const { path, query, hasEncodedSlash } = requestedPath(request.url ?? '/');
    if ((pages.has(path) && !hasEncodedSlash) || files.has(path)) {
      setHeaders(response, headersFor(rules, path));
      request.url = pages.has(path) ? `${path}/index.html`.replace('//', '/') : path;
      // sirv reads past the end of a file for `bytes=5-2`. A Range may be ignored (RFC 9110, section 14.2): nothing is large.
      delete request.headers.range;
      return sendFile(request, response);
    }
    setHeaders(response, headersFor(rules, '/'));
    // English has no folder of its own, but is looked for in one.
    const page =
      path
        .replace(/\/index\.html$/i, '')
        // Programs take what stands behind an address in a sentence for a part of it, a space too.
        .replace(/[.,;:!?)\s]+$/, '')
        .toLowerCase()
        .replace(/^\/en(?=\/|$)/, '') || '/';
    if (pages.has(page)) return void response.writeHead(301, { Location: page + query }).end();
    const folder = notFoundFolders.find((each) => path.startsWith(each));
    await sendNotFound(request, response, folder === undefined ? null : join(outDir, folder, '404.html'));
  };
}

type SiteList = {
  /** Paths of the files that are no pages and may be sent, from the site's root. */
  files: ReadonlySet<string>;
  /** Addresses of the pages: `/careers`, not `/careers/index.html`. */
  pages: ReadonlySet<string>;
  /** Folders that have a not-found page, the deepest first. */
  notFoundFolders: readonly string[];
};

/** Not sent under their own path: what static hosts read, documents, compressed copies, hidden files. */
const unlisted = /^\/_(headers|redirects)$|\/(404|index)\.html$|\.(br|gz)$|\/\.(?!well-known\/)/;

async function listSite(outDir: string): Promise<SiteList> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(outDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const foldersOf = (name: string) =>
    paths.filter((path) => path.endsWith(`/${name}`)).map((path) => path.slice(0, -name.length));
  return {
    files: new Set(paths.filter((path) => !unlisted.test(path))),
    pages: new Set(foldersOf('index.html').map((folder) => (folder === '/' ? '/' : folder.slice(0, -1)))),
    notFoundFolders: foldersOf('404.html').toSorted((one, other) => other.length - one.length),
  };
}

/**
 * The path that a request asks for, decoded and without the slash at the end, and its query as sent. The absolute form and
 * encoded letters mean the same as the plain form (RFC 9112, section 3.2.2; RFC 3986, section 2.3). What cannot be decoded
 * stays as it is and finds nothing.
 */
function requestedPath(target: string): { path: string; query: string; hasEncodedSlash: boolean } {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, sent = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  let path = sent;
  try {
    path = decodeURIComponent(sent);
  } catch {
    // Not decodable.
  }
  return {
    path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path || '/',
    query,
    // To a browser that is no slash: its page would be another one.
    hasEncodedSlash: /%2f/i.test(sent),
  };
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function refuseMethod(response: ServerResponse, rules: readonly HeaderRule[]): void {
  const text = 'This address can only be read.';
  setHeaders(response, headersFor(rules, '/'));
  setHeaders(response, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
  response.writeHead(405, { 'Content-Length': Buffer.byteLength(text) }).end(text);
}

/** The nearest not-found page up the tree, as static hosts answer. */
async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  file: string | null,
): Promise<void> {
  const text = file === null ? 'Not found' : await readFile(file, 'utf8');
  const type = file === null ? 'text/plain' : 'text/html';
  response.writeHead(404, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/**
 * Listens on this machine's loopback addresses: on 127.0.0.1, and where there is IPv6 on ::1. Browsers try both for
 * `localhost`, and would otherwise hand the page to whoever listens on the other one.
 * @param port the port; 0 takes any free one.
 * @param variable the environment variable that sets it, for the error sentence.
 * @throws StartError when the port is taken on either of them, or not allowed.
 */
export async function listen(port: number, variable: string, first: Handler): Promise<ListeningServer> {
  let handler = first;
  const answer: Handler = (request, response) => handler(request, response);
  const server = createHttpServer(answer);
  const bound = await listenOn(server, '127.0.0.1', port, variable);
  const other = createHttpServer(answer);
  await listenOn(other, '::1', bound, variable).catch(async (error: unknown) => {
    if (error instanceof Error && 'code' in error && withoutIPv6.has(String(error.code))) return;
    await closeServer(server);
    throw error;
  });
  return {
    url: `http://127.0.0.1:${bound}`,
    setHandler: (next) => {
      handler = next;
    },
    close: async () => {
      await Promise.all([closeServer(server), closeServer(other)]);
    },
  };
}

const withoutIPv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

async function listenOn(server: Server, host: string, port: number, variable: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, variable)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function listenError(error: NodeJS.ErrnoException, port: number, variable: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is already in use: stop what runs there, or set ${variable} to another number.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `Port ${port} may not be opened by this user: set ${variable} to a number above 1023.`,
    );
  }
  return error;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
