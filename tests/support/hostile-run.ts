import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { hostileRequest, type Target, type HostileRequest } from './hostile-requests.ts';

const requestCount = 5_000;
/** So many go out at the same time. */
const batchSize = 50;
/** Connections that are held open at a time; the oldest gives way. */
const heldAtMost = 100;
const patienceMs = 4_000;
/** A stack or a path of the machine does not belong in an answer. */
const internals = /node:internal|\n\s+at .+:\d+:\d+|node_modules\/[\w-]+\/.+\.js:\d+/;

/** What a run came to. */
export type HostileRun = { requests: number; seconds: number; answered: number };

/**
 * Sends 5 000 hostile requests, fifty at a time, and asks after each fifty whether the server still answers.
 * @param isAlive one honest request; true when it was answered as ever.
 */
export async function sendHostile(
  url: string,
  ground: Target,
  isAlive: () => Promise<boolean>,
): Promise<HostileRun> {
  const started = performance.now();
  const held: Socket[] = [];
  let answered = 0;
  const batch = fc.array(hostileRequest(ground), { minLength: batchSize, maxLength: batchSize });
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      const answers = await Promise.all(requests.map((request) => send(url, request, held)));
      for (const answer of answers) expect(answer).not.toMatch(internals);
      answered += answers.filter((answer) => answer !== '').length;
      expect(await isAlive()).toBe(true);
    }),
    { numRuns: requestCount / batchSize, endOnFailure: true, asyncReporter: report },
  );
  for (const socket of held) socket.destroy();
  return { requests: requestCount, seconds: (performance.now() - started) / 1000, answered };
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
