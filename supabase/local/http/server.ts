import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type BodyReader, openBodyReader } from './body-reader.ts';
import {
  type ApiHead,
  type ApiRequest,
  type ApiResponse,
  jsonResponse,
  plainHeaders,
  Refusal,
} from './message.ts';
import { createHttpServer } from './http-server.ts';

/** Answers a request whose body was read. */
export type Answer = (request: ApiRequest) => Promise<ApiResponse>;

/** A service behind a path prefix, with the largest body it reads. */
export type Service = {
  prefix: string;
  maxBodyBytes: number;
  /**
   * Judges a request by its head alone: a refusal is answered before the body is read.
   * @returns what answers the request, or its refusal. Both may throw a Refusal.
   */
  admit(head: ApiHead): Promise<Answer | ApiResponse>;
};

/** An HTTP server that gives each request to the service with its prefix and answers CORS as the gateway does. */
export function createApiServer(services: readonly Service[]): Server {
  const reader = openBodyReader();
  return createHttpServer(async (request, response) => {
    send(request, response, await answer(services, reader, request, response));
  });
}

async function answer(
  services: readonly Service[],
  reader: BodyReader,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<ApiResponse> {
  if (incoming.method === 'OPTIONS') return { status: 200, headers: preflightHeaders(incoming), body: '' };
  const target = localTarget(incoming);
  const service = services.find((candidate) => target.startsWith(candidate.prefix));
  // What the hosted gateway says to a path that no service has.
  if (service === undefined) return jsonResponse(404, { message: 'no Route matched with those values' });
  const head = readHead(service, incoming, target);
  if (head === null) return jsonResponse(400, { message: 'Malformed path' });
  try {
    const admitted = await service.admit(head);
    if (typeof admitted !== 'function') return admitted;
    return await reader(incoming, response, service.maxBodyBytes, (body) => admitted({ ...head, ...body }));
  } catch (error) {
    if (error instanceof Refusal) return error.answer(head);
    throw error;
  }
}

/** The absolute form means the same as the plain one (RFC 9112, section 3.2.2). */
function localTarget({ url = '/' }: IncomingMessage): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}

function readHead(service: Service, incoming: IncomingMessage, target: string): ApiHead | null {
  const [, rawPath = '', rawQuery = ''] = /^([^?]*)\??(.*)$/s.exec(target.slice(service.prefix.length)) ?? [];
  try {
    return {
      method: incoming.method ?? 'GET',
      path: decodeURIComponent(rawPath),
      sentPath: service.prefix + rawPath,
      query: new URLSearchParams(rawQuery),
      headers: plainHeaders(incoming),
    };
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
    // Applications, notes, accounts and resumes: nobody on the way keeps them.
    'cache-control': 'no-store',
    ...result.headers,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': [
      'Content-Range, Content-Disposition, Preference-Applied, Proxy-Status',
      'X-Total-Count, Link, X-Supabase-Api-Version',
    ].join(', '),
    'content-length': Buffer.byteLength(result.body),
  });
  response.end(request.method === 'HEAD' ? undefined : result.body);
}
