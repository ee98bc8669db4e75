import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';

/** An answer as its bytes say it. */
export type RawAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string };

/** How long an answer may take before the connection counts as silent. */
const patienceMs = 5_000;

/**
 * Sends bytes that no client library would send, and reads what comes back until the server closes or falls silent.
 * @param url where the server listens.
 * @param text the whole request; one character is one byte. It should ask to close the connection.
 * @returns null when the server closed without a word.
 */
export async function sendRaw(url: string, text: string): Promise<RawAnswer | null> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk;
  });
  // A reset is an answer as well: nothing more will come.
  socket.on('error', () => undefined);
  socket.setTimeout(patienceMs, () => socket.destroy());
  socket.write(text, 'latin1');
  await new Promise((resolve) => {
    socket.once('close', resolve);
  });
  return received === '' ? null : parseAnswer(received);
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: rest.join('\r\n\r\n'),
  };
}

/** A request without a body that closes its connection. */
export function rawRequest(method: string, target: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  return `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** Asks for something that is larger than what a connection takes at once, and goes away: before its first byte, or after it. */
export async function goAwayEarly(url: string, target: string, times: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const visits = Array.from({ length: times }, async (_, count) => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(rawRequest('GET', target));
    await once(socket, count % 2 === 0 ? 'connect' : 'data');
    socket.destroy();
  });
  await Promise.all(visits);
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
