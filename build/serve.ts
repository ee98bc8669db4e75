import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeadersFile, type HeaderRule } from './headers.ts';

/** Answers one request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that listens. Its handler can be exchanged while it runs. */
export type ListeningServer = {
  url: string;
  setHandler: (handler: Handler) => void;
  close: () => Promise<void>;
};

/** Why the site could not start, as one plain sentence for the person at the terminal. */
export class StartError extends Error {}

/**
 * Serves a built site as production does: the headers of its `_headers` file, compressed twins, 404 pages with status 404.
 * @param outDir absolute path of the built site.
 */
export async function siteHandler(outDir: string): Promise<Handler> {
  const rules = parseHeadersFile(await readFile(join(outDir, '_headers'), 'utf8'));
  const files = sirv(outDir, { brotli: true, gzip: true, etag: true, dotfiles: false });
  const notFoundPages = new Map<string, Buffer>();
  for (const folder of ['/careers/job/', '/']) {
    const file = join(outDir, folder, '404.html');
    if (existsSync(file)) notFoundPages.set(folder, await readFile(file));
  }
  return (request, response) => {
    const path = pathOf(request);
    setHeaders(response, rules, path);
    // The header file and the 404 pages' own addresses are not pages.
    if (path === '/_headers' || path.endsWith('/404.html')) answerNotFound(response, notFoundPages, path);
    else files(request, response, () => answerNotFound(response, notFoundPages, path));
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0] ?? '/';
}

function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], path: string): void {
  for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
}

/** The nearest 404 page up the tree, as static hosts answer. */
function answerNotFound(response: ServerResponse, pages: ReadonlyMap<string, Buffer>, path: string): void {
  const folder = [...pages.keys()].find((each) => path.startsWith(each));
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(folder === undefined ? 'Not found' : pages.get(folder));
}

/**
 * Listens on 127.0.0.1.
 * @param port the port; 0 takes any free one.
 * @param variable the environment variable that sets it, for the error sentence.
 * @throws StartError when the port is taken or not allowed.
 */
export async function listen(port: number, variable: string, first: Handler): Promise<ListeningServer> {
  let handler = first;
  const server = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, variable)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${bound}`,
    setHandler: (next) => {
      handler = next;
    },
    close: () => closeServer(server),
  };
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
