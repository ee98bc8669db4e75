import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../../../src/i18n/messages.ts';
import { defaultSettings, useScreen } from '../../../src/kiosk/state/screen-store.ts';
import { createKioskStore, resetStores, useSession } from '../../../src/kiosk/state/visit-stores.ts';
import { beginVisit, endVisit, followPhase, resolveInThisVisit } from '../../../src/kiosk/visit/session.ts';
import { fetchMessages } from '../../../src/kiosk/visit/visit-language.ts';

/*
 * What comes in an order that a test of the pages cannot bring about. A whole visit, in every language, and that nothing of it is
 * left: tests/e2e/kiosk/journey.spec.ts, languages.spec.ts.
 */

const bridge = vi.hoisted(() => ({ beginVisit: vi.fn(), endSession: vi.fn(), reportLanguage: vi.fn() }));
vi.stubGlobal('window', { kiosk: bridge });
const root = { lang: 'en', dir: 'ltr' };
vi.stubGlobal('document', { querySelectorAll: () => [], documentElement: root });
// Files share a worker: libraries that another one loads would take this for a browser.
afterAll(() => void vi.unstubAllGlobals());

const phase = (
  name: 'asleep' | 'waiting' | 'active' | 'warning' | 'cleaning' | 'ended',
  sessionNumber = 7,
) => ({
  phase: name,
  secondsLeft: name === 'warning' || name === 'cleaning' ? 30 : null,
  sessionNumber,
});
const view = () => useSession.getState().view;
const shown = () => ({ ...useSession.getState(), words: messages.language, ...root });
const initial = { secondsLeft: null, language: null, words: 'en', lang: 'en', dir: 'ltr' };

beforeEach(() => {
  resetStores();
  useScreen.setState({ sessionNumber: 7, settings: { ...defaultSettings, languages: ['en', 'ar', 'hi'] } });
});

test('no store can be made without a reset', () => {
  const store = createKioskStore<{ words: string; more?: string }>({ words: '' });
  store.setState({ words: 'mine', more: 'mine' });
  resetStores();
  expect(store.getState()).toEqual({ words: '' });
});

describe('a visit', () => {
  test('begins with a touch, not with main’s word, and never on a dark screen', () => {
    followPhase(phase('active'));
    followPhase(phase('warning'));
    expect(useSession.getState()).toMatchObject({ view: 'attract', secondsLeft: null });
    followPhase(phase('asleep'));
    beginVisit();
    expect(view()).toBe('asleep');
    followPhase(phase('waiting'));
    beginVisit();
    expect(view()).toBe('pages');
  });

  test('forgets in which language the last one was', () => {
    useScreen.setState({ afterVisit: 'hi' });
    beginVisit();
    expect(useScreen.getState().afterVisit).toBe(null);
  });

  test.each([
    ['its own number', 7],
    ['the next number', 8],
  ])('ends by %s, and the next one begins when main says so', (_, number) => {
    beginVisit();
    for (const name of ['warning', 'ended'] as const) followPhase(phase(name, 6));
    expect(useSession.getState()).toMatchObject({ view: 'pages', secondsLeft: null });
    followPhase(phase('ended', number));
    expect(view()).toBe('ended');
    followPhase(phase('waiting', 7));
    expect([view(), useScreen.getState().sessionNumber]).toEqual(['ended', 7]);
    followPhase(phase('waiting', 8));
    expect([view(), useScreen.getState().sessionNumber]).toEqual(['attract', 8]);
  });

  test('drops answers that come after its end; a refusal is none', async () => {
    const use = vi.fn();
    const answers = Promise.withResolvers<string>();
    const late = resolveInThisVisit(Promise.resolve('late'), use);
    const later = resolveInThisVisit(answers.promise, use);
    endVisit();
    await late;
    followPhase(phase('waiting', 8));
    answers.resolve('later');
    await later;
    expect(use).not.toHaveBeenCalled();
    await resolveInThisVisit(Promise.reject(new Error('gone')), use);
    expect(use).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('takes main’s number when no settings came', () => {
    useScreen.setState({ sessionNumber: 0 });
    beginVisit();
    followPhase(phase('warning', 41));
    expect(useSession.getState()).toMatchObject({ view: 'pages', secondsLeft: 30 });
  });
});

describe('the language of a visit', () => {
  test('comes all at once, and goes with the visit', async () => {
    beginVisit('ar');
    expect(shown()).toEqual({ view: 'attract', ...initial });
    // The words come from a file, which takes a busy machine its time.
    await vi.waitFor(() => expect(view()).toBe('pages'), { timeout: 10_000 });
    expect(shown()).toMatchObject({ language: 'ar', words: 'ar', lang: 'ar', dir: 'rtl' });
    endVisit();
    expect(shown()).toEqual({ view: 'ended', ...initial });
  });

  test('does not come to a visit that is over', async () => {
    beginVisit('hi');
    endVisit();
    followPhase(phase('waiting', 8));
    await fetchMessages('hi');
    expect(shown()).toEqual({ view: 'attract', ...initial });
  });
});
