import { paths } from '~/config/paths.ts';
import { nextStep, speechRates, speechVolumes } from '~/domain/kiosk/comfort.ts';
import type { PressedAction } from '~/domain/kiosk/keypad.ts';
import type { Language } from '~/domain/language.ts';
import { messages } from '~/i18n/messages.ts';
import { closeHandoff } from '../handoff/handoff.ts';
import { turnTo } from '../paging/turn.ts';
import { controls } from '../reading/blocks.ts';
import { mark, say, stopReading, unmark } from '../reading/read-aloud.ts';
import { hush, isSpeaking, speak, type Words } from '../reading/speak.ts';
import { playTick } from '../reading/tones.ts';
import { chooseVoice } from '../reading/voices.ts';
import { kioskBridge } from '../state/bridge.ts';
import { useScreen } from '../state/screen-store.ts';
import {
  useHandoff,
  useLanguageChoice,
  useListening,
  useReading,
  useSession,
} from '../state/visit-stores.ts';
import { closeLanguages, openLanguages } from '../visit/language-choice.ts';
import { beginVisit, endVisit, stayHere } from '../visit/session.ts';
import { fetchMessages, kioskLanguage, wordsOf } from '../visit/visit-language.ts';
import { leaveKeys } from './KeysPage.tsx';
import {
  describe,
  isCountdown,
  isInPanel,
  itemsOnScreen,
  languageNamesOnScreen,
  newsIn,
  screenParts,
  titleElement,
  titleOf,
} from './screen.ts';

/*
 * A visit that is heard: keys go through what is on the screen, and each is answered by a tone at once and then in words. What is
 * said is what is shown; the page beneath is the one that is touched, and knows nothing of this.
 */

/** Where the visitor is; null at the start of a screen, before the first thing on it. */
let place: HTMLElement | null = null;
/** The screen that was announced last (screen.ts). */
let shown: readonly unknown[] = [];
/** What was said last, for the key that repeats it. */
let last: readonly Words[] = [];
/** Whether the visitor comes from the keys that are tried first, by way of the languages. */
let isBeginning = false;
/** When the key that ends the visit was pressed once. */
let endAskedMs = -Infinity;
/** Whether main has been told that somebody listens. */
let isReported = false;
/** A language without a voice for which the others were offered: once, so that the panel can be closed. */
let offeredInstead: Language | null = null;

/** The headphones are out: nothing more is said into the room. Main begins a countdown, and a key or a plug goes on. */
export function fallSilent(): void {
  if (!useListening.getState().isOn) return;
  stopReading();
  hush('keypad');
  report(false);
  useListening.setState({ isUnplugged: true });
}

/** Speech from here on: with the keys to try on the invitation, from the screen that is shown in a visit. */
export function startListening(): void {
  const { view } = useSession.getState();
  const isInvited = view === 'attract' && useScreen.getState().settings.outOfService === null;
  if (useListening.getState().isUnplugged) return plugAgain();
  if (useListening.getState().isOn || !(isInvited || view === 'pages')) return;
  playTick();
  stopReading();
  useListening.setState({ isOn: true, isTrying: isInvited });
  // Each language is offered in its own words.
  for (const language of useScreen.getState().settings.languages) fetchMessages(language).catch(() => {});
  shown = [];
  place = null;
  last = [];
  isBeginning = false;
  offeredInstead = null;
  followScreen();
  if (isInvited) beginVisit();
  else showScreen();
}

function plugAgain(): void {
  useListening.setState({ isUnplugged: false });
  announce();
}

/** Answers a key: whatever is being said stops, a tone sounds, and then the key does what it does. */
export function answer(action: PressedAction): void {
  if (!useListening.getState().isOn) return startListening();
  if (useListening.getState().isUnplugged) useListening.setState({ isUnplugged: false });
  playTick();
  if (useReading.getState().state !== 'voiceless') stopReading();
  hush('keypad');
  report(false);
  if (action !== 'end') endAskedMs = -Infinity;
  if (useListening.getState().isTrying) tryKey(action);
  else answers[action]();
}

const inviteMs = 300_000;

/** Says every five minutes how to begin, where the operator wants it and nobody is there. @returns stops it. */
export function inviteByVoice(): () => void {
  const timer = setInterval(() => {
    const { listening, outOfService } = useScreen.getState().settings;
    if (listening.speakInvitation && outOfService === null && useSession.getState().view === 'attract')
      say(messages.kioskMessages.listening.invitation);
  }, inviteMs);
  return () => clearInterval(timer);
}

/** Announces each new screen, and what appears on it by itself, until the visit is over. */
function followScreen(): void {
  const observer = new MutationObserver((changes) => {
    const parts = screenParts();
    if (parts.some((part, index) => part !== shown[index])) return showScreen();
    const news = newsIn(changes);
    if (news !== '') sayWords([here(news)]);
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
    isBeginning ||= before.isTrying && !isTrying;
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
      showPicture(true);
    },
    capture,
  );
  window.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      if (isSwallowed) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (event.target instanceof Element)
        place = event.target.closest<HTMLElement>(controls) ?? place;
    },
    capture,
  );
  window.addEventListener(
    'keyup',
    ({ key }) => {
      const item = itemsOnScreen().find((each) => each === document.activeElement);
      if (key !== 'Tab' || item === undefined) return;
      place = item;
      sayWords(describe(item));
    },
    capture,
  );
}

function showScreen(): void {
  shown = screenParts();
  announce();
}

/** Says what screen this is, and where on it one is. */
function announce(): void {
  const title = titleElement();
  if (title === null || !useListening.getState().isOn) return;
  const items = itemsOnScreen();
  const focused = items.find((each) => each === document.activeElement && each !== title);
  if (isCountdown()) {
    place = focused ?? null;
    return;
  }
  if (useListening.getState().isTrying) return sayWords(welcome());
  if (offerInstead()) return;
  const isChoosing = useLanguageChoice.getState().state === 'open';
  const text = messages.kioskMessages.listening.screen({ title: titleOf(title), count: items.length });
  // Back from a panel, one is at the key that opened it.
  if (focused !== undefined && !isBeginning && !isInPanel(title)) {
    goTo(focused);
    return sayWords([here(text), ...describe(focused)]);
  }
  if (!isChoosing) isBeginning = false;
  goTo(title);
  if (!isInPanel(title)) place = null;
  sayWords([here(text), ...(isChoosing ? languageNamesOnScreen() : [])]);
}

function welcome(): readonly Words[] {
  const { listening, top } = messages.kioskMessages;
  const emergency = document.querySelector<HTMLElement>('header [data-emergency]');
  return [titleOf(emergency), top.what, listening.hello, listening.tryText, listening.tryBegin].map((text) =>
    here(text),
  );
}

/** Who has chosen a language without a voice is asked for another one, if there is one that has. */
function offerInstead(): boolean {
  const { language } = messages;
  const others = useScreen.getState().settings.languages.filter((each) => each !== language);
  const hasOther = others.some((each) => chooseVoice(each) !== null);
  if (chooseVoice(language) !== null || !hasOther || offeredInstead === language) return false;
  offeredInstead = language;
  openLanguages();
  return true;
}

const here = (text: string): Words => ({ text, language: messages.language });

/** Says it. Where a language has no voice, says that it has none; where it is the visitor's, the screen says so as well. */
function sayWords(words: readonly Words[]): void {
  last = words;
  if (useListening.getState().isUnplugged) return;
  if (chooseVoice(messages.language) === null) useReading.setState({ state: 'voiceless' });
  const said = words.map((each) =>
    chooseVoice(each.language) === null ? withoutVoice(each.language) : each,
  );
  const once = said.filter((each, at) => said.findIndex(({ text }) => text === each.text) === at);
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

/** Who listens is there, for as long as something is said. */
function report(isHeard: boolean): void {
  if (isHeard !== isReported) kioskBridge().reportReading(isHeard);
  isReported = isHeard;
}

/** Takes focus, ring and page to a thing on the screen. */
function goTo(item: HTMLElement): void {
  place = item;
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

/** Says what a key does. Those of the voice do it as well: it may be too soft or too fast to be understood. */
function tryKey(action: PressedAction): void {
  if (action === 'select') return leaveKeys();
  useListening.setState({ tried: action });
  const { name, does } = messages.kioskMessages.listening.actions[action];
  const change = voiceChanges[action]?.();
  sayWords([`${name}.`, does, ...(change === undefined ? [] : [change])].map((text) => here(text)));
}

const answers: Readonly<Record<PressedAction, () => void>> = {
  previous: () => step(-1),
  next: () => step(1),
  select: press,
  where: sayPlace,
  back: goBack,
  home: goHome,
  repeat: () => (last.length === 0 ? announce() : sayWords(last)),
  slower: () => changeVoice('slower'),
  faster: () => changeVoice('faster'),
  softer: () => changeVoice('softer'),
  louder: () => changeVoice('louder'),
  dark: () => showPicture(useListening.getState().isDark),
  end: askToEnd,
};

/** To the next thing on the screen, or the one before; after the last the first again, and that is said. */
function step(change: 1 | -1): void {
  const items = itemsOnScreen();
  const at = place === null ? -1 : items.indexOf(place);
  const next = at === -1 && change === -1 ? -1 : at + change;
  const item = items.at(next % items.length);
  if (item === undefined) return;
  goTo(item);
  const { fromStart, fromEnd } = messages.kioskMessages.listening;
  const isAround = next < 0 || next >= items.length;
  sayWords([...(isAround ? [here(change === 1 ? fromStart : fromEnd)] : []), ...describe(item)]);
}

function press(): void {
  const item = place !== null && itemsOnScreen().includes(place) ? place : null;
  if (item === null) return announce();
  if (!item.matches(controls)) return sayWords([here(messages.kioskMessages.listening.nothing)]);
  if (item.ariaDisabled === 'true') return sayWords(describe(item));
  item.click();
  // What a press changes is announced; one that changes nothing that is heard is answered as well.
  setTimeout(() => {
    if (useListening.getState().isOn && !isSpeaking() && place === item) sayWords(describe(item));
  }, answerMs);
}

/** Long enough for a press to show, short enough for an answer at once. */
const answerMs = 100;

function sayPlace(): void {
  const { atStart, atPlace, keys } = messages.kioskMessages.listening;
  const title = titleOf(titleElement());
  const items = itemsOnScreen();
  const index = place === null ? -1 : items.indexOf(place);
  const where =
    index === -1
      ? atStart({ title, count: items.length })
      : atPlace({ title, place: index + 1, places: items.length });
  sayWords([here(where), here(keys)]);
}

function goBack(): void {
  if (isCountdown()) stayHere();
  else if (useLanguageChoice.getState().state === 'open') closeLanguages();
  else if (useHandoff.getState().topic !== null) closeHandoff();
  else if (isAtHome()) sayWords([here(messages.kioskMessages.listening.first)]);
  else history.back();
}

const isAtHome = () => ['', '#', `#${paths.home}`].includes(location.hash);

function goHome(): void {
  if (isCountdown()) stayHere();
  closeHandoff();
  closeLanguages();
  if (isAtHome()) announce();
  else location.hash = paths.home;
}

type VoiceAction = 'slower' | 'faster' | 'softer' | 'louder';

/** Change the voice, and say how it is set now. */
const voiceChanges: Readonly<Partial<Record<PressedAction, () => string>>> &
  Readonly<Record<VoiceAction, () => string>> = {
  slower: () => changeRate(-1),
  faster: () => changeRate(1),
  softer: () => changeVolume(-1),
  louder: () => changeVolume(1),
};

function changeVoice(action: VoiceAction): void {
  sayWords([here(voiceChanges[action]())]);
}

function changeRate(change: 1 | -1): string {
  const steps = speechRates.length;
  const rateStep = nextStep(useListening.getState().rateStep, change, steps);
  useListening.setState({ rateStep });
  return messages.kioskMessages.listening.rate({ step: rateStep + 1, steps });
}

function changeVolume(change: 1 | -1): string {
  const steps = speechVolumes.length;
  const volumeStep = nextStep(useListening.getState().volumeStep, change, steps);
  useListening.setState({ volumeStep });
  return messages.kioskMessages.listening.volume({ step: volumeStep + 1, steps });
}

function showPicture(isShown: boolean): void {
  useListening.setState({ isDark: !isShown });
  const { darkNow, lightNow } = messages.kioskMessages.listening;
  sayWords([here(isShown ? lightNow : darkNow)]);
}

/** For as long the second press counts. */
const endMs = 10_000;

function askToEnd(): void {
  if (performance.now() < endAskedMs + endMs) return endVisit();
  endAskedMs = performance.now();
  sayWords([here(messages.kioskMessages.listening.endAgain)]);
}
