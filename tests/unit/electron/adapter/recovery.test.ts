import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { watchPage, watchProgram } from '../../../../electron/adapter/recovery.ts';
import { FakeApp, FakeContents } from '../../../support/electron-fakes.ts';

test('every way to lose a page is reported', () => {
  const contents = new FakeContents();
  const lost: string[] = [];
  watchPage(contents, (reason) => void lost.push(reason));
  contents.emit('render-process-gone', {}, { reason: 'crashed' });
  contents.emit('render-process-gone', {}, { reason: 'integrity-failure' });
  contents.emitter.emit('unresponsive');
  contents.emit('preload-error');
  contents.emit('did-fail-load', {}, -6, 'missing', 'app://kiosk/index.html', true);
  expect(lost).toEqual(['gone', 'integrity', 'hang', 'preload', 'load']);
});

test('a frame that does not load, and a load that was taken over, lose no page', () => {
  const contents = new FakeContents();
  const lost: string[] = [];
  watchPage(contents, (reason) => void lost.push(reason));
  contents.emit('did-fail-load', {}, -106, 'offline', 'https://docs.google.com/', false);
  contents.emit('did-fail-load', {}, -3, 'aborted', 'app://kiosk/index.html', true);
  expect(lost).toEqual([]);
});

test('a lost graphics process and uncaught exceptions are reported, other helpers are not', () => {
  const app = new FakeApp();
  const program = new EventEmitter();
  const lost: string[] = [];
  watchProgram(
    app,
    { on: program.on.bind(program) as NodeJS.Process['on'] },
    (reason) => void lost.push(reason),
  );
  app.emit('child-process-gone', { type: 'GPU', reason: 'crashed' });
  app.emit('child-process-gone', { type: 'GPU', reason: 'clean-exit' });
  app.emit('child-process-gone', { type: 'Utility', reason: 'crashed' });
  program.emit('uncaughtException', new Error('x'));
  program.emit('unhandledRejection', new Error('x'));
  expect(lost).toEqual(['gpu', 'exception', 'exception']);
});
