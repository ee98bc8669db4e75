import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Duplex, finished } from 'node:stream';

/** Answers one request; what it throws or rejects with ends that one answer. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * The head of a request must be there after this time, the whole request after the next, in which a resume of 5 MB comes through at
 * 6 kB a second; a silent socket is closed.
 */
const headersTimeoutMs = 20_000;
const requestTimeoutMs = 900_000;
const silenceMs = 120_000;
const refusedMs = 1_000;

/**
 * An HTTP server that no request, file or answer can end: an error while answering gives that one request a plain 500 and
 * the log one line. What is no HTTP at all gets Node's own plain 400, 408 or 431; a tunnel (CONNECT) is refused.
 */
export function createHttpServer(answer: Answer): Server {
  const server = createServer({ headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs });
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    for (const stream of [request, response]) stream.on('error', ignore);
    response.on('pipe', (source) => {
      // A stream that fails tells only itself: the answer would never end, and without a listener the process would.
      source.on('error', (error) => endAnswer(request, response, error));
      // Nobody else closes its file when the client goes away early.
      finished(response, () => source.destroy());
    });
    if (!isForThisMachine(request)) return refuse(request, response, 421, foreignHost);
    if ((request.url ?? '').length > longestAddress) return refuse(request, response, 414, tooLong);
    (async () => answer(request, response))().catch((error: unknown) => endAnswer(request, response, error));
  };
  server.on('request', handle);
  server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    refuseConnection(socket, '405 Method Not Allowed'),
  );
  server.setTimeout(silenceMs);
  return server;
}

/** The names of this machine's own servers, which listen on its loopback addresses alone. */
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a request names this machine. A foreign website can make its name mean 127.0.0.1 (DNS rebinding), and its pages then
 * count as this server's own in a browser. Only old programs send no name at all.
 */
function isForThisMachine({ url = '', headers: { host } }: IncomingMessage): boolean {
  const named = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1];
  return [named, host].every((name) => name === undefined || name === '' || loopbackHost.test(name));
}

const foreignHost =
  'This server answers to localhost only. A proxy in front of it has to send Host: localhost.';

/** Letters of the longest address that is read: none that the product asks for has half of them. */
const longestAddress = 4_096;
const tooLong = 'This address is too long.';

function refuse(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  request.resume();
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  response.end(text);
}

/** Whoever goes away in the middle gets no answer; that is not worth a line. */
function ignore(): void {}

/**
 * Refuses a connection that wanted another protocol. What the client still sends is thrown away, or its going away would
 * never be noticed; one that does not go is sent away.
 * @param status code and reason of the status line.
 */
export function refuseConnection(socket: Duplex, status: string): void {
  socket.on('error', ignore);
  socket.resume();
  socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  setTimeout(() => socket.destroy(), refusedMs).unref();
}

function endAnswer(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // The client went away while it was sending.
  if (request.destroyed && !request.complete) return void response.destroy();
  console.error(failureLine(request, error));
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('This request could not be answered.');
}

/** One line without control characters, so that nobody writes lines of his own into the log. */
function failureLine({ method, url }: IncomingMessage, error: unknown): string {
  return `${method} ${url?.slice(0, 200)} could not be answered: ${String(error)}`.replace(/[^ -~]+/g, '?');
}
