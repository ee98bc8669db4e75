import type { WebContents } from 'electron';
import { expect, test } from 'vitest';
import { watchInput, watchPage } from '../../../../../electron/main-process/lifecycle/watchers.ts';
import { fakeContext, fakeElectron, type Fake } from '../../../../support/electron-fakes.ts';

/* A crash, a hang, a page that closes or leaves, and lost files, preloads and scripts are brought about in a real Electron. */

const home = 'app://kiosk/index.html';

test.each<[string, Parameters<Fake['emit']>, string[]]>([
  ['a file of it was changed', ['render-process-gone', {}, { reason: 'integrity-failure' }], ['integrity']],
  ['it did not load', ['did-fail-load', {}, -6, 'missing', home, true], ['load']],
  ['a frame did not load', ['did-fail-load', {}, -106, 'offline', 'https://docs.google.com/', false], []],
  ['its load was taken over', ['did-fail-load', {}, -3, 'aborted', home, true], []],
  ['it came', ['did-navigate', {}, home, 200], []],
  ['it warned', ['console-message', { level: 'warning', message: 'Uncaught Error: x' }], []],
  ['it caught an error', ['console-message', { level: 'error', message: 'The video did not play.' }], []],
])('a page when %s: %j is a loss by %j', (_what, emitted, reasons) => {
  const contents = fakeElectron<WebContents>();
  const lost: string[] = [];
  watchPage(contents, fakeContext(), (reason) => void lost.push(reason));
  contents.fake.emit(...emitted);
  expect(lost).toEqual(reasons);
});

test('signs of life are told, trembling and held keys are not', () => {
  const contents = fakeElectron<WebContents>();
  let signs = 0;
  let touches = 0;
  watchInput(
    contents,
    () => void (signs += 1),
    () => void (touches += 1),
  );
  const input = (given: object) => void contents.fake.emit('input-event', {}, given);
  input({ type: 'mouseMove', x: 10, y: 10 });
  input({ type: 'mouseMove', x: 12, y: 11 });
  input({ type: 'mouseMove', x: 11, y: 12 });
  expect(signs).toBe(0);
  input({ type: 'mouseMove', x: 40, y: 10 });
  input({ type: 'mouseMove', x: 42, y: 10 });
  expect(signs).toBe(1);
  input({ type: 'touchStart' });
  input({ type: 'rawKeyDown', modifiers: ['shift'] });
  input({ type: 'rawKeyDown', modifiers: ['isautorepeat'] });
  expect(signs).toBe(3);
  input({ type: 'touchMove' });
  input({ type: 'mouseDown' });
  expect(touches).toBe(2);
});
