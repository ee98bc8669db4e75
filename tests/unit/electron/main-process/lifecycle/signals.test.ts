import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { App } from 'electron';
import { FakeEvent } from '../../../../support/electron-fakes.ts';

vi.mock('electron', () => ({ app: {} }));
const { endOnSignals } = await import('../../../../../electron/main-process/lifecycle/signals.ts');

function listening(platform = 'linux') {
  const ends: string[] = [];
  const program = new EventEmitter();
  const own = new EventEmitter();
  const order: string[] = [];
  own.on('newListener', (name) => void order.push(`on ${name}`));
  own.on('removeListener', (name) => void order.push(`off ${name}`));
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
  return { ends, program, own, order, waiting, makeReady };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])('%s ends it, before it is ready and after', async (signal) => {
  const { ends, own, waiting, makeReady } = listening();
  own.emit(signal);
  makeReady();
  await waiting;
  own.emit(signal);
  expect(ends).toEqual(['stopped', 'stopped']);
});

test('each handler is put up anew after ready, because Chromium has put its own over the first', async () => {
  const { order, waiting, makeReady } = listening();
  makeReady();
  await waiting;
  expect(order.slice(4)).toEqual([
    'off SIGTERM',
    'on SIGTERM',
    'off SIGINT',
    'on SIGINT',
    'off SIGHUP',
    'on SIGHUP',
  ]);
});

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
  const event = new FakeEvent();
  program.emit('before-quit', event);
  expect(ends).toEqual(expected);
  expect(event.defaultPrevented).toBe(prevented);
});
