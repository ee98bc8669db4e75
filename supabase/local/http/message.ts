import type { IncomingMessage } from 'node:http';

/** A request before its body is read; header names are lower case, `path` is decoded, without the service's prefix. */
export type ApiHead = {
  method: string;
  /** Path after `/rest/v1/` or `/storage/v1/`, percent-decoded. */
  path: string;
  /** The whole path as sent, still percent-encoded: what the database is told. */
  sentPath: string;
  query: URLSearchParams;
  headers: Record<string, string>;
};

/** A request with its body read. */
export type ApiRequest = ApiHead & {
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
