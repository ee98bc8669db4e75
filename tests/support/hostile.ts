import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import * as fc from 'fast-check';
import { expect } from 'vitest';

const requestCount = 2_000;
/** So many go out at the same time. */
const batchSize = 50;
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
    { numRuns: requestCount / batchSize, endOnFailure: true, asyncReporter: report },
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

const strangeParts = fc.constantFrom(
  ...[
    '..',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '%',
    '%zz',
    '%c0%af',
    '%ff',
    '\\',
    '//',
    '\xff',
    '?',
    '#',
    ';',
    '@',
  ],
  ...['_headers', '404.html', '.env', 'index.html', '@fs/etc/passwd', '__proto__', 'a'.repeat(3_000)],
);

function targetOf({ host, targets }: Target): fc.Arbitrary<string> {
  const known = fc.constantFrom(...targets);
  const strange = fc.array(strangeParts, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
  const query = fc.constantFrom(
    '',
    '?',
    '?raw',
    '?import&raw',
    '?select=*&limit=-1',
    `?${'a=b&'.repeat(2_000)}`,
  );
  const plain = fc.tuple(fc.oneof(known, strange), query).map(([path, rest]) => path + rest);
  return fc.oneof(
    { weight: 8, arbitrary: plain },
    { weight: 1, arbitrary: plain.map((path) => `http://${host}${path}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('*', 'evil.example:443', 'http://', 'http://[', 'a:b', '//x', ''),
    },
  );
}

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE') },
  { weight: 1, arbitrary: fc.constantFrom('OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'A B', '') },
);

/** Single headers that some parser somewhere trips over. */
const strangeHeader: fc.Arbitrary<Headers> = fc.oneof(
  fc
    .constantFrom('bytes=5-2', 'bytes=-1', 'bytes=99999999-', 'bytes=a-b', `bytes=${'0-0,'.repeat(500)}`, ',')
    .map((value) => ({ Range: value })),
  fc
    .constantFrom('br', 'gzip;q=0', '*', 'identity;q=0', ','.repeat(2_000), '\xff')
    .map((value) => ({ 'Accept-Encoding': value })),
  fc.constantFrom('*', '"', 'W/', ','.repeat(2_000)).map((value) => ({ 'If-None-Match': value })),
  fc.constantFrom('100-continue', 'miracles').map((value) => ({ Expect: value })),
  fc.constantFrom('text/csv', '*/*', 'text/html', '\xff').map((value) => ({ Accept: value })),
  fc
    .constantFrom('count=exact', 'return=representation', 'x'.repeat(999))
    .map((value) => ({ Prefer: value })),
  fc.constantFrom('pg_catalog', 'public').map((value) => ({ 'Content-Profile': value })),
  fc.constantFrom('true', '\xff').map((value) => ({ 'X-Upsert': value })),
  fc.constantFrom('Bearer a.b.c', 'Bearer', 'Basic \xff').map((value) => ({ Authorization: value })),
  fc.constantFrom('evil.example', '', '\xff', 'a:b:c').map((value) => ({ Host: value })),
  fc.constantFrom('null', 'https://evil.example', '%').map((value) => ({ Origin: value })),
  fc.constantFrom('websocket', 'h2c').map((value) => ({ Upgrade: value, Connection: 'Upgrade' })),
  bytes.map((value) => ({ 'X-Bytes': value })),
  fc.constant(Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`X-${index}`, '1']))),
  fc.constant({ 'X-Long': 'x'.repeat(70_000) }),
);

const boundary = 'hostile';
/** The fields of an upload as they should not be. */
const multipart = fc
  .array(
    fc.tuple(
      fc.constantFrom('cacheControl', 'contentType', 'metadata', '', '__proto__', '"\r\nX: y'),
      fc.oneof(bytes, fc.constantFrom('3600', '3600\xe4\xb8\xad', 'application/pdf', '\0', '%PDF-1.4')),
      fc.constantFrom('', '; filename="a.pdf"', '; filename="../a.pdf"', "; filename*=utf-8''%ff"),
    ),
    { maxLength: 5 },
  )
  .map((fields) => fields.map(([name, value, file]) => part(name, file, value)).join(''));

function part(name: string, file: string, value: string): string {
  const type = file === '' ? '' : 'Content-Type: application/pdf\r\n';
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n${value}\r\n`;
}

const asForm = (parts: string): Body => ({
  content: `${parts}--${boundary}--\r\n`,
  headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
});

/** What is declared with a file that itself is right: it is stored, and sent to whoever asks for the file. */
const declared = fc
  .tuple(
    fc.constantFrom('cacheControl', 'contentType', 'metadata'),
    fc.oneof(bytes, fc.constantFrom('3600', '3600\xe4\xb8\xad', '1\r\nSet-Cookie: a=b', 'application/pdf')),
  )
  .map(([name, value]) => asForm(part(name, '', value) + part('', '; filename="a.pdf"', '%PDF-1.4')));

const nested = fc
  .tuple(fc.constantFrom('[', '{"a":', '[{"full_name":'), fc.constantFrom(1, 101, 7_000))
  .map(([opening, levels]) => opening.repeat(levels));

const body: fc.Arbitrary<Body> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ content: '', headers: {} }) },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        nested,
        bytes,
        fc.json(),
        fc.constantFrom('{}', '[]', 'null', '[{},{"a":1}]', '{"full_name":"\\u0000"}'),
      )
      .map((content) => ({ content, headers: { 'Content-Type': 'application/json' } })),
  },
  {
    weight: 2,
    arbitrary: multipart.map(asForm),
  },
  {
    weight: 1,
    arbitrary: fc.constant({
      content: `%PDF-1.4\n${'x'.repeat(50_000)}`,
      headers: { 'Content-Type': 'application/pdf' },
    }),
  },
);

/** How a body says its length: rightly, wrongly, in pieces, or in pieces that are none. */
const framing = fc.constantFrom('length', 'length', 'length', 'more', 'less', 'twice', 'chunked', 'broken');

function framed(kind: string, content: string): { content: string; headers: Headers } {
  const { length } = content;
  const chunks = { 'Transfer-Encoding': 'chunked' };
  if (kind === 'chunked')
    return { content: `${length.toString(16)}\r\n${content}\r\n0\r\n\r\n`, headers: chunks };
  if (kind === 'broken') return { content: `zz\r\n${content}`, headers: chunks };
  if (kind === 'twice') return { content, headers: { 'Content-Length': String(length), ...chunks } };
  const announced = kind === 'more' ? 8_000_000 : kind === 'less' ? Math.max(0, length - 1) : length;
  return { content, headers: { 'Content-Length': String(announced) } };
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
    connection: fc.constantFrom<HostileRequest['connection']>(
      ...Array<'whole'>(14).fill('whole'),
      'cut',
      'cut',
      'held',
    ),
    version: fc.constantFrom(...Array<string>(12).fill('HTTP/1.1'), 'HTTP/1.0', 'HTTP/9.9', ''),
  });
  return fc.oneof(
    {
      weight: 16,
      arbitrary: parts.map((given) => ({ text: asText(ground.host, given), connection: given.connection })),
    },
    { weight: 1, arbitrary: bytes.map((text) => ({ text, connection: 'whole' as const })) },
    ...(ground.uploads.length === 0 ? [] : [{ weight: 4, arbitrary: fileRequest(ground) }]),
  );
}

/** Stores a file with something hostile declared, or asks for one that was. */
function fileRequest({ host, uploads, credentials }: Target): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      method: fc.constantFrom('POST', 'PUT', 'GET'),
      target: fc.constantFrom(...uploads),
      credentials: fc.constantFrom(...credentials),
      body: declared,
    })
    .map(({ method, body, ...given }) => {
      const usual = { version: 'HTTP/1.1', strange: [], framing: 'length' };
      const sent = method === 'GET' ? { content: '', headers: {} } : body;
      return { text: asText(host, { ...usual, ...given, method, body: sent }), connection: 'whole' };
    });
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
  const frame = body.content === '' ? { content: '', headers: {} } : framed(framing, body.content);
  const usual = { Host: host, Connection: 'close', ...credentials, ...body.headers, ...frame.headers };
  const lines = Object.entries(Object.assign({}, usual, ...strange) as Headers);
  return `${method} ${target} ${version}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${frame.content}`;
}
