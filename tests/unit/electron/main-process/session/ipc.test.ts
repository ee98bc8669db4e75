import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebContents } from 'electron';
import { channels, requestSchemas } from '../../../../../src/domain/contract/kiosk-bridge.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';
import { FakeViewContents, makeElectron } from '../../../../support/electron-module.ts';

let electron = makeElectron();
vi.mock('electron', () => ({
  get ipcMain() {
    return electron.ipcMain;
  },
}));
const { listenToPage } = await import('../../../../../electron/main-process/session/ipc.ts');

beforeEach(() => {
  electron = makeElectron();
});

function listening() {
  const context = fakeContext();
  const page = new FakeViewContents();
  const heard: unknown[] = [];
  const hear = (channel: string) => (payload?: unknown) => {
    heard.push([channel, payload]);
    return payload === undefined ? 'answer' : `answer to ${JSON.stringify(payload)}`;
  };
  const answers = Object.fromEntries(Object.keys(requestSchemas).map((channel) => [channel, hear(channel)]));
  const left = new FakeViewContents();
  listenToPage(
    context,
    {
      page: () => page as unknown as WebContents,
      hasLeft: (contents) => contents === (left as unknown as WebContents),
    },
    answers as unknown as Parameters<typeof listenToPage>[2],
  );
  const event = {
    sender: page,
    senderFrame: { origin: 'app://kiosk', url: 'app://kiosk/index.html', parent: null },
  };
  return { context, page, left, heard, event };
}

describe('the page on the screen', () => {
  test.each([
    [channels.openHandoff, 'chat'],
    [channels.unlock, '4711'],
    [channels.endSession, undefined],
    [channels.stillHere, undefined],
    [channels.heartbeat, undefined],
    [channels.reportVoices, 3],
    [channels.reportReading, true],
    [channels.staffAction, 'quit'],
    [channels.getSettings, undefined],
  ])('is heard on %s', async (channel, payload) => {
    const { heard, event } = listening();
    await electron.ipcMain.send(channel, event, payload);
    expect(heard).toEqual([[channel, payload]]);
  });

  test('gets an answer where it asks', async () => {
    const { event } = listening();
    expect(await electron.ipcMain.send(channels.openHandoff, event, 'chat')).toBe('answer to "chat"');
  });

  test('every channel of the bridge is listened to', () => {
    listening();
    expect([...electron.ipcMain.handlers.keys()].toSorted()).toEqual(Object.keys(requestSchemas).toSorted());
  });
});

describe('nobody else', () => {
  const frame = { origin: 'app://kiosk', url: 'app://kiosk/index.html', parent: null };
  test.each([
    ['another page', { sender: new FakeViewContents(), senderFrame: frame }, 'sender-page'],
    ['a frame that is gone', { senderFrame: null }, 'sender-gone'],
    ['a frame in the page', { senderFrame: { ...frame, parent: frame } }, 'sender-frame'],
    ['an empty page of our origin', { senderFrame: { ...frame, url: 'about:blank' } }, 'sender-address'],
    ['another origin', { senderFrame: { ...frame, origin: 'https://docs.google.com' } }, 'sender-origin'],
  ])('%s', async (_who, changes, rule) => {
    const { context, heard, event } = listening();
    await electron.ipcMain.send(channels.endSession, { ...event, ...changes });
    await expect(electron.ipcMain.send(channels.unlock, { ...event, ...changes }, '4711')).rejects.toThrow(
      'Refused',
    );
    expect(heard).toEqual([]);
    expect(context.denied).toEqual([rule, rule]);
  });
});

test('the last words of a page that has just left are dropped, and no sign of anything', async () => {
  const { context, left, heard, event } = listening();
  await electron.ipcMain.send(channels.reportReading, { ...event, sender: left }, false);
  expect(heard).toEqual([]);
  expect(context.denied).toEqual([]);
});

test('more voices than anybody needs are no foreign payload', async () => {
  const { heard, event } = listening();
  await electron.ipcMain.send(channels.reportVoices, event, 13_362);
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
  await electron.ipcMain.send(channel, event, payload).catch(() => undefined);
  expect(heard).toEqual([]);
  expect(context.denied).toEqual(['ipc-payload']);
});

test('a flood is answered up to its limit', async () => {
  const { context, heard, event } = listening();
  for (let count = 0; count < 1_000; count += 1) await electron.ipcMain.send(channels.heartbeat, event);
  expect(heard).toHaveLength(30);
  expect(context.denied).toHaveLength(970);
  context.clock.ms = 1_000;
  await electron.ipcMain.send(channels.heartbeat, event);
  expect(heard).toHaveLength(31);
});
