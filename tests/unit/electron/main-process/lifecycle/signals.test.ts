import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { App } from 'electron';

/* Each signal at each moment is tried in a real Electron: tests/electron/ends.spec.ts. */

vi.mock('electron', () => ({ app: {} }));
const { endOnSignals } = await import('../../../../../electron/main-process/lifecycle/signals.ts');

function listening(platform = 'linux') {
  const ends: string[] = [];
  const program = new EventEmitter();
  const own = new EventEmitter();
  let makeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    makeReady = resolve;
  });
  const waiting = endOnSignals(
    { end: (reason) => void ends.push(reason) },
    platform,
    { on: program.on.bind(program) as App['on'], whenReady: () => ready },
    {
      on: own.on.bind(own) as NodeJS.Process['on'],
      off: own.off.bind(own) as NodeJS.Process['off'],
    },
  );
  return { ends, program, own, waiting, makeReady };
}

test('a signal that was caught before ready, and not told yet, is not lost', async () => {
  const { ends, own, waiting, makeReady } = listening();
  makeReady();
  setImmediate(() => own.emit('SIGTERM'));
  await Promise.resolve();
  expect(own.listenerCount('SIGTERM')).toBe(1);
  await waiting;
  expect(ends).toEqual(['stopped']);
});

test.each([
  ['linux', ['stopped'], true],
  ['darwin', [], false],
])("on %s a quit of Chromium's own", (platform, expected, prevented) => {
  const { ends, program } = listening(platform);
  let isPrevented = false;
  program.emit('before-quit', { preventDefault: () => (isPrevented = true) });
  expect(ends).toEqual(expected);
  expect(isPrevented).toBe(prevented);
});
