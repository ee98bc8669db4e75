import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { endOnSignals } from '../../../../../electron/main-process/lifecycle/signals.ts';

/* Each signal at each moment is tried in a real Electron: tests/electron/ends.spec.ts. */

const app = vi.hoisted(() => ({ isReady: Promise.withResolvers<void>(), on: {} as EventEmitter['on'] }));
vi.mock('electron', () => ({
  app: {
    whenReady: () => app.isReady.promise,
    on: (name: string, listener: () => void) => app.on(name, listener),
  },
}));

function listening(platform: string) {
  const program = new EventEmitter();
  app.on = program.on.bind(program);
  const ends: string[] = [];
  const ready = endOnSignals({ end: (reason) => void ends.push(reason) }, platform);
  return { ends, program, ready };
}

test('a signal that was caught before ready, and not told yet, is not lost', async () => {
  const { ends, ready } = listening('linux');
  app.isReady.resolve();
  setImmediate(() => process.emit('SIGHUP'));
  await ready;
  expect(ends).toEqual(['stopped']);
});

test.each([
  ['linux', ['stopped']],
  ['darwin', []],
])("on %s a quit of Chromium's own", (platform, expected) => {
  const { ends, program } = listening(platform);
  const preventDefault = vi.fn();
  program.emit('before-quit', { preventDefault });
  expect(ends).toEqual(expected);
  expect(preventDefault).toHaveBeenCalledTimes(expected.length);
});
