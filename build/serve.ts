import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { acceptUpgrades, createHttpServer, type Answer } from '../supabase/local/http/http-server.ts';
import { headersFor, parseHeadersFile, type HeaderRule } from './headers.ts';
import { isUnchanged, ownAddress, pickRepresentation, requestedPath } from './site-request.ts';
import { plain, readSiteFiles, type Representation, type SiteFile, type SiteFiles } from './site-files.ts';

/** Answers one request. */
export type Handler = Answer;

/** Takes over the connection of a request for another protocol. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** A server that listens. Its handler can be exchanged while it runs. */
export type ListeningServer = {
  url: string;
  setHandler: (handler: Handler) => void;
  /** Takes over connections that want another protocol; without it they are answered as plain requests. */
  onUpgrade: (handler: UpgradeHandler) => void;
  close: () => Promise<void>;
};

/** Why the site could not start, as one plain sentence for the person at the terminal. */
export class StartError extends Error {}

/**
 * Serves a built site as production does: the headers of its `_headers` file, compressed twins, 404 pages with status 404.
 * The site is read into memory once. A Range is not honoured, which HTTP allows (RFC 9110, section 14.2): nothing here is
 * large, and no file is open while a request is answered.
 * @param outDir absolute path of the built site.
 */
export async function siteHandler(outDir: string): Promise<Handler> {
  const rules = parseHeadersFile(await readFile(join(outDir, '_headers'), 'utf8'));
  const site = await readSiteFiles(outDir);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response, rules);
    const { path, query } = requestedPath(request.url ?? '/');
    const file = site.files.get(path);
    if (file !== undefined) return answerFile(request, response, file, headersFor(rules, path));
    const own = ownAddress(path, site.pages);
    if (own !== null) return redirect(response, rules, own + query);
    return answerNotFound(request, response, rules, site, path);
  };
}

function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  { contentType, representations }: SiteFile,
  headers: Readonly<Record<string, string>>,
): void {
  const { etag } = pickRepresentation(request.headers['accept-encoding'], representations);
  setHeaders(response, { 'Content-Type': contentType, ...headers, ETag: etag });
  if (representations.length > 1) response.setHeader('Vary', 'Accept-Encoding');
  if (isUnchanged(request.headers['if-none-match'], etag)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  endWith(request, response, 200, representations);
}

/** Answers that are no file have the headers of a page. */
function setPageHeaders(response: ServerResponse, rules: readonly HeaderRule[]): void {
  setHeaders(response, headersFor(rules, '/'));
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function refuseMethod(response: ServerResponse, rules: readonly HeaderRule[]): void {
  const words = 'This address can only be read.';
  setPageHeaders(response, rules);
  setHeaders(response, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
  response.writeHead(405, { 'Content-Length': Buffer.byteLength(words) }).end(words);
}

/** One page has one address; another spelling would show the wrong page until the scripts have come. */
function redirect(response: ServerResponse, rules: readonly HeaderRule[], location: string): void {
  setPageHeaders(response, rules);
  response.writeHead(301, { Location: location, 'Content-Length': 0 }).end();
}

/** The nearest 404 page up the tree, as static hosts answer. */
function answerNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  rules: readonly HeaderRule[],
  { notFoundPages }: SiteFiles,
  path: string,
): void {
  const folder = [...notFoundPages.keys()].find((each) => path.startsWith(each));
  const page = folder === undefined ? undefined : notFoundPages.get(folder);
  setPageHeaders(response, rules);
  response.setHeader('Content-Type', page?.contentType ?? 'text/plain; charset=utf-8');
  endWith(request, response, 404, page?.representations ?? [plain(Buffer.from('Not found'))]);
}

/** Sends the coding that suits the client best. */
function endWith(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  representations: readonly Representation[],
): void {
  const { coding, bytes } = pickRepresentation(request.headers['accept-encoding'], representations);
  if (representations.length > 1) response.setHeader('Vary', 'Accept-Encoding');
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
  response.writeHead(status, { 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Listens on 127.0.0.1.
 * @param port the port; 0 takes any free one.
 * @param variable the environment variable that sets it, for the error sentence.
 * @throws StartError when the port is taken or not allowed.
 */
export async function listen(port: number, variable: string, first: Handler): Promise<ListeningServer> {
  let handler = first;
  const server = createHttpServer((request, response) => handler(request, response));
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
    onUpgrade: (take) => acceptUpgrades(server, take),
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
