import { expect, test, vi } from 'vitest';
import type { WebContents } from 'electron';
import { fakeContext, fakeElectron } from '../../../../support/electron-fakes.ts';

const done: string[] = [];
const note = (step: string) => async () => void done.push(step);
vi.mock('electron', () => ({
  clipboard: {
    writeText: async () => void done.push('write clipboard'),
    clear: () => void done.push('clear clipboard'),
    selection: {
      writeText: async () => void done.push('write selection'),
      clear: () => void done.push('clear selection'),
    },
  },
}));
const { wipeVisit } = await import('../../../../../electron/main-process/session/wipe.ts');

type Session = Parameters<typeof wipeVisit>[2];

/** What a wipe does, and whether the next visitor may be let in. */
async function wipe(context = fakeContext(), own: Partial<Session> = {}, isCurrent = () => true) {
  done.length = 0;
  const page = fakeElectron<WebContents>({ setAudioMuted: () => void done.push('mute') });
  const kioskWindow = { page: () => page, destroyPage: () => void done.push('destroy page') };
  const session: Session = {
    clearData: note('clear data'),
    clearStorageData: note('clear stored data'),
    clearAuthCache: note('clear sign-ins'),
    clearHostResolverCache: note('clear hosts'),
    clearCodeCaches: note('clear code'),
    closeAllConnections: note('close connections'),
    ...own,
  };
  return { isDone: await wipeVisit(context, kioskWindow, session, isCurrent, true), done };
}

const stores = [
  'clear stored data',
  'clear data',
  'clear sign-ins',
  'clear hosts',
  'clear code',
  'close connections',
];

test.each([
  ['linux', 'placed', ['clear clipboard', 'clear selection']],
  ['win32', 'placed', ['clear clipboard']],
  // A Wayland program can clear only its own text: another program's is replaced first.
  ['linux', 'wayland', ['write clipboard', 'clear clipboard', 'write selection', 'clear selection']],
] as const)(
  'on %s, %s, the page goes first, then every store and clipboard',
  async (platform, windowSystem, clipboards) => {
    const wiped = await wipe(fakeContext({ platform, windowSystem }));
    expect(wiped).toEqual({ isDone: true, done: ['mute', 'destroy page', ...stores, ...clipboards] });
  },
);

test('a store that cannot be cleared lets nobody in, and the log names it', async () => {
  const context = fakeContext();
  const { isDone } = await wipe(context, { clearData: () => Promise.reject(new Error('busy')) });
  expect(isDone).toBe(false);
  expect(context.entries).toEqual([{ event: 'wipe-step-failed', rule: 'clear-storage' }]);
});

test('a wipe that is overtaken touches nothing more', async () => {
  let isCurrent = true;
  const clearData = async () => void (isCurrent = false);
  const wiped = await wipe(fakeContext(), { clearData }, () => isCurrent);
  expect(wiped).toEqual({ isDone: false, done: ['mute', 'destroy page', 'clear stored data'] });
});
