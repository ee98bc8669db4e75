import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { guardFileChoosers } from '../../../../../electron/main-process/guards/guard-files.ts';
import { FakeContents, fakeContext } from '../../../../support/electron-fakes.ts';

function guarded(contents = new FakeContents()) {
  const context = fakeContext();
  guardFileChoosers(contents, context);
  return { contents, context, protocol: contents.debugger };
}

const intercepted = ['Page.setInterceptFileChooserDialog', { enabled: true, cancel: true }];

test('a page is guarded from its first moment', () => {
  const { protocol } = guarded();
  expect(protocol.attached).toBe(true);
  expect(protocol.sent).toContainEqual(intercepted);
  expect(protocol.sent.map(([method]) => method)).toContain('Target.setAutoAttach');
});

test('a frame of another site is guarded as well, and the frames in it', () => {
  const { protocol } = guarded();
  protocol.sent.length = 0;
  protocol.emitter.emit('message', {}, 'Target.attachedToTarget', { sessionId: 'frame-1' });
  expect(protocol.sent).toContainEqual([...intercepted, 'frame-1']);
  expect(protocol.sent.map(([method]) => method)).toContain('Target.setAutoAttach');
});

test('whoever ends the protocol finds it back', async () => {
  const { protocol } = guarded();
  protocol.attached = false;
  protocol.sent.length = 0;
  protocol.emitter.emit('detach', {}, 'canceled_by_user');
  await setImmediate();
  expect(protocol.attached).toBe(true);
  expect(protocol.sent).toContainEqual(intercepted);
});

test('a page that is gone is left alone', async () => {
  const contents = new FakeContents();
  const { protocol } = guarded(contents);
  contents.isDestroyed = () => true;
  protocol.attached = false;
  protocol.emitter.emit('detach', {}, 'target closed');
  await setImmediate();
  expect(protocol.attached).toBe(false);
});

test('a chooser that was stopped is counted, and a command that fails ends nothing', () => {
  const contents = new FakeContents();
  contents.debugger.sendCommand = () => Promise.reject(new Error('target closed'));
  const { context, protocol } = guarded(contents);
  protocol.emitter.emit('message', {}, 'Page.fileChooserOpened', { mode: 'selectSingle' });
  protocol.emitter.emit('message', {}, 'Page.frameNavigated', {});
  expect(context.denied).toEqual(['file-chooser']);
});
