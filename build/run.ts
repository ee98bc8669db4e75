import { setTimeout as delay } from 'node:timers/promises';
import { BackendStartError } from '../supabase/local/start.ts';
import { StartError } from './command.ts';

/** Within this time a backend has started, or nearly always. */
const startPatienceMs = 3_000;

/**
 * Runs a command until it is stopped. What it opened is closed in reverse order at Ctrl+C or SIGTERM;
 * an expected failure is said in one sentence, without a stack.
 * @param command gets a list to which it adds what must be closed.
 */
export async function runUntilStopped(
  command: (opened: (() => Promise<void>)[]) => Promise<void>,
): Promise<void> {
  const opened: (() => Promise<void>)[] = [];
  let stopping = false;
  const running = command(opened);
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    // What is still starting is compiling WebAssembly, and an exit in the midst of that can hang (nodejs/node#54918).
    await Promise.race([Promise.allSettled([running]), delay(startPatienceMs)]);
    for (const close of opened.toReversed()) await close().catch((error: unknown) => console.error(error));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  try {
    await running;
  } catch (error) {
    if (stopping) return;
    console.error(isExpected(error) ? `\n${error.message}\n` : error);
    await stop(1);
  }
}

function isExpected(error: unknown): error is Error {
  return error instanceof StartError || error instanceof BackendStartError;
}
