import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import * as fc from 'fast-check';
import { expect } from 'vitest';

/** So many go out at the same time, so often. */
const [batchSize, batches] = [50, 40];
/** Connections that are held open at a time; the oldest gives way. */
const heldAtMost = 100;
const patienceMs = 4_000;
/** A stack or a path of the machine does not belong in an answer. */
const internals = /node:internal|\n\s+at .+:\d+:\d+|node_modules\/[\w-]+\/.+\.js:\d+/;

/**
 * Sends 2 000 hostile requests, fifty at a time, and asks after each fifty whether the server still answers.
 * @param isAlive one honest request; true when it was answered as ever.
 */
export async function sendHostile(
  url: string,
  ground: Target,
  isAlive: () => Promise<boolean>,
): Promise<void> {
  const held: Socket[] = [];
  const batch = fc.array(hostileRequest(ground), { minLength: batchSize, maxLength: batchSize });
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      const answers = await Promise.all(requests.map((request) => send(url, request, held)));
      for (const answer of answers) expect(answer).not.toMatch(internals);
      expect(await isAlive()).toBe(true);
    }),
    { numRuns: batches, endOnFailure: true, asyncReporter: report },
  );
  for (const socket of held) socket.destroy();
}

/** Sends one request; gives what came back, nothing for one that was cut or held. */
async function send(url: string, { text, connection }: HostileRequest, held: Socket[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  if (connection === 'held') {
    socket.write(text, 'latin1');
    held.push(socket);
    if (held.length > heldAtMost) held.shift()?.destroy();
    return '';
  }
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    if (received.length < 20_000) received += chunk;
  });
  socket.setTimeout(patienceMs, () => socket.destroy());
  if (connection === 'cut') socket.write(text.slice(0, text.length / 2), 'latin1', () => socket.destroy());
  else socket.end(text, 'latin1');
  await new Promise((resolve) => {
    socket.once('close', resolve);
  });
  return received;
}

/** Fifty requests are long: of each its beginning, and the seed to send them again. */
async function report({ failed, seed, errorInstance, counterexample }: fc.RunDetails<[HostileRequest[]]>) {
  if (!failed) return;
  const requests = counterexample?.[0].map(
    ({ text, connection }) => `${connection} ${JSON.stringify(text.slice(0, 160))}`,
  );
  throw new Error(`After these requests (seed ${seed}):\n${requests?.join('\n')}`, { cause: errorInstance });
}

/** Resident megabytes of a process, as the system counts them. */
export function residentMb(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) throw new Error('The memory of another process can be read on Linux alone.');
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1000;
}

/** The files of a folder that a process has open. On Linux alone. */
export function openFiles(pid: number | undefined, folder: string): string[] {
  const open = readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`);
    } catch {
      return []; // closed since
    }
  });
  return open.filter((path) => path.startsWith(folder));
}

/** A request as the bytes of its text (one character is one byte), and what becomes of its connection. */
type HostileRequest = {
  text: string;
  /** `whole` waits for the answer, `cut` goes away in the middle, `held` stays open and sends no more. */
  connection: 'whole' | 'cut' | 'held';
};

/** What a server of ours answers to, so that hostile requests get past its first door. */
type Target = {
  /** Host of an honest request. */
  host: string;
  /** Targets that exist. */
  targets: readonly string[];
  /** Sets of headers that an honest client would send, such as keys. */
  credentials: readonly Readonly<Record<string, string>>[];
  /** Targets that take a file and give it back. */
  uploads: readonly string[];
};

type Headers = Readonly<Record<string, string>>;
type Body = { content: string; headers: Headers };

const bytes = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) });
const oneOf = (...values: string[]) => fc.constantFrom(...values);
/** Mostly the first, else the second. */
const mostly = <Value>(weight: number, usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

const strangeParts = oneOf(
  ...'.. %2e%2e %2f %5c %00 % %zz %c0%af %ff \\ // \xff ? # ; @ _headers 404.html .env index.html __proto__'.split(
    ' ',
  ),
  '@fs/etc/passwd',
  'a'.repeat(3_000),
);

function targetOf({ host, targets }: Target): fc.Arbitrary<string> {
  const strange = fc.array(strangeParts, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
  const query = oneOf('', '?', '?raw', '?import&raw', '?select=*&limit=-1', `?${'a=b&'.repeat(2_000)}`);
  const plain = fc.tuple(fc.oneof(oneOf(...targets), strange), query).map(([path, rest]) => path + rest);
  const odd = oneOf('*', 'evil.example:443', 'http://', 'http://[', 'a:b', '//x', '');
  const absolute = plain.map((path) => `http://${host}${path}`);
  return mostly(4, plain, fc.oneof(absolute, odd));
}

const method = mostly(
  6,
  oneOf('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'),
  oneOf('OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'A B', ''),
);

/** Single headers that some parser somewhere trips over. */
const strangeHeader: fc.Arbitrary<Headers> = fc.oneof(
  ...Object.entries({
    Range: ['bytes=5-2', 'bytes=-1', 'bytes=99999999-', 'bytes=a-b', `bytes=${'0-0,'.repeat(500)}`, ','],
    'Accept-Encoding': ['br', 'gzip;q=0', '*', 'identity;q=0', ','.repeat(2_000), '\xff'],
    'If-None-Match': ['*', '"', 'W/', ','.repeat(2_000)],
    Expect: ['100-continue', 'miracles'],
    Accept: ['text/csv', '*/*', 'text/html', '\xff'],
    Prefer: ['count=exact', 'return=representation', 'x'.repeat(999)],
    'Content-Profile': ['pg_catalog', 'public'],
    'X-Upsert': ['true', '\xff'],
    Authorization: ['Bearer a.b.c', 'Bearer', 'Basic \xff'],
    Host: ['evil.example', '', '\xff', 'a:b:c'],
    Origin: ['null', 'https://evil.example', '%'],
    'X-Long': ['x'.repeat(70_000)],
  }).map(([name, values]) => oneOf(...values).map((value) => ({ [name]: value }))),
  oneOf('websocket', 'h2c').map((value) => ({ Upgrade: value, Connection: 'Upgrade' })),
  bytes.map((value) => ({ 'X-Bytes': value })),
  fc.constant(Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`X-${index}`, '1']))),
);

const boundary = 'hostile';

function part(name: string, file: string, value: string): string {
  const type = file === '' ? '' : 'Content-Type: application/pdf\r\n';
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n${value}\r\n`;
}

const asForm = (parts: string): Body => ({
  content: `${parts}--${boundary}--\r\n`,
  headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
});

/** The fields of an upload as they should not be. */
const multipart = fc
  .array(
    fc
      .tuple(
        oneOf('cacheControl', 'contentType', 'metadata', '', '__proto__', '"\r\nX: y'),
        oneOf('', '; filename="a.pdf"', '; filename="../a.pdf"', "; filename*=utf-8''%ff"),
        fc.oneof(bytes, oneOf('3600', '3600\xe4\xb8\xad', 'application/pdf', '\0', '%PDF-1.4')),
      )
      .map((field) => part(...field)),
    { maxLength: 5 },
  )
  .map((fields) => asForm(fields.join('')));

/** What is declared with a file that itself is right: it is stored, and sent to whoever asks for the file. */
const declared = fc
  .tuple(
    oneOf('cacheControl', 'contentType', 'metadata'),
    fc.oneof(bytes, oneOf('3600', '3600\xe4\xb8\xad', '1\r\nSet-Cookie: a=b', 'application/pdf')),
  )
  .map(([name, value]) => asForm(part(name, '', value) + part('', '; filename="a.pdf"', '%PDF-1.4')));

const nested = fc
  .tuple(oneOf('[', '{"a":', '[{"full_name":'), fc.constantFrom(1, 101, 7_000))
  .map(([opening, levels]) => opening.repeat(levels));
const someJson = oneOf('{}', '[]', 'null', '[{},{"a":1}]', '{"full_name":"\\u0000"}');

const typed =
  (type: string) =>
  (content: string): Body => ({ content, headers: { 'Content-Type': type } });
const body: fc.Arbitrary<Body> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ content: '', headers: {} }) },
  { weight: 2, arbitrary: fc.oneof(nested, bytes, fc.json(), someJson).map(typed('application/json')) },
  { weight: 2, arbitrary: multipart },
  { weight: 1, arbitrary: oneOf(`%PDF-1.4\n${'x'.repeat(50_000)}`).map(typed('application/pdf')) },
);

/** How a body says its length: rightly, wrongly, in pieces, or in pieces that are none. */
const framing = oneOf('length', 'length', 'length', 'more', 'less', 'twice', 'chunked', 'broken');

function framed(kind: string, content: string): Body {
  const { length } = content;
  const chunks = { 'Transfer-Encoding': 'chunked' };
  if (content === '') return { content, headers: {} };
  if (kind === 'chunked')
    return { content: `${length.toString(16)}\r\n${content}\r\n0\r\n\r\n`, headers: chunks };
  if (kind === 'broken') return { content: `zz\r\n${content}`, headers: chunks };
  const announced = kind === 'more' ? 8_000_000 : kind === 'less' ? length - 1 : length;
  return { content, headers: { 'Content-Length': String(announced), ...(kind === 'twice' && chunks) } };
}

/** Requests that no honest client sends to this server, most of them past its first door. */
function hostileRequest(ground: Target): fc.Arbitrary<HostileRequest> {
  const parts = fc.record({
    method,
    target: targetOf(ground),
    credentials: fc.constantFrom({}, ...ground.credentials, ...ground.credentials),
    strange: fc.array(strangeHeader, { maxLength: 2 }),
    body,
    framing,
    version: mostly(6, oneOf('HTTP/1.1'), oneOf('HTTP/1.0', 'HTTP/9.9', '')),
  });
  const connection = mostly(
    5,
    fc.constant('whole' as const),
    fc.constantFrom('cut' as const, 'held' as const),
  );
  const complete = (text: string) => ({ text, connection: 'whole' as const });
  return fc.oneof(
    {
      weight: 16,
      arbitrary: fc
        .tuple(parts, connection)
        .map(([given, each]) => ({ text: asText(ground.host, given), connection: each })),
    },
    { weight: 1, arbitrary: bytes.map(complete) },
    ...(ground.uploads.length === 0 ? [] : [{ weight: 4, arbitrary: fileRequest(ground).map(complete) }]),
  );
}

/** Stores a file with something hostile declared, or asks for one that was. */
function fileRequest({ host, uploads, credentials }: Target): fc.Arbitrary<string> {
  return fc
    .tuple(oneOf('POST', 'PUT', 'GET'), oneOf(...uploads), fc.constantFrom(...credentials), declared)
    .map(([method, target, credentials, sent]) =>
      asText(host, {
        method,
        target,
        credentials,
        version: 'HTTP/1.1',
        strange: [],
        framing: 'length',
        body: method === 'GET' ? { content: '', headers: {} } : sent,
      }),
    );
}

type Parts = {
  method: string;
  target: string;
  version: string;
  credentials: Headers;
  strange: readonly Headers[];
  body: Body;
  framing: string;
};

function asText(
  host: string,
  { method, target, version, credentials, strange, body, framing }: Parts,
): string {
  const frame = framed(framing, body.content);
  const usual = { Host: host, Connection: 'close', ...credentials, ...body.headers, ...frame.headers };
  const lines = Object.entries(Object.assign({}, usual, ...strange) as Headers);
  return `${method} ${target} ${version}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${frame.content}`;
}
