import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../src/i18n/messages.ts';
import { useComfort } from '../../../src/kiosk/state/comfort-store.ts';
import { useHandoff } from '../../../src/kiosk/state/handoff-store.ts';
import { createKioskStore, resetStores } from '../../../src/kiosk/state/kiosk-store.ts';
import { usePin } from '../../../src/kiosk/state/pin-store.ts';
import { useReading } from '../../../src/kiosk/state/reading-store.ts';
import { useScreen, defaultSettings } from '../../../src/kiosk/state/screen-store.ts';
import { useSession } from '../../../src/kiosk/state/session-store.ts';
import { resolveInThisVisit, beginVisit, endVisit, followPhase } from '../../../src/kiosk/visit/session.ts';
import { fetchMessages } from '../../../src/kiosk/visit/visit-language.ts';

const bridge = vi.hoisted(() => ({ beginVisit: vi.fn(), endSession: vi.fn(), stillHere: vi.fn() }));
vi.stubGlobal('window', { kiosk: bridge });
const root = { lang: 'en', dir: 'ltr' };
vi.stubGlobal('document', { querySelectorAll: () => [], documentElement: root });

const phase = (
  name: 'asleep' | 'waiting' | 'active' | 'warning' | 'ended',
  sessionNumber = 7,
  seconds = 30,
) => ({
  phase: name,
  secondsLeft: name === 'warning' ? seconds : null,
  sessionNumber,
});

beforeEach(() => {
  resetStores();
  useScreen.setState({ sessionNumber: 7, settings: { ...defaultSettings, languages: ['en', 'ar', 'hi'] } });
});

describe('stores', () => {
  it('all go back to their start', () => {
    const stores = [useComfort, useHandoff, useReading, useSession, usePin];
    const initial = stores.map((store) => store.getState());
    useComfort.setState({ textStep: 3, theme: 'strong' });
    useHandoff.setState({ topic: { kind: 'contact', contact: { kind: 'mail', address: 'a@mail.example' } } });
    useReading.setState({ state: 'reading' });
    useSession.setState({ view: 'pages', secondsLeft: 3 });
    usePin.setState({ open: true, pin: '1234', answer: { answer: 'wrong' } });
    resetStores();
    expect(stores.map((store) => store.getState())).toEqual(initial);
  });

  it('cannot be made without a reset', () => {
    const store = createKioskStore<{ words: string; more?: string }>({ words: '' });
    store.setState({ words: 'mine', more: 'mine' });
    resetStores();
    expect(store.getState()).toEqual({ words: '' });
  });
});

describe('a visit', () => {
  it('begins with a touch, not with main’s word', () => {
    followPhase(phase('active'));
    expect(useSession.getState().view).toBe('attract');
    beginVisit();
    expect(useSession.getState().view).toBe('pages');
    expect(bridge.beginVisit).toHaveBeenCalledOnce();
  });

  it('counts down only on a page', () => {
    followPhase(phase('warning'));
    expect(useSession.getState().secondsLeft).toBe(null);
    beginVisit();
    followPhase(phase('warning', 7, 12));
    expect(useSession.getState().secondsLeft).toBe(12);
    followPhase(phase('active'));
    expect(useSession.getState().secondsLeft).toBe(null);
  });

  it.each([
    ['its own number', 7],
    ['the next number', 8],
  ])('ends by %s, forgets, and counts on', (_, number) => {
    beginVisit();
    useComfort.setState({ textStep: 2 });
    followPhase(phase('ended', number));
    expect(useSession.getState().view).toBe('ended');
    expect(useComfort.getState().textStep).toBe(0);
    expect(useScreen.getState().sessionNumber).toBe(8);
    followPhase(phase('waiting', 8));
    expect(useSession.getState().view).toBe('attract');
  });

  it('ends at once when the visitor says so', () => {
    beginVisit();
    endVisit();
    expect(useSession.getState().view).toBe('ended');
    expect(bridge.endSession).toHaveBeenCalledOnce();
  });

  it('drops what an older visit still sends', () => {
    beginVisit();
    followPhase(phase('ended', 6));
    followPhase(phase('warning', 6));
    expect(useSession.getState()).toEqual({ view: 'pages', secondsLeft: null, language: null });
  });

  it('drops answers that come after its end, and refusals count as none', async () => {
    const use = vi.fn();
    const late = resolveInThisVisit(Promise.resolve('late'), use);
    endVisit();
    await late;
    expect(use).not.toHaveBeenCalled();
    await resolveInThisVisit(Promise.reject(new Error('gone')), use);
    expect(use).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('sleeps and wakes without a visitor', () => {
    followPhase(phase('asleep'));
    expect(useSession.getState().view).toBe('asleep');
    beginVisit();
    expect(useSession.getState().view).toBe('asleep');
    followPhase(phase('waiting'));
    expect(useSession.getState().view).toBe('attract');
  });

  it('takes main’s number when no settings came', () => {
    useScreen.setState({ sessionNumber: 0 });
    beginVisit();
    followPhase(phase('warning', 41, 5));
    expect(useSession.getState()).toEqual({ view: 'pages', secondsLeft: 5, language: null });
  });
});

describe('the language of a visit', () => {
  const shown = () => {
    const { view, language } = useSession.getState();
    return { view, language, words: messages.language, ...root };
  };
  const own = { language: null, words: 'en', lang: 'en', dir: 'ltr' };
  const arabic = { language: 'ar', words: 'ar', lang: 'ar', dir: 'rtl' };

  it('is the kiosk’s own at a touch anywhere, and is there at once', () => {
    beginVisit();
    expect(shown()).toEqual({ view: 'pages', ...own });
  });

  it('is the one that was touched, all at once, and its good-bye is too; then nothing of it is left', async () => {
    beginVisit('ar');
    expect(shown()).toEqual({ view: 'attract', ...own });
    // The words come from a file, which takes a busy machine its time.
    const pages = () => expect(useSession.getState().view).toBe('pages');
    await vi.waitFor(pages, { timeout: 10_000 });
    expect(shown()).toEqual({ view: 'pages', ...arabic });
    endVisit();
    expect(shown()).toEqual({ view: 'ended', ...arabic });
    followPhase(phase('waiting', 8));
    expect(shown()).toEqual({ view: 'attract', ...own });
  });

  it('does not come to a visit that is over', async () => {
    beginVisit('hi');
    endVisit();
    followPhase(phase('waiting', 8));
    await fetchMessages('hi');
    expect(shown()).toEqual({ view: 'attract', ...own });
  });

  it('goes with the visitor when the screen goes dark', async () => {
    await fetchMessages('ar');
    beginVisit('ar');
    followPhase(phase('asleep'));
    expect(shown()).toEqual({ view: 'asleep', ...own });
  });
});
