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
export type ApiRequest = ApiHead & { body: Buffer };

/** An answer before CORS and length are added. */
export type ApiResponse = { status: number; headers: Record<string, string>; body: string | Buffer };

/** Ends a request with an answer, wherever it is thrown; inside a transaction it also rolls that back. */
export abstract class Refusal extends Error {
  abstract answer(head: ApiHead): ApiResponse;
}

/** A refusal that is the same for each service, in the fields that the clients of all of them read. */
class CommonRefusal extends Refusal {
  readonly #status: number;
  readonly #code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.#status = status;
    this.#code = code;
  }

  answer(): ApiResponse {
    const [status, code] = [this.#status, this.#code];
    return jsonResponse(status, { statusCode: String(status), code, error: code, message: this.message });
  }
}

/** Something that Supabase can do and the product never asks for: refused by name, never half-answered. */
export function unsupported(what: string): Refusal {
  const message = `The embedded backend does not support ${what}; use a hosted Supabase project for it`;
  return new CommonRefusal(501, 'NotSupported', message);
}

/** A body of more bytes than the service reads. */
export function bodyTooLarge(): Refusal {
  return new CommonRefusal(413, 'EntityTooLarge', 'The request body is too large');
}

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

/** No body that a service reads is deeper. PostgreSQL's and JavaScript's own walks give up some thousand levels deep. */
const deepestNesting = 100;

/** Whether brackets stand deeper within brackets than any body needs, strings left out. One pass over the text. */
export function nestsTooDeep(text: string): boolean {
  let [depth, isInString] = [0, false];
  for (const [mark] of text.matchAll(/\\.|["[\]{}]/gs)) {
    if (mark === '"') isInString = !isInString;
    else if (!isInString && (mark === '[' || mark === '{')) depth++;
    else if (!isInString && (mark === ']' || mark === '}')) depth--;
    if (depth > deepestNesting) return true;
  }
  return false;
}

/** A JSON text, or null when it is none, or too deep. */
export function parseJson(body: Buffer): unknown {
  const text = body.toString('utf8');
  try {
    return nestsTooDeep(text) ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
