import { paths } from '~/config/paths.ts';
import { speechRates, speechVolumes } from '~/domain/kiosk/comfort.ts';
import type { PressedAction } from '~/domain/kiosk/keypad.ts';
import {
  stepListening,
  type HeardScreen,
  type ListeningEffect,
  type ListeningEvent,
  type Said,
} from '~/domain/kiosk/listening.ts';
import type { Language } from '~/domain/language.ts';
import { messages } from '~/i18n/messages.ts';
import { closeHandoff } from '../handoff/handoff.ts';
import { turnTo } from '../paging/turn.ts';
import { controls, languageOf, type Words } from '../reading/blocks.ts';
import { mark, say, stopReading, unmark } from '../reading/read-aloud.ts';
import { hush, isSpeaking, speak } from '../reading/speak.ts';
import { playTick } from '../reading/tones.ts';
import { chooseVoice } from '../reading/voices.ts';
import { kioskBridge } from '../state/bridge.ts';
import { useScreen } from '../state/screen-store.ts';
import { createKioskStore, useListening, useReading } from '../state/visit-stores.ts';
import { closeLanguages, openLanguages } from '../visit/language-choice.ts';
import { beginVisit, endVisit, stayHere } from '../visit/session.ts';
import { fetchMessages, kioskLanguage, wordsOf } from '../visit/visit-language.ts';
import { openLayer } from './layer.ts';
import {
  describe,
  isInPanel,
  itemsOnScreen,
  languageKeys,
  languageNamesOnScreen,
  newsIn,
  screenParts,
  titleElement,
  titleOf,
} from './screen.ts';

/*
 * A visit that is heard: keys go through what is on the screen, and each is answered by a tone at once and then in words. What a key
 * does is decided in domain/kiosk/listening.ts, and done here. What is said is what is shown; the page beneath is the one that is
 * touched, and knows nothing of this.
 */

/**
 * Where the voice is.
 * - `place`: at which thing of the screen; null at its start. `shown`: the screen that was announced last (screen.ts).
 * - `last`: what was said last, for the key that repeats it.
 * - `isBeginning`: the visitor comes from the keys that are tried first, by way of the languages.
 * - `offered`: the language without a voice for which the others were offered by themselves: once, so that fingers can go on in it.
 */
const useVoice = createKioskStore<{
  place: HTMLElement | null;
  shown: readonly unknown[];
  last: readonly Words[];
  isBeginning: boolean;
  offered: Language | null;
}>({ place: null, shown: [], last: [], isBeginning: false, offered: null });

export function answerKey(action: PressedAction): void {
  take({ kind: 'key', action, ms: performance.now(), screen: heardScreen() });
}

/** Headphones are in, or out: then nothing more is said into the room. Main begins a countdown, and a key or a plug goes on. */
export function answerPlug(isPlugged: boolean): void {
  take(isPlugged ? { kind: 'plugged', layer: openLayer() } : { kind: 'unplugged' });
}

/** Goes on from the keys that were tried: to the languages, where there are several, and then to the first screen. */
export function leave(): void {
  take({ kind: 'tried' });
}

function take(event: ListeningEvent): void {
  const { state, effects } = stepListening(useListening.getState(), event);
  useListening.setState(state);
  const items = itemsOnScreen();
  for (const effect of effects) perform(effect, items);
}

function heardScreen(): HeardScreen {
  const items = itemsOnScreen();
  const { place } = useVoice.getState();
  const found = place === null ? -1 : items.indexOf(place);
  const at = items[found];
  return {
    layer: openLayer(),
    items: items.length,
    place: at === undefined ? null : found,
    at: at === undefined ? null : kindOfPlace(at),
    isVoiceless: isVoiceless(),
  };
}

function kindOfPlace(item: HTMLElement): HeardScreen['at'] {
  if (!item.matches(controls)) return 'text';
  if (item.ariaDisabled === 'true') return 'dimmed';
  return item.matches(languageKeys) && chooseVoice(languageOf(item)) === null ? 'voiceless' : 'control';
}

/** Whether the visit's language has no voice, and another one has. */
function isVoiceless(): boolean {
  const has = (language: Language) => chooseVoice(language) !== null;
  return !has(messages.language) && useScreen.getState().settings.languages.some(has);
}

function perform(effect: ListeningEffect, items: readonly HTMLElement[]): void {
  switch (effect.kind) {
    case 'tone':
      return playTick();
    case 'hush':
      if (useReading.getState().state !== 'voiceless') stopReading();
      hush('keypad');
      return kioskBridge().reportReading(false);
    case 'follow':
      return followScreen();
    case 'begin':
      return beginVisit();
    case 'announce':
      return announce();
    case 'repeat': {
      const { last } = useVoice.getState();
      return last.length === 0 ? announce() : sayWords(last);
    }
    case 'say':
      return sayWords(effect.said.flatMap((each) => wordsFor(each, items)));
    case 'go':
      return goTo(items[effect.item]);
    case 'press':
      return press(items[effect.item]);
    case 'stay':
      return stayHere();
    case 'open-languages':
      return useScreen.getState().settings.languages.length > 1 ? openLanguages() : undefined;
    case 'close-languages':
      return closeLanguages();
    case 'close-panel':
      return closeHandoff();
    case 'go-back':
      return history.back();
    case 'go-home':
      return goHome();
    case 'end':
      return endVisit();
  }
}

function wordsFor(said: Said, items: readonly HTMLElement[]): readonly Words[] {
  const { listening } = messages.kioskMessages;
  const { rateStep, volumeStep } = useListening.getState();
  if (typeof said === 'object' && 'item' in said) {
    const item = items[said.item];
    return item === undefined ? [] : describe(item);
  }
  if (typeof said === 'object') {
    const { name, does } = listening.actions[said.action];
    return [here(`${name}\n${does}`)];
  }
  if (said === 'rate') return [here(listening.rate({ step: rateStep + 1, steps: speechRates.length }))];
  if (said === 'volume')
    return [here(listening.volume({ step: volumeStep + 1, steps: speechVolumes.length }))];
  return [here(said === 'place' ? placeText(items) : listening[said])];
}

function placeText(items: readonly HTMLElement[]): string {
  const { atStart, atPlace } = messages.kioskMessages.listening;
  const title = titleOf(titleElement());
  const { place } = useVoice.getState();
  const index = place === null ? -1 : items.indexOf(place);
  if (index === -1) return atStart({ title, count: items.length });
  return atPlace({ title, place: index + 1, places: items.length });
}

const inviteMs = 300_000;

/** Says every five minutes how to begin, where the operator wants it and nobody is there. @returns stops it. */
export function inviteByVoice(): () => void {
  const timer = setInterval(() => {
    if (useScreen.getState().settings.listening.speakInvitation && openLayer() === 'invitation')
      say(messages.kioskMessages.listening.invitation);
  }, inviteMs);
  return () => clearInterval(timer);
}

/** Announces each new screen, and what appears on it by itself, until the visit is over. */
function followScreen(): void {
  // Each language is offered in its own words.
  for (const language of useScreen.getState().settings.languages) fetchMessages(language).catch(() => {});
  const observer = new MutationObserver((changes) => {
    // The pad of staff is not spoken.
    if (openLayer() === 'staff') return;
    const { shown } = useVoice.getState();
    if (screenParts().some((part, index) => part !== shown[index])) return announce();
    const news = newsIn(changes);
    if (news.length > 0) sayWords(news);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['open', 'hidden'],
  });
  const touches = new AbortController();
  followTouches(touches.signal);
  const stopVoices = useScreen.subscribe(({ voices }, before) => {
    const isFound = useReading.getState().state === 'voiceless' && chooseVoice(messages.language) !== null;
    if (voices === before.voices || !isFound) return;
    stopReading();
    announce();
  });
  const stopFollowing = useListening.subscribe(({ isOn, isTrying }, before) => {
    if (before.isTrying && !isTrying) useVoice.setState({ isBeginning: true });
    if (isOn) return;
    observer.disconnect();
    touches.abort();
    stopVoices();
    stopFollowing();
  });
}

/** A finger, or the key that moves the focus, takes the place along. In the dark a touch only brings the picture back. */
function followTouches(signal: AbortSignal): void {
  let isSwallowed = false;
  const capture = { capture: true, signal };
  window.addEventListener(
    'pointerdown',
    (event) => {
      isSwallowed = useListening.getState().isDark;
      if (!isSwallowed) return;
      event.stopImmediatePropagation();
      take({ kind: 'touched' });
    },
    capture,
  );
  window.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
      if (isSwallowed) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (pressed !== null) useVoice.setState({ place: pressed });
    },
    capture,
  );
  window.addEventListener(
    'keyup',
    ({ key }) => {
      const item = itemsOnScreen().find((each) => each === document.activeElement);
      if (key !== 'Tab' || item === undefined) return;
      useVoice.setState({ place: item });
      sayWords(describe(item));
    },
    capture,
  );
}

/** Says what screen this is, and where on it one is. */
function announce(): void {
  useVoice.setState({ shown: screenParts() });
  const title = titleElement();
  if (title === null || !useListening.getState().isOn) return;
  const items = itemsOnScreen();
  const focused = items.find((each) => each === document.activeElement && each !== title);
  if (openLayer() === 'countdown') return useVoice.setState({ place: focused ?? null });
  if (useListening.getState().isTrying) return sayWords(welcome());
  if (offerInstead()) return;
  const isChoosing = openLayer() === 'languages';
  const text = messages.kioskMessages.listening.screen({ title: titleOf(title), count: items.length });
  // Back from a panel, one is at the key that opened it.
  if (focused !== undefined && !useVoice.getState().isBeginning && !isInPanel(title)) {
    goTo(focused);
    return sayWords([here(text), ...describe(focused)]);
  }
  if (!isChoosing) useVoice.setState({ isBeginning: false });
  goTo(title);
  if (!isInPanel(title)) useVoice.setState({ place: null });
  sayWords([here(text), ...(isChoosing ? languageNamesOnScreen() : [])]);
}

function welcome(): readonly Words[] {
  const { listening, top } = messages.kioskMessages;
  const emergency = document.querySelector<HTMLElement>('header [data-emergency]');
  return [titleOf(emergency), top.what, listening.hello, listening.tryText, listening.tryBegin].map((text) =>
    here(text),
  );
}

/** Who has come to a language without a voice is asked for another one, if there is one that has. */
function offerInstead(): boolean {
  const { language } = messages;
  if (!isVoiceless() || useVoice.getState().offered === language) return false;
  useVoice.setState({ offered: language });
  openLanguages();
  return true;
}

const here = (text: string): Words => ({ text, language: messages.language });

/** Says it. Where a language has no voice, says that it has none; where it is the visitor's, the screen says so as well. */
function sayWords(words: readonly Words[]): void {
  useVoice.setState({ last: words });
  if (useListening.getState().isMuted) return;
  if (chooseVoice(messages.language) === null) useReading.setState({ state: 'voiceless' });
  const said = words.map((each) =>
    chooseVoice(each.language) === null ? withoutVoice(each.language) : each,
  );
  const once = said.filter((each, at) => said.findIndex(({ text }) => text === each.text) === at);
  const report = kioskBridge().reportReading;
  // Who listens is there, for as long as something is said.
  report(speak('keypad', once, () => report(false)));
}

/** That a language has no voice, in one of this kiosk that has, the visitor's first. */
function withoutVoice(missing: Language): Words {
  const { languages } = useScreen.getState().settings;
  const hasVoice = (language: Language) => chooseVoice(language) !== null && wordsOf(language) !== null;
  const language = [messages.language, kioskLanguage(), ...languages].find(hasVoice) ?? messages.language;
  const { home, kiosk } = wordsOf(language) ?? {};
  const name = home?.beforeCalling.languages.names[missing] ?? '';
  return { text: kiosk?.kioskMessages.listening.noVoice({ language: name }) ?? '', language };
}

/** Takes focus, ring and page to a thing on the screen. */
function goTo(item: HTMLElement | undefined): void {
  if (item === undefined) return;
  useVoice.setState({ place: item });
  if (item.matches(controls)) {
    unmark();
    turnTo(item);
  } else {
    mark(item);
    // Text takes no focus by itself.
    if (!item.hasAttribute('tabindex')) item.tabIndex = -1;
  }
  item.focus({ preventScroll: true });
}

/** Long enough for a press to show, short enough for an answer at once. */
const answerMs = 100;

function press(item: HTMLElement | undefined): void {
  if (item === undefined) return;
  item.click();
  // What a press changes is announced; one that changes nothing that is heard is answered as well.
  setTimeout(() => {
    if (useListening.getState().isOn && !isSpeaking() && useVoice.getState().place === item)
      sayWords(describe(item));
  }, answerMs);
}

function goHome(): void {
  const isThere = openLayer() === 'first';
  closeHandoff();
  closeLanguages();
  if (isThere) announce();
  else location.hash = paths.home;
}
