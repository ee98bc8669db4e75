import { beforeEach, expect, test, vi } from 'vitest';
import type { WebContents } from 'electron';
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
const { listenToPage } = await import('../../../../../electron/main-process/session/ipc.ts');

beforeEach(() => void handlers.clear());

/** Sends a message as it crosses: what cannot be cloned cannot be sent. */
async function send(channel: string, event: unknown, payload?: unknown): Promise<unknown> {
  return structuredClone(await handlers.get(channel)?.(event, structuredClone(payload)));
}

function listening() {
  const context = fakeContext();
  const page = fakeElectron<WebContents>();
  const heard: unknown[] = [];
  const hear = (channel: string) => (payload?: unknown) => {
    heard.push([channel, payload]);
    return payload === undefined ? 'answer' : `answer to ${JSON.stringify(payload)}`;
  };
  const answers = Object.fromEntries(Object.keys(requestSchemas).map((channel) => [channel, hear(channel)]));
  const left = fakeElectron<WebContents>();
  listenToPage(
    context,
    {
      page: () => page,
      hasLeft: (contents) => contents === left,
    },
    answers as unknown as Parameters<typeof listenToPage>[2],
  );
  const event = {
    sender: page,
    senderFrame: { origin: 'app://kiosk', url: 'app://kiosk/index.html', parent: null },
  };
  return { context, page, left, heard, event };
}

test('the page on the screen is heard on every channel of the bridge, and gets its answer', async () => {
  const { heard, event } = listening();
  expect([...handlers.keys()].toSorted()).toEqual(Object.keys(requestSchemas).toSorted());
  expect(await send(channels.openHandoff, event, 'chat')).toBe('answer to "chat"');
  await send(channels.endSession, event);
  expect(heard).toEqual([
    [channels.openHandoff, 'chat'],
    [channels.endSession, undefined],
  ]);
});

// Who else is refused: tests/unit/electron/policy/sender.test.ts.
test('nobody else is heard', async () => {
  const { context, heard, event } = listening();
  const stranger = { ...event, sender: fakeElectron<WebContents>() };
  await send(channels.endSession, stranger);
  await expect(send(channels.unlock, stranger, '4711')).rejects.toThrow('Refused');
  expect(heard).toEqual([]);
  expect(context.denied).toEqual(['sender-page', 'sender-page']);
});

test('the last message of a page that was just closed is dropped, and no sign of an attack', async () => {
  const { context, left, heard, event } = listening();
  await send(channels.reportReading, { ...event, sender: left }, false);
  expect(heard).toEqual([]);
  expect(context.denied).toEqual([]);
});

test('more voices than anybody needs are no foreign payload', async () => {
  const { heard, event } = listening();
  await send(channels.reportVoices, event, 13_362);
  expect(heard).toEqual([[channels.reportVoices, 13_362]]);
});

test.each<[channel: string, payload: unknown]>([
  ...['https://evil.example/', '__proto__', {}, ['chat'], 1, null, undefined].map(
    (key): [string, unknown] => [channels.openHandoff, key],
  ),
  [channels.unlock, '12'],
  [channels.unlock, '1'.repeat(1_000_000)],
  [channels.unlock, { length: 4 }],
  [channels.staffAction, 'shell'],
  [channels.reportVoices, 'many'],
  [channels.reportVoices, -1],
  [channels.reportVoices, Number.NaN],
  [channels.reportReading, 'yes'],
  [channels.endSession, { now: true }],
])('on %s a payload of another shape is refused', async (channel, payload) => {
  const { context, heard, event } = listening();
  await send(channel, event, payload).catch(() => undefined);
  expect(heard).toEqual([]);
  expect(context.denied).toEqual(['ipc-payload']);
});

test('a flood is answered up to its limit', async () => {
  const { context, heard, event } = listening();
  for (let count = 0; count < 1_000; count += 1) await send(channels.heartbeat, event);
  expect(heard).toHaveLength(30);
  expect(context.denied).toHaveLength(970);
  context.clock.ms = 1_000;
  await send(channels.heartbeat, event);
  expect(heard).toHaveLength(31);
});
