import { speechRates, speechVolumes } from '~/domain/kiosk/comfort.ts';
import type { Language } from '~/domain/language.ts';
import { useScreen } from '../state/screen-store.ts';
import { useListening } from '../state/visit-stores.ts';
import { readingLimitMs } from './reading-limit.ts';
import { spokenText } from './spoken-text.ts';
import { chooseVoice, speech, spokenLocale } from './voices.ts';

/** What is said, in one language. */
export type Words = { text: string; language: Language };

/** Who speaks, one at a time: a page that is read aloud, one sentence over everything, the answers to a keypad. */
export type Speaker = 'reading' | 'sentence' | 'keypad';

/** The rate for which the time of a text is measured (reading-limit.ts). */
const measuredRate = speechRates[2];

let speaker: Speaker | null = null;
/** All that were handed over: an utterance that nobody holds may be lost before it ends. */
let utterances: readonly SpeechSynthesisUtterance[] = [];
let limit: ReturnType<typeof setTimeout> | undefined;

/**
 * Says some words, one after the other, instead of whatever is being said. Words without a voice of their language are left out.
 * @param onEnd hears when they were said: `false` when the voice did not come to an end in time. Without a sound device speech
 * synthesis never ends, and never fails. Not called when something else is said before that.
 * @returns whether there was a voice for any of them.
 */
export function speak(
  as: Speaker,
  words: readonly Words[],
  onEnd: (ended: boolean) => void = () => {},
): boolean {
  hush();
  const said = words.flatMap(createUtterance);
  const last = said.at(-1);
  if (last === undefined) return false;
  const finish = (ended: boolean) => {
    if (utterances !== said) return;
    if (ended) forget();
    else hush();
    onEnd(ended);
  };
  last.addEventListener('end', () => finish(true));
  const limitMs = words.reduce((sum, { text }) => sum + readingLimitMs(text), 0);
  limit = setTimeout(finish, (limitMs * measuredRate) / rateNow(), false);
  speaker = as;
  utterances = said;
  for (const utterance of said) speech()?.speak(utterance);
  return true;
}

/** Says nothing more. @param as only what this one says. */
export function hush(as: Speaker | null = speaker): void {
  if (as === null || as !== speaker) return;
  forget();
  speech()?.cancel();
}

export const isSpeaking = (): boolean => speaker !== null;

function forget(): void {
  speaker = null;
  utterances = [];
  clearTimeout(limit);
}

function rateNow(): number {
  return speechRates[useListening.getState().rateStep] ?? measuredRate;
}

function createUtterance({ text, language }: Words): readonly SpeechSynthesisUtterance[] {
  const voice = chooseVoice(language);
  if (voice === null) return [];
  const { emergencyNumber, crisisLine } = useScreen.getState().settings;
  const shortNumbers = [emergencyNumber, crisisLine].filter((number) => number !== null);
  const utterance = new SpeechSynthesisUtterance(spokenText(text, shortNumbers));
  utterance.voice = voice;
  utterance.lang = spokenLocale(language);
  utterance.rate = rateNow();
  utterance.volume = speechVolumes[useListening.getState().volumeStep] ?? 1;
  return [utterance];
}
