import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { channels, type KioskBridge } from '../../../src/domain/contract/kiosk-bridge.ts';

/* That functions and nothing else reach a page: tests/electron/escapes.spec.ts. Here is what crosses the bridge, both ways. */

const ipc = Object.assign(new EventEmitter(), { send: vi.fn(), invoke: vi.fn() });
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

beforeEach(() => void vi.clearAllMocks());
afterEach(() => void ipc.removeAllListeners());

test('a plug that comes before the page listens is kept for it, once', () => {
  const heard = vi.fn();
  ipc.emit(channels.headphones, {}, 'yes');
  ipc.emit(channels.headphones, {}, false);
  ipc.emit(channels.headphones, {}, true);
  kiosk.onHeadphones(heard)();
  kiosk.onHeadphones(heard);
  expect(heard.mock.calls).toEqual([[true]]);
});

test('what the page says is checked before it goes', async () => {
  const wrong = kiosk as unknown as Record<string, (given: unknown) => unknown>;
  expect(() => wrong.reportVoices?.('many')).toThrow();
  expect(() => wrong.staffAction?.('shell')).toThrow();
  expect(() => wrong.onPhase?.('no function')).toThrow(TypeError);
  await expect(wrong.openHandoff?.('https://evil.example/')).rejects.toThrow();
  await expect(wrong.unlock?.('abc')).rejects.toThrow();
  expect([...ipc.send.mock.calls, ...ipc.invoke.mock.calls]).toEqual([]);
});

test('what main answers comes through in its shape, and is refused in any other', async () => {
  const facts = {
    version: '1.2.3',
    now: '2026-01-05T15:00',
    lastWipe: null,
    config: 'ok',
    configRead: '2026-01-05T03:30',
    voices: null,
    noRoom: false,
    supportPhone: null,
  };
  for (const answer of [
    { answer: 'ok', facts },
    { answer: 'wait', seconds: 30 },
  ]) {
    ipc.invoke.mockResolvedValueOnce(answer);
    expect(await kiosk.unlock('4711')).toEqual(answer);
  }
  ipc.invoke.mockResolvedValueOnce({ answer: 'ok', facts: { ...facts, pin: '4711' } });
  await expect(kiosk.unlock('4711')).rejects.toThrow();
  ipc.invoke.mockResolvedValue({ opened: 'yes' });
  await expect(kiosk.openHandoff('chat')).rejects.toThrow();
  await expect(kiosk.getSettings()).rejects.toThrow();
  await expect(kiosk.unlock('4711')).rejects.toThrow();
});

test('what main tells reaches the listener without its event, in its shape, until it is stopped', () => {
  const phase = { phase: 'warning', secondsLeft: 30, sessionNumber: 1 };
  const heard = vi.fn();
  const stop = kiosk.onPhase(heard);
  kiosk.onOnline(heard);
  kiosk.onHeadphones(heard);
  for (const wrong of [null, {}, { ...phase, phase: 'party' }, { ...phase, extra: 1 }])
    ipc.emit(channels.phase, { sender: 'secret' }, wrong);
  ipc.emit(channels.online, {}, 'yes');
  ipc.emit(channels.headphones, {}, null);
  expect(heard).not.toHaveBeenCalled();
  ipc.emit(channels.phase, { sender: 'secret' }, phase);
  ipc.emit(channels.online, {}, false);
  ipc.emit(channels.headphones, {}, true);
  stop();
  ipc.emit(channels.phase, {}, phase);
  expect(heard.mock.calls).toEqual([[phase], [false], [true]]);
});
