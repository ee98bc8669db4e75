import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ApiRequest, type ApiResponse, jsonResponse, plainHeaders, readBody } from './message.ts';

/** A service behind a path prefix, with the largest body it reads. */
export type Service = {
  prefix: string;
  maxBodyBytes: number;
  handle(request: ApiRequest): Promise<ApiResponse>;
};

/** A body may take this long to arrive. */
const requestTimeoutMs = 60_000;

/** An HTTP server that gives each request to the service with its prefix and answers CORS as the gateway does. */
export function createApiServer(services: readonly Service[]): Server {
  const server = createServer((request, response) => {
    answer(services, request).then(
      (result) => send(request, response, result),
      (error: unknown) => {
        if (!request.complete) return request.destroy();
        console.error('The backend could not answer:', error);
        return send(request, response, jsonResponse(500, { message: 'An unexpected error occurred' }));
      },
    );
  });
  server.requestTimeout = requestTimeoutMs;
  return server;
}

async function answer(services: readonly Service[], incoming: IncomingMessage): Promise<ApiResponse> {
  const target = incoming.url ?? '/';
  const service = services.find((candidate) => target.startsWith(candidate.prefix));
  if (incoming.method === 'OPTIONS') return { status: 200, headers: preflightHeaders(incoming), body: '' };
  const { body, isTooLarge } = await readBody(incoming, service?.maxBodyBytes ?? 0);
  if (service === undefined) return noRoute();
  const [rawPath = '', rawQuery = ''] = splitOnce(target.slice(service.prefix.length), '?');
  const path = decodePath(rawPath);
  if (path === null) return jsonResponse(400, { message: 'Malformed path' });
  return service.handle({
    method: incoming.method ?? 'GET',
    path,
    sentPath: service.prefix + rawPath,
    query: new URLSearchParams(rawQuery),
    headers: plainHeaders(incoming),
    body,
    isTooLarge,
  });
}

/** What the hosted gateway says to a path that no service has. */
function noRoute(): ApiResponse {
  return jsonResponse(404, { message: 'no Route matched with those values' });
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function preflightHeaders(incoming: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS',
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '3600',
  };
}

function send(request: IncomingMessage, response: ServerResponse, result: ApiResponse): void {
  response.writeHead(result.status, {
    ...result.headers,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Content-Range, Content-Disposition, Preference-Applied, Proxy-Status',
    'content-length': Buffer.byteLength(result.body),
  });
  response.end(request.method === 'HEAD' ? undefined : result.body);
}
