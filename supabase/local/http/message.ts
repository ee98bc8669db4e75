import type { IncomingMessage } from 'node:http';

/** A request with its body read; header names are lower case, `path` is decoded, without the service's prefix. */
export type ApiRequest = {
  method: string;
  /** Path after `/rest/v1/` or `/storage/v1/`, percent-decoded. */
  path: string;
  /** The whole path as sent, still percent-encoded: what the database is told. */
  sentPath: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Buffer;
  /** The body was larger than this service reads; `body` is then empty. */
  isTooLarge: boolean;
};

/** An answer before CORS and length are added. */
export type ApiResponse = { status: number; headers: Record<string, string>; body: string | Buffer };

/** A JSON answer with the content type that the service uses. */
export function jsonResponse(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
  contentType = 'application/json; charset=utf-8',
): ApiResponse {
  return { status, headers: { 'content-type': contentType, ...headers }, body: JSON.stringify(value) };
}

/** Beyond this a request is cut off rather than read to its end. */
const drainBytes = 64 * 1024 * 1024;

/**
 * Reads a body of at most `limitBytes`. A larger one is read to its end and dropped, because a browser that is
 * answered while still sending reports a network error instead of the answer.
 */
export async function readBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<{ body: Buffer; isTooLarge: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > drainBytes) throw new Error('The request is far too large.');
    if (size <= limitBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  const isTooLarge = size > limitBytes;
  return { body: isTooLarge ? Buffer.alloc(0) : Buffer.concat(chunks), isTooLarge };
}

/** Headers as one text each; `x-forwarded-for` is set from the socket, never taken from the client. */
export function plainHeaders(request: IncomingMessage): Record<string, string> {
  const entries = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const],
  );
  const headers = Object.fromEntries(entries);
  delete headers['cf-connecting-ip'];
  return { ...headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' };
}

/** A JSON body, or null when it is none. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
