import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  type ApiHead,
  type ApiRequest,
  type ApiResponse,
  bodyTooLarge,
  jsonResponse,
  plainHeaders,
  Refusal,
} from './api-request.ts';
import { createHttpServer } from './http-server.ts';

/** Answers a request whose body was read. */
export type Answer = (request: ApiRequest) => Promise<ApiResponse>;

/** A service behind a path prefix, with the largest body it reads. */
export type Service = {
  prefix: string;
  maxBodyBytes: number;
  /** Whether it says by itself whose pages may ask it; else any page may. */
  answersPreflight?: true;
  /**
   * Judges a request by its head alone: a refusal is answered before the body is read.
   * @returns what answers the request, or its refusal. Both may throw a Refusal.
   */
  admit(head: ApiHead): Promise<Answer | ApiResponse>;
};

/** An HTTP server that gives each request to the service with its prefix and answers CORS as the gateway does. */
export function createApiServer(services: readonly Service[]): Server {
  return createHttpServer(async (request, response) => {
    send(request, response, await answer(services, request));
  });
}

async function answer(services: readonly Service[], incoming: IncomingMessage): Promise<ApiResponse> {
  const target = incoming.url ?? '/';
  const service = services.find((candidate) => target.startsWith(candidate.prefix));
  if (incoming.method === 'OPTIONS' && service?.answersPreflight !== true) {
    return { status: 200, headers: {}, body: '' };
  }
  // What the hosted gateway says to a path that no service has.
  if (service === undefined) return jsonResponse(404, { message: 'no Route matched with those values' });
  const head = readHead(service, incoming, target);
  if (head === null) return jsonResponse(400, { message: 'Malformed path' });
  try {
    const admitted = await service.admit(head);
    if (typeof admitted !== 'function') return admitted;
    return await admitted({ ...head, body: await readBody(incoming, service.maxBodyBytes) });
  } catch (error) {
    if (error instanceof Refusal) return error.answer(head);
    throw error;
  }
}

function readHead(service: Service, incoming: IncomingMessage, target: string): ApiHead | null {
  const [rawPath = '', ...query] = target.slice(service.prefix.length).split('?');
  try {
    return {
      method: incoming.method ?? 'GET',
      path: decodeURIComponent(rawPath),
      sentPath: service.prefix + rawPath,
      query: new URLSearchParams(query.join('?')),
      headers: plainHeaders(incoming),
    };
  } catch {
    return null;
  }
}

/**
 * Reads a body. A larger one is read to its end and dropped, because a browser that is answered while still sending reports a
 * network error instead of the answer. @throws Refusal for it.
 */
async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= limitBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (bytes > limitBytes) throw bodyTooLarge();
  return Buffer.concat(chunks);
}

/** What an answer says of itself goes before what holds for all: a function names the pages that may read it. */
function send(request: IncomingMessage, response: ServerResponse, result: ApiResponse): void {
  const preflight = {
    'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '3600',
  };
  response.writeHead(result.status, {
    // Applications, notes, accounts and resumes: nobody on the way keeps them.
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Content-Range, X-Supabase-Api-Version',
    ...(request.method === 'OPTIONS' ? preflight : {}),
    ...result.headers,
    'content-length': Buffer.byteLength(result.body),
  });
  response.end(request.method === 'HEAD' ? undefined : result.body);
}
