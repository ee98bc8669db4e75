import { request } from 'node:http';

/** One request as it goes over the wire. */
export type Knock = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** The address of this machine that it comes from, 127.0.0.x. */
  from: string;
};

/** What came back; `json` is null when the body is none. */
export type Told = { status: number; headers: Record<string, string>; body: string; json: unknown };

/** Sends a request from an address of this machine: what Auth's own rate limits read from a header. */
export function knock(url: string, { method, path, headers, body, from }: Knock): Promise<Told> {
  return new Promise((resolve, reject) => {
    const options = { method, headers: sized(headers, body), localAddress: from };
    const sending = request(url + path, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const own = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        const told = Object.fromEntries(own) as Record<string, string>;
        resolve({ status: response.statusCode ?? 0, headers: told, body: text, json: jsonOf(text) });
      });
    });
    sending.on('error', reject);
    sending.end(body ?? undefined);
  });
}

function sized(headers: Record<string, string>, body: string | null): Record<string, string> {
  return body === null ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
