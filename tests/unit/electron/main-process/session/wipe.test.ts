import { beforeEach, expect, test, vi } from 'vitest';
import { fakeContext } from '../../../../support/electron-fakes.ts';
import { makeElectron } from '../../../../support/electron-module.ts';

let electron = makeElectron();
vi.mock('electron', () => ({
  get clipboard() {
    return electron.clipboard;
  },
}));
const { wipeVisit } = await import('../../../../../electron/main-process/session/wipe.ts');

beforeEach(() => {
  electron = makeElectron();
});

const kioskWindow = { page: () => null, destroyPage: () => void electron.done.push('destroyPage') };
const always = () => true;

test('the page goes before anything else is cleared', async () => {
  await wipeVisit(fakeContext(), kioskWindow, electron.wipedSession, always, true);
  expect(electron.done[0]).toBe('destroyPage');
});

test('every store is cleared', async () => {
  expect(
    await wipeVisit(fakeContext({ platform: 'win32' }), kioskWindow, electron.wipedSession, always, true),
  ).toBe(true);
  expect(electron.done).toEqual([
    'destroyPage',
    'clearData',
    'clearAuthCache',
    'clearHostResolverCache',
    'clearCodeCaches',
    'closeAllConnections',
    'clipboard.clear',
  ]);
});

test('both clipboards of Linux are cleared', async () => {
  await wipeVisit(fakeContext({ platform: 'linux' }), kioskWindow, electron.wipedSession, always, true);
  expect(electron.done.slice(-2)).toEqual(['clipboard.clear', 'selection.clear']);
});

test('under Wayland they are taken over first, because a program lets go of its own words alone', async () => {
  await wipeVisit(fakeContext({ windowSystem: 'wayland' }), kioskWindow, electron.wipedSession, always, true);
  for (const one of ['clipboard', 'selection'])
    expect(electron.done.filter((call) => call.startsWith(`${one}.`))).toEqual([
      `${one}.write`,
      `${one}.clear`,
    ]);
});

test('a page that still speaks is muted first', async () => {
  const { FakeViewContents } = await import('../../../../support/electron-module.ts');
  const page = new FakeViewContents();
  const muted = {
    ...kioskWindow,
    page: () => page as unknown as ReturnType<Parameters<typeof wipeVisit>[1]['page']>,
  };
  await wipeVisit(fakeContext(), muted, electron.wipedSession, always, true);
  expect(page.calls).toEqual(['muted true']);
});

test('a store that cannot be cleared lets nobody in, and is written down', async () => {
  const context = fakeContext();
  const broken = { ...electron.wipedSession, clearData: () => Promise.reject(new Error('busy')) };
  expect(await wipeVisit(context, kioskWindow, broken, always, true)).toBe(false);
  expect(context.entries).toEqual([{ event: 'wipe-step-failed', rule: 'clear-storage' }]);
});

test('a wipe that is overtaken touches nothing more', async () => {
  let current = true;
  const overtaken = {
    ...electron.wipedSession,
    clearData: async () => {
      current = false;
    },
  };
  expect(await wipeVisit(fakeContext(), kioskWindow, overtaken, () => current, true)).toBe(false);
  expect(electron.done).toEqual(['destroyPage']);
});
