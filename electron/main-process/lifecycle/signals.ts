import { app, type App } from 'electron';
import type { Shutdown } from './shutdown.ts';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

type Signals = Pick<NodeJS.Process, 'on' | 'off'>;

/**
 * Ends the program when the system asks it to, from the first moment on. Chromium puts handlers of its own over ours before
 * `ready` and makes an orderly quit of a signal, which the window refuses: so ours are put up again after `ready`, and a quit
 * in between counts as well. On Linux nothing else can ask for a quit; on macOS a visitor could, by Command+Q.
 */
export function endOnSignals(
  shutdown: Pick<Shutdown, 'end'>,
  platform: string,
  program: Pick<App, 'on' | 'whenReady'> = app,
  own: Signals = process,
): Promise<void> {
  const stop = () => shutdown.end('stopped');
  for (const signal of signals) own.on(signal, stop);
  program.on('before-quit', (event) => {
    if (platform !== 'linux') return;
    event.preventDefault();
    stop();
  });
  return program.whenReady().then(async () => {
    // What was caught before is still on its way to its listener, and would go with it: one round of the loop brings it.
    await new Promise((resolve) => setImmediate(resolve));
    for (const signal of signals) {
      // A listener that is there already is not put up anew: off first, so that libuv gives the handler back.
      own.off(signal, stop);
      own.on(signal, stop);
    }
  });
}
