import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { channels } from '../../../../src/domain/contract/kiosk-bridge.ts';
import { homeUrl } from '../../../../electron/policy/layout.ts';
import type { EndReason } from '../../../../electron/policy/shutdown.ts';
import { hashPin } from '../../../../electron/policy/pin.ts';
import { FakeSession, fakeContext } from '../../../support/electron-fakes.ts';
import { FakeBaseWindow, FakeView, makeElectron } from '../../../support/electron-module.ts';

/* All adapters together, against a fake of Electron: from start through a visit to the next one. */

let electron = makeElectron();
const sessions = { kiosk: new FakeSession(), default: new FakeSession() };
const program = new EventEmitter();
vi.mock('../../../../electron/main-process/logging/console.ts', () => ({ sayError: () => undefined }));
vi.mock('electron', () => ({
  BaseWindow: FakeBaseWindow,
  WebContentsView: FakeView,
  session: {
    fromPartition: () =>
      Object.assign(sessions.kiosk, electron.wipedSession, {
        protocol: { registerBufferProtocol: () => undefined },
      }),
    defaultSession: sessions.default,
  },
  get screen() {
    return electron.screen;
  },
  get ipcMain() {
    return electron.ipcMain;
  },
  get clipboard() {
    return electron.clipboard;
  },
  get shell() {
    return electron.shell;
  },
  get powerMonitor() {
    return electron.powerMonitor;
  },
  get powerSaveBlocker() {
    return electron.powerSaveBlocker;
  },
  get protocol() {
    return electron.protocol;
  },
  get app() {
    return Object.assign(electron.app, {
      on: program.on.bind(program),
      relaunch: () => electron.done.push('relaunch'),
    });
  },
}));
const { noteError, startKioskProgram } = await import('../../../../electron/main-process/kiosk.ts');

const facts = {
  root: '/nowhere',
  preload: '/nowhere/preload.cjs',
  pinHash: hashPin('4711'),
  tries: { read: () => 0, keep: () => true },
};

beforeEach(() => {
  program.removeAllListeners();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  electron = makeElectron();
});
afterEach(() => void vi.useRealTimers());

/** Starts a kiosk and waits for its first page. */
async function started(changes: Parameters<typeof fakeContext>[0] = {}) {
  const context = fakeContext(changes);
  const ends: EndReason[] = [];
  const kiosk = startKioskProgram(context, facts, { end: (reason) => void ends.push(reason) });
  const page = () => FakeView.all.at(-1)?.webContents;
  const say = async (channel: string, payload?: unknown) =>
    electron.ipcMain.send(
      channel,
      { sender: page(), senderFrame: { origin: 'app://kiosk', url: homeUrl, parent: null } },
      payload,
    );
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 500) {
      context.clock.ms += 500;
      await say(channels.heartbeat);
      await vi.advanceTimersByTimeAsync(500);
    }
  };
  await vi.advanceTimersByTimeAsync(0);
  await say(channels.heartbeat);
  const phases = () =>
    page()
      ?.sent.filter(([channel]) => channel === channels.phase)
      .map(([, given]) => given);
  return { context, kiosk, ends, page, say, pass, phases };
}

test('both sessions are guarded before the first page is there', async () => {
  await started();
  for (const session of Object.values(sessions)) {
    expect(session.given.setPermissionRequestHandler).toBeTypeOf('function');
    expect(session.given.setPermissionCheckHandler).toBeTypeOf('function');
    expect(session.beforeRequest).toBeTypeOf('function');
  }
});

test('a visitor comes, is asked, leaves, and the next one finds nothing', async () => {
  const { kiosk, page, pass, phases, say } = await started();
  const first = page();
  expect(electron.done).not.toContain('clearData');
  first?.emit('input-event', {}, { type: 'touchStart' });
  await pass(120_500);
  expect(phases()?.at(-1)).toEqual({ phase: 'warning', secondsLeft: 30, sessionNumber: 1 });
  await say(channels.stillHere);
  expect(phases()?.at(-1)).toEqual({ phase: 'active', secondsLeft: null, sessionNumber: 1 });
  await pass(151_000);
  expect(page()).not.toBe(first);
  expect(first?.destroyed).toBe(true);
  expect(electron.done).toEqual(expect.arrayContaining(['clearData', 'clearAuthCache']));
  expect(phases()?.at(-1)).toEqual({ phase: 'waiting', secondsLeft: null, sessionNumber: 2 });
  expect(kiosk.runner.state()).toMatchObject({ session: 2, wipes: 2 });
  expect(FakeBaseWindow.all).toHaveLength(1);
});

test('a hand-off steps aside, and the screen comes back for the countdown', async () => {
  const { kiosk, page, pass, say } = await started({ platform: 'win32' });
  page()?.emit('input-event', {}, { type: 'touchStart' });
  expect(await say(channels.openHandoff, 'chat')).toEqual({ opened: true, mode: 'both' });
  const window = FakeBaseWindow.all[0];
  expect(window?.calls.slice(-2)).toEqual(['top false', 'blur']);
  await pass(119_000);
  expect(window?.calls).not.toContain('kiosk true');
  await pass(1_500);
  expect(window?.calls).toContain('kiosk true');
  expect(kiosk.counters.handoffs).toBe(1);
  await say(channels.stillHere);
  expect(window?.calls.slice(-2)).toEqual(['top false', 'blur']);
});

test('the settings are what the page needs, and no PIN', async () => {
  const { say } = await started();
  const settings = await say(channels.getSettings);
  expect(settings).toMatchObject({ sessionNumber: 1, staffExit: true, display: { widthPx: 1_920 } });
  expect(JSON.stringify(settings)).not.toContain('scrypt');
});

test('a crashed page is wiped and replaced', async () => {
  const { kiosk, page, pass } = await started();
  const first = page();
  first?.emit('render-process-gone', {}, { reason: 'oom' });
  await pass(500);
  expect(page()).not.toBe(first);
  expect(kiosk.runner.state()).toMatchObject({ session: 2, recovery: { total: 1 } });
});

test('three crashes in a minute bring the page without a script', async () => {
  const { page, pass } = await started();
  for (let crash = 0; crash < 3; crash += 1) {
    page()?.emit('render-process-gone', {}, { reason: 'crashed' });
    await pass(500);
  }
  expect(page()?.url).toBe('app://kiosk/fallback.html');
});

test.each([
  ['quit', 'left'],
  ['restart', 'restart'],
] as const)('staff %s with the PIN', async (action, reason) => {
  const { ends, say } = await started();
  await say(channels.staffAction, action);
  expect(ends).toEqual([]);
  expect(await say(channels.unlock, '4711')).toEqual({ answer: 'ok' });
  await say(channels.staffAction, action);
  expect(ends).toEqual([reason]);
});

test.each([
  ['release', 'failed'],
  ['dev', 'stopped'],
] as const)('a window that was closed in spite of all ends a %s build as %s', async (build, reason) => {
  const { ends } = await started({ build });
  FakeBaseWindow.all[0]?.emitter.emit('closed');
  expect(ends).toEqual([reason]);
});

test('a page that is lost again and again ends the program', async () => {
  const { ends, page, pass } = await started();
  for (const waitMs of [60_000, 300_000, 900_000, 0]) {
    page()?.emit('preload-error');
    await pass(waitMs + 1_000);
  }
  expect(ends).toEqual(['failed']);
});

test('a page that closes itself is back at once', async () => {
  const { kiosk, page, pass } = await started();
  page()?.close();
  page()?.emit('destroyed');
  await pass(1_000);
  expect(page()?.destroyed).toBe(false);
  expect(kiosk.runner.state()).toMatchObject({ session: 2, page: { stage: 'open' } });
});

test('the log tells a change of phase, not each second of a countdown', async () => {
  const { context, page, pass } = await started();
  page()?.emit('input-event', {}, { type: 'touchStart' });
  await pass(151_000);
  const phases = context.entries.filter(({ event }) => event === 'phase').map(({ rule }) => rule);
  expect(phases).toEqual(['waiting', 'active', 'warning', 'ended', 'waiting']);
});

test('a lost graphics process ends no visit, and gives a fresh page where nobody is there', async () => {
  const { context, kiosk, page, pass } = await started();
  const lose = () => program.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed' });
  page()?.emit('input-event', {}, { type: 'touchStart' });
  const visited = page();
  lose();
  await pass(500);
  expect(page()).toBe(visited);
  expect(kiosk.counters.helpersLost).toEqual({ GPU: 1 });
  expect(context.entries).toContainEqual({ event: 'error', rule: 'helper-GPU', detail: 'crashed' });
  await pass(151_000);
  const waiting = page();
  lose();
  await pass(500);
  expect(page()).not.toBe(waiting);
  expect(kiosk.runner.state().recovery.total).toBe(0);
});

test('an error that nobody caught is counted and named, and the visit goes on', async () => {
  const { context, kiosk, page } = await started();
  const visited = page();
  noteError(context, kiosk, Object.assign(new RangeError('jane'), { stack: '' }));
  expect(kiosk.counters.errors).toBe(1);
  expect(context.entries.at(-1)).toEqual({ event: 'error', rule: 'RangeError', detail: '' });
  expect(page()).toBe(visited);
});

test('what the page says after its end is no blocked attempt', async () => {
  const { context, page, say } = await started();
  const leaving = page();
  await say(channels.endSession);
  await electron.ipcMain.send(
    channels.reportReading,
    { sender: leaving, senderFrame: { origin: 'app://kiosk', url: homeUrl, parent: null } },
    false,
  );
  expect(context.denied).toEqual([]);
});

test('a page learns that it comes after a visit, and only then', async () => {
  const { say, page, pass } = await started();
  const isAfterVisit = async () => (await say(channels.getSettings)) as { afterVisit: boolean };
  expect(await isAfterVisit()).toMatchObject({ afterVisit: false });
  page()?.emit('input-event', {}, { type: 'mouseDown' });
  await say(channels.endSession);
  await pass(500);
  expect(await isAfterVisit()).toMatchObject({ afterVisit: true });
  page()?.emit('render-process-gone', {}, { reason: 'crashed' });
  await pass(500);
  expect(await isAfterVisit()).toMatchObject({ afterVisit: false });
});

test('staff go back to a fresh page', async () => {
  const { kiosk, say, pass } = await started();
  await say(channels.unlock, '4711');
  await say(channels.staffAction, 'back');
  await pass(500);
  expect(kiosk.runner.state().session).toBe(2);
});

test('the page learns when the network goes', async () => {
  let online = true;
  const { page, pass } = await started({ isOnline: () => online });
  online = false;
  await pass(1_500);
  expect(page()?.sent.filter(([channel]) => channel === channels.online)).toEqual([[channels.online, false]]);
});

test('what the page says of itself reaches health', async () => {
  const { kiosk, say } = await started();
  await say(channels.reportVoices, 5);
  await say(channels.reportReading, true);
  expect(kiosk.counters).toMatchObject({ voices: 5, lastWipeWallClockMs: Date.UTC(2026, 0, 5, 15) });
});
