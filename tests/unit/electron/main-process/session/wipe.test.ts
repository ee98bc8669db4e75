import { beforeEach, expect, test, vi } from 'vitest';
import type { Session, WebContents } from 'electron';
import { wipeVisit } from '../../../../../electron/main-process/session/wipe.ts';
import { fakeContext, fakeElectron } from '../../../../support/electron-fakes.ts';

/*
 * That a wipe empties every store and clipboard is seen in a real Electron (tests/electron/visits.spec.ts, wayland.spec.ts). Here is
 * what goes wrong in one, and other systems.
 */

const { done, note } = vi.hoisted(() => {
  const done: string[] = [];
  return { done, note: (step: string) => () => void done.push(step) };
});
vi.mock('electron', () => ({
  clipboard: { clear: note('clipboard'), selection: { clear: note('selection') } },
}));

beforeEach(() => void (done.length = 0));

/** Wipes; @returns whether the next visitor may be let in. */
function wipe(members: object = {}, changes: Parameters<typeof fakeContext>[0] = {}, isCurrent = () => true) {
  const page = fakeElectron<WebContents>({ setAudioMuted: note('mute') });
  const kioskWindow = { page: () => page, destroyPage: note('destroy') };
  const steps = [
    'clearStorageData',
    'clearData',
    'clearAuthCache',
    'clearHostResolverCache',
    'clearCodeCaches',
  ];
  const audio = { direct: async (goal: string) => void done.push(`sound ${goal}`) };
  const printing = { end: async () => done.push('end prints') > 0 };
  const session = fakeElectron<Session>({
    ...Object.fromEntries([...steps, 'closeAllConnections'].map((step) => [step, note(step)])),
    ...members,
  });
  const context = fakeContext(changes);
  return { context, isDone: wipeVisit(context, kioskWindow, audio, printing, session, isCurrent, true) };
}

test.each([
  ['linux', ['clipboard', 'selection']],
  ['win32', ['clipboard']],
])(
  'on %s the page goes first, then its headphones and every store, then the clipboards',
  async (platform, clipboards) => {
    expect(await wipe({}, { platform }).isDone).toBe(true);
    const stores = [
      'clearStorageData',
      'clearData',
      'clearAuthCache',
      'clearHostResolverCache',
      'clearCodeCaches',
    ];
    expect(done).toEqual([
      'mute',
      'destroy',
      'sound usual',
      'end prints',
      ...stores,
      'closeAllConnections',
      ...clipboards,
    ]);
  },
);

test('a store that cannot be cleared lets nobody in, and the log names it', async () => {
  const { context, isDone } = wipe({ clearData: () => Promise.reject(new Error('busy')) });
  expect(await isDone).toBe(false);
  expect(context.entries).toEqual([{ event: 'wipe-step-failed', rule: 'clear-storage' }]);
});

test('a step that fails or hangs holds up no other, and does not keep everybody out', async () => {
  vi.useFakeTimers();
  const { context, isDone } = wipe({
    clearAuthCache: () => new Promise(() => undefined),
    clearHostResolverCache: () => {
      throw new Error('broken');
    },
  });
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(await isDone).toBe(true);
  expect(context.entries.map(({ rule }) => rule)).toEqual(['clear-sign-ins', 'clear-hosts']);
  expect(done.slice(-4)).toEqual(['clearCodeCaches', 'closeAllConnections', 'clipboard', 'selection']);
});

test('a wipe that is overtaken touches nothing more', async () => {
  let isCurrent = true;
  const { isDone } = wipe({ clearData: () => void (isCurrent = false) }, {}, () => isCurrent);
  expect(await isDone).toBe(false);
  expect(done).toEqual(['mute', 'destroy', 'sound usual', 'end prints', 'clearStorageData']);
});
