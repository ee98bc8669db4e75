import { beforeEach, expect, test, vi } from 'vitest';
import { brand } from '../../../../src/content/brand.ts';
import { nobodyAway } from '../../../../electron/policy/handoff-return.ts';
import { fakeDesk } from '../../../support/electron-fakes.ts';
import { makeElectron } from '../../../support/electron-module.ts';

let electron = makeElectron();
vi.mock('electron', () => ({
  get shell() {
    return electron.shell;
  },
}));
const { openHandoff } = await import('../../../../electron/adapter/handoff.ts');

beforeEach(() => {
  electron = makeElectron();
});
const stage = { stepAside: () => void electron.done.push('aside') };

test.each([
  ['web-app', brand.webAppUrl],
  ['chat', brand.chatUrl],
])('%s opens its constant address once, and the kiosk steps aside', async (key, url) => {
  const { result, state } = await openHandoff(key, fakeDesk(), stage, nobodyAway);
  expect(electron.done).toEqual([`open ${url}`, 'aside']);
  expect(result).toEqual({ opened: true, mode: 'both' });
  expect(state).toMatchObject({ away: true, count: 1 });
});

test.each(['https://evil.example/', '__proto__', 'constructor', '', null, ['chat'], {}])(
  '%j opens nothing',
  async (key) => {
    const desk = fakeDesk();
    const { result, state } = await openHandoff(key, desk, stage, nobodyAway);
    expect(electron.done).toEqual([]);
    expect(result.opened).toBe(false);
    expect(state).toBe(nobodyAway);
    expect(desk.denied).toEqual(['link-unknown']);
  },
);

test('a browser that does not answer leaves the code', async () => {
  electron.shell.openExternal = () => Promise.reject(new Error('no browser'));
  const desk = fakeDesk();
  const { result, state } = await openHandoff('chat', desk, stage, nobodyAway);
  expect(result).toEqual({ opened: false, mode: 'both' });
  expect(state).toBe(nobodyAway);
  expect(electron.done).toEqual([]);
  expect(desk.entries).toContainEqual({ event: 'error', rule: 'handoff-failed' });
});

test('with codes alone, or without a network, nothing is opened', async () => {
  await openHandoff('chat', fakeDesk({}, { handoff: 'qr' }), stage, nobodyAway);
  await openHandoff('chat', fakeDesk({ isOnline: () => false }), stage, nobodyAway);
  expect(electron.done).toEqual([]);
});
