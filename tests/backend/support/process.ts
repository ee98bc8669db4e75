import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { openPgliteEngine } from '../../../supabase/local/database/pglite-engine.ts';
import { raiseLimits } from './fixture.ts';
import { copyFreshDatabase } from '../../support/fresh-database.ts';

const root = join(import.meta.dirname, '../../..');

/** `npm run backend` as a process of its own. */
export type BackendProcess = {
  url: string;
  /** What its start cost of a processor, in milliseconds. On Linux alone. */
  startCpuMs: number;
  stop(signal: NodeJS.Signals): Promise<number | null>;
};

/** Starts the backend as a process and waits until it says where it is. */
export async function spawnBackend(dataDirectory: string): Promise<BackendProcess> {
  const child = beginBackend(dataDirectory);
  const url = await announcedUrl(child);
  return {
    url,
    startCpuMs: processorMs(child),
    stop: (signal) => stopProcess(child, signal),
  };
}

/** What a process has cost of a processor, its threads together (proc(5): utime and stime are the 14th and 15th field). */
function processorMs({ pid }: ChildProcess): number {
  // The name of the program, in parentheses, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Starts the backend as a process, without waiting for it. */
export function beginBackend(dataDirectory: string): ChildProcess {
  const child = spawn(process.execPath, ['build/backend.ts'], {
    cwd: root,
    env: { ...process.env, LOCAL_DATA_DIR: dataDirectory, BACKEND_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A test that fails half-way must not leave the process behind: the whole run would wait for it.
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Sends a signal and gives the code that the process ends with; null when the signal itself ended it. */
export function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

async function announcedUrl(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The backend has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error('The backend ended before it said where it is.');
}

/** Makes a data folder whose limits are out of the way. */
export async function prepareFolder(dataDirectory: string): Promise<void> {
  await copyFreshDatabase(dataDirectory);
  const engine = await openPgliteEngine(dataDirectory);
  await raiseLimits({
    owner: (sql, parameters) => engine.transaction('write', (session) => session.query(sql, parameters)),
  });
  await engine.close();
}
