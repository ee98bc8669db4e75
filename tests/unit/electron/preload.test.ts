import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { channels, type KioskBridge } from '../../../src/domain/contract/kiosk-bridge.ts';

const ipc = Object.assign(new EventEmitter(), {
  sent: [] as [string, unknown][],
  answer: undefined as unknown,
  send(channel: string, payload: unknown) {
    this.sent.push([channel, structuredClone(payload)]);
  },
  async invoke(channel: string, payload: unknown) {
    this.sent.push([channel, structuredClone(payload)]);
    return structuredClone(this.answer);
  },
});
const exposed: Record<string, unknown> = {};
vi.mock('electron', () => ({
  ipcRenderer: ipc,
  contextBridge: {
    exposeInMainWorld: (name: string, value: unknown) => Object.assign(exposed, { [name]: value }),
  },
}));
vi.stubGlobal('window', { addEventListener: () => undefined });
await import('../../../electron/preload.ts');
const kiosk = exposed.kiosk as KioskBridge;

beforeEach(() => {
  ipc.sent.length = 0;
  ipc.answer = undefined;
  ipc.removeAllListeners();
});

test('the page gets functions and nothing else', () => {
  expect(Object.keys(exposed)).toEqual(['kiosk']);
  expect(Object.values(kiosk).every((value) => typeof value === 'function')).toBe(true);
  expect(Object.keys(kiosk).toSorted()).toEqual([
    'beginVisit',
    'endSession',
    'getSettings',
    'heartbeat',
    'onOnline',
    'onPhase',
    'openHandoff',
    'reportReading',
    'reportVoices',
    'staffAction',
    'stillHere',
    'unlock',
  ]);
});

describe('what the page says', () => {
  // That it goes to its channel, every test of the kiosk's pages shows.
  test('is checked before it goes', async () => {
    const wrong = kiosk as unknown as Record<string, (given: unknown) => unknown>;
    expect(() => wrong.reportVoices?.('many')).toThrow();
    expect(() => wrong.staffAction?.('shell')).toThrow();
    await expect(wrong.openHandoff?.('https://evil.example/')).rejects.toThrow();
    await expect(wrong.unlock?.('abc')).rejects.toThrow();
    expect(ipc.sent).toEqual([]);
  });
});

describe('what main answers', () => {
  test('comes through in its shape', async () => {
    ipc.answer = { opened: true, mode: 'both' };
    expect(await kiosk.openHandoff('chat')).toEqual({ opened: true, mode: 'both' });
    for (const answer of [{ answer: 'ok' }, { answer: 'wait', seconds: 30 }] as const) {
      ipc.answer = answer;
      expect(await kiosk.unlock('4711')).toEqual(answer);
    }
  });

  test('is refused in any other', async () => {
    ipc.answer = { opened: 'yes' };
    await expect(kiosk.openHandoff('chat')).rejects.toThrow();
    await expect(kiosk.getSettings()).rejects.toThrow();
    await expect(kiosk.unlock('4711')).rejects.toThrow();
  });
});

describe('what main tells', () => {
  const phase = { phase: 'warning', secondsLeft: 30, sessionNumber: 1 };

  test('reaches the listener without the event, until it is stopped', () => {
    const heard: unknown[][] = [];
    const stop = kiosk.onPhase((...rest) => void heard.push(rest));
    ipc.emit(channels.phase, { sender: 'secret' }, phase);
    stop();
    ipc.emit(channels.phase, {}, phase);
    expect(heard).toEqual([[phase]]);
  });

  test('is dropped in any other shape', () => {
    const heard: unknown[] = [];
    kiosk.onPhase((given) => void heard.push(given));
    kiosk.onOnline((given) => void heard.push(given));
    for (const wrong of [null, {}, { ...phase, phase: 'party' }, { ...phase, extra: 1 }])
      ipc.emit(channels.phase, {}, wrong);
    ipc.emit(channels.online, {}, 'yes');
    expect(heard).toEqual([]);
    ipc.emit(channels.online, {}, false);
    expect(heard).toEqual([false]);
  });

  test('goes to functions only', () => {
    expect(() => kiosk.onPhase('x' as unknown as () => void)).toThrow(TypeError);
  });
});
