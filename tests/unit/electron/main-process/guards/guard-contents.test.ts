import { describe, expect, test } from 'vitest';
import { brand } from '../../../../../src/config/brand.ts';
import { guardContents } from '../../../../../electron/main-process/guards/guard-contents.ts';
import { homeUrl } from '../../../../../electron/policy/layout.ts';
import { FakeContents, fakeContext } from '../../../../support/electron-fakes.ts';

function guarded(changes: Parameters<typeof fakeContext>[0] = {}) {
  const contents = new FakeContents();
  const context = fakeContext(changes);
  guardContents(contents, context);
  return { contents, context };
}

const outside = 'https://evil.example/';
const key = { key: 'r', control: true, shift: false, alt: false, meta: false, isComposing: false };

describe.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('%s', (name) => {
  test('outside is stopped and counted, in the top frame and in a frame', () => {
    const { contents, context } = guarded();
    const frame = name === 'will-navigate';
    expect(contents.emit(name, { url: outside, isMainFrame: true }).defaultPrevented).toBe(true);
    expect(contents.emit(name, { url: outside, isMainFrame: frame }).defaultPrevented).toBe(true);
    expect(context.denied).toEqual(['nav-scheme', frame ? 'nav-scheme' : 'frame-host']);
  });

  test('home goes on', () => {
    const { contents, context } = guarded();
    expect(contents.emit(name, { url: `${homeUrl}#/press`, isMainFrame: true }).defaultPrevented).toBe(false);
    expect(context.denied).toEqual([]);
  });
});

test('a navigation is judged by the network of the moment', () => {
  let online = true;
  const { contents } = guarded({ isOnline: () => online });
  const video = { url: `https://www.youtube-nocookie.com/embed/${brand.videoId}`, isMainFrame: false };
  expect(contents.emit('will-frame-navigate', video).defaultPrevented).toBe(false);
  online = false;
  expect(contents.emit('will-frame-navigate', video).defaultPrevented).toBe(true);
});

test('a new window is denied by its handler, and one that came is destroyed', () => {
  const { contents, context } = guarded();
  const details = {
    url: outside,
    frameName: '',
    features: '',
    disposition: 'new-window',
    referrer: { url: '', policy: 'default' },
  } as const;
  expect(contents.openHandler?.(details)).toEqual({ action: 'deny' });
  let destroyed = false;
  contents.emitter.emit('did-create-window', { destroy: () => void (destroyed = true) });
  expect(destroyed).toBe(true);
  expect(context.denied).toEqual(['window', 'window-created']);
});

test('denied keys and buttons do not reach the page, others do', () => {
  const { contents, context } = guarded();
  expect(contents.emit('before-input-event', {}, key).defaultPrevented).toBe(true);
  expect(contents.emit('before-input-event', {}, { ...key, control: false }).defaultPrevented).toBe(false);
  expect(
    contents.emit('before-mouse-event', {}, { type: 'mouseDown', button: 'middle' }).defaultPrevented,
  ).toBe(true);
  expect(
    contents.emit('before-mouse-event', {}, { type: 'mouseDown', button: 'left' }).defaultPrevented,
  ).toBe(false);
  expect(context.denied).toEqual(['key-control', 'pointer-middle']);
});

test('the keys of macOS are judged by its own rule', () => {
  const option = { ...key, key: '@', control: false, alt: true };
  expect(
    guarded({ platform: 'darwin' }).contents.emit('before-input-event', {}, option).defaultPrevented,
  ).toBe(false);
  expect(
    guarded({ platform: 'linux' }).contents.emit('before-input-event', {}, option).defaultPrevented,
  ).toBe(true);
});

test('a dev build has its keys and tools, and still no other page', () => {
  const { contents } = guarded({ build: 'dev', devUrl: 'http://127.0.0.1:5174/' });
  expect(contents.emit('before-input-event', {}, key).defaultPrevented).toBe(false);
  expect(
    contents.emit('before-mouse-event', {}, { type: 'mouseDown', button: 'right' }).defaultPrevented,
  ).toBe(false);
  contents.emit('devtools-opened');
  expect(contents.calls).not.toContain('close devtools');
  expect(contents.emit('will-navigate', { url: outside }).defaultPrevented).toBe(true);
});

test('nothing zooms', async () => {
  const { contents, context } = guarded();
  contents.emit('dom-ready');
  contents.emit('zoom-changed', {}, 'in');
  expect(contents.calls).toEqual([
    'ignore menu true',
    'zoom disabled',
    'webrtc disable_non_proxied_udp',
    'pinch 1 1',
  ]);
  expect(context.denied).toEqual(['zoom']);
});

test.each([
  ['will-attach-webview', 'webview'],
  ['will-prevent-unload', 'unload-prompt'],
  ['context-menu', 'context-menu'],
])('%s is stopped as %s', (name, rule) => {
  const { contents, context } = guarded();
  expect(contents.emit(name).defaultPrevented).toBe(true);
  expect(context.denied).toEqual([rule]);
});

test('no device and no certificate is chosen', () => {
  const { contents, context } = guarded();
  const answers: unknown[] = [];
  const answer = (value: unknown) => void answers.push(value);
  expect(contents.emit('select-bluetooth-device', {}, [], answer).defaultPrevented).toBe(true);
  expect(contents.emit('certificate-error', {}, outside, 'x', {}, answer).defaultPrevented).toBe(true);
  expect(answers).toEqual(['', false]);
  expect(context.denied).toEqual(['bluetooth', 'certificate']);
});

test('developer tools that came open are closed', () => {
  const { contents, context } = guarded();
  contents.emit('devtools-opened');
  expect(contents.calls).toContain('close devtools');
  expect(context.denied).toEqual(['devtools']);
});
