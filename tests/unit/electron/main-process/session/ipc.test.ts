import { beforeEach, expect, test, vi } from 'vitest';
import type { WebContents } from 'electron';
import { listenToPage, type Answers } from '../../../../../electron/main-process/session/ipc.ts';
import { channels, requestSchemas } from '../../../../../src/domain/contract/kiosk-bridge.ts';
import { fakeContext, fakeElectron } from '../../../../support/electron-fakes.ts';

type Handler = (event: unknown, payload: unknown) => unknown;

const handlers = vi.hoisted(() => new Map<string, Handler>());
vi.mock('electron', () => ({
  ipcMain: {
    handle: (channel: string, handler: Handler) => void handlers.set(channel, handler),
    on: (channel: string, handler: Handler) => void handlers.set(channel, handler),
  },
}));

beforeEach(() => void handlers.clear());

function listening() {
  const context = fakeContext();
  const page = fakeElectron<WebContents>();
  const left = fakeElectron<WebContents>();
  const heard: unknown[] = [];
  const hear = (channel: string) => (payload: unknown) => {
    heard.push([channel, payload]);
    return `answer to ${String(payload)}`;
  };
  const answers = Object.fromEntries(Object.keys(requestSchemas).map((channel) => [channel, hear(channel)]));
  const kioskWindow = { page: () => page, hasLeft: (contents: WebContents) => contents === left };
  listenToPage(context, kioskWindow, answers as Answers);
  const senderFrame = { origin: 'app://kiosk', url: 'app://kiosk/index.html', parent: null };
  /** Sends a message as it crosses: what cannot be cloned cannot be sent. */
  const send = async (channel: string, payload?: unknown, sender: WebContents = page) =>
    handlers.get(channel)?.({ sender, senderFrame }, structuredClone(payload));
  return { context, left, heard, send };
}

test('the page on the screen is heard on every channel of the bridge, and gets its answer', async () => {
  const { heard, send } = listening();
  expect([...handlers.keys()].toSorted()).toEqual(Object.keys(requestSchemas).toSorted());
  expect(await send(channels.openHandoff, 'chat')).toBe('answer to chat');
  await send(channels.endSession);
  // More voices than anybody needs.
  await send(channels.reportVoices, 13_362);
  expect(heard).toEqual([
    [channels.openHandoff, 'chat'],
    [channels.endSession, undefined],
    [channels.reportVoices, 13_362],
  ]);
});

// Who else is refused: policy/sender.test.ts.
test('nobody else is heard; the last message of a page that was just closed is no sign of an attack', async () => {
  const { context, left, heard, send } = listening();
  await send(channels.reportReading, false, left);
  expect(context.denied).toEqual([]);
  const stranger = fakeElectron<WebContents>();
  await send(channels.endSession, undefined, stranger);
  await expect(send(channels.unlock, '4711', stranger)).rejects.toThrow('Refused');
  expect(heard).toEqual([]);
  expect(context.denied).toEqual(['sender-page', 'sender-page']);
});

test.each<[channel: string, payload: unknown]>([
  ...['https://evil.example/', '__proto__', {}, ['chat'], 1, null, undefined].map(
    (key): [string, unknown] => [channels.openHandoff, key],
  ),
  [channels.unlock, '12'],
  [channels.unlock, '1'.repeat(1_000_000)],
  [channels.unlock, { length: 4 }],
  [channels.staffAction, 'shell'],
  [channels.reportVoices, -1],
  [channels.reportVoices, Number.NaN],
  [channels.reportReading, 'yes'],
  [channels.reportHeadphones, null],
  [channels.endSession, { now: true }],
])('on %s a payload of another shape is refused', async (channel, payload) => {
  const { context, heard, send } = listening();
  await send(channel, payload).catch(() => undefined);
  expect(heard).toEqual([]);
  expect(context.denied).toEqual(['ipc-payload']);
});

test('a flood is answered up to its limit', async () => {
  const { context, heard, send } = listening();
  for (let count = 0; count < 1_000; count += 1) await send(channels.heartbeat);
  expect(heard).toHaveLength(30);
  expect(context.denied).toHaveLength(970);
  context.clock.ms = 1_000;
  await send(channels.heartbeat);
  expect(heard).toHaveLength(31);
});
