import { expect, test } from 'vitest';
import {
  watchHelpers,
  watchInput,
  watchPage,
} from '../../../../../electron/main-process/lifecycle/watchers.ts';
import type { App, WebContents } from 'electron';
import { fakeElectron, type Fake } from '../../../../support/electron-fakes.ts';

const home = 'app://kiosk/index.html';

function watched() {
  const contents = fakeElectron<WebContents>();
  const lost: string[] = [];
  watchPage(contents, (reason) => void lost.push(reason));
  return { contents, lost };
}

type Emitted = Parameters<Fake['emit']>;

test.each<[string, Emitted, string]>([
  ['its process crashed', ['render-process-gone', {}, { reason: 'crashed' }], 'gone'],
  ['a file of it was changed', ['render-process-gone', {}, { reason: 'integrity-failure' }], 'integrity'],
  ['it closed itself', ['destroyed'], 'gone'],
  ['it does not answer', ['unresponsive'], 'hang'],
  ['its preload failed', ['preload-error'], 'preload'],
  ['it did not load', ['did-fail-load', {}, -6, 'missing', home, true], 'load'],
  ['its file is missing', ['did-navigate', {}, home, 404], 'files'],
  ['its script failed', ['console-message', { level: 'error', message: 'Uncaught Error: x' }], 'script'],
])('a page is lost when %s', (_what, emitted, reason) => {
  const { contents, lost } = watched();
  contents.fake.emit(...emitted);
  expect(lost).toEqual([reason]);
});

test.each<[string, Emitted]>([
  ['a frame that does not load', ['did-fail-load', {}, -106, 'offline', 'https://docs.google.com/', false]],
  ['a load that was taken over', ['did-fail-load', {}, -3, 'aborted', home, true]],
  ['a page that came', ['did-navigate', {}, home, 200]],
  ['a warning', ['console-message', { level: 'warning', message: 'Uncaught Error: x' }]],
  ['an error it caught', ['console-message', { level: 'error', message: 'The video did not play.' }]],
])('%s loses no page', (_what, emitted) => {
  const { contents, lost } = watched();
  contents.fake.emit(...emitted);
  expect(lost).toEqual([]);
});

test('helpers that ended by themselves are told', () => {
  const app = fakeElectron<App>();
  const gone: string[] = [];
  watchHelpers(app, (type, reason) => void gone.push(`${type} ${reason}`));
  app.fake.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed' });
  app.fake.emit('child-process-gone', {}, { type: 'GPU', reason: 'clean-exit' });
  app.fake.emit('child-process-gone', {}, { type: 'Utility', reason: 'killed' });
  expect(gone).toEqual(['GPU crashed', 'Utility killed']);
});

test('signs of life are told, trembling and held keys are not', () => {
  const contents = fakeElectron<WebContents>();
  let signs = 0;
  watchInput(contents, () => void (signs += 1));
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
});
