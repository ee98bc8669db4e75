import { app } from 'electron';
import type { Shutdown } from './shutdown.ts';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Not SIGUSR1: with that Node opens its debugger. */
const restartSignal = 'SIGUSR2';

/** Has something done when an operator asks for a restart once nobody is there. Windows has no such signal: there is the command. */
export function restartOnSignal(restartOnceFree: () => void): void {
  process.on(restartSignal, restartOnceFree);
}

/**
 * Ends the program when the system asks it to, from the first moment on. Chromium puts handlers of its own over ours before
 * `ready` and makes an orderly quit of a signal, which the window refuses: so ours are put up again after `ready`, and a quit
 * in between counts as well. On Linux nothing else can ask for a quit; on macOS a visitor could, by Command+Q.
 * @returns resolves once the program is ready.
 */
export async function endOnSignals({ end }: Pick<Shutdown, 'end'>, platform: string): Promise<void> {
  const stop = () => end('stopped');
  for (const signal of signals) process.on(signal, stop);
  app.on('before-quit', (event) => {
    if (platform !== 'linux') return;
    event.preventDefault();
    stop();
  });
  await app.whenReady();
  // What was caught before is still on its way to its listener, and would go with it: one round of the loop brings it.
  await new Promise((resolve) => setImmediate(resolve));
  // A listener that is there already is not put up anew: off first, so that libuv gives the handler back.
  for (const signal of signals) process.off(signal, stop).on(signal, stop);
}
