import { speechRates, speechVolumes } from '~/domain/kiosk/comfort.ts';
import { useScreen } from '../state/screen-store.ts';
import { useListening } from '../state/visit-stores.ts';
import type { Words } from './blocks.ts';
import { readingLimitMs } from './reading-limit.ts';
import { spokenText } from './spoken-text.ts';
import { chooseVoice, speech, spokenLocale } from './voices.ts';

/** Who speaks, one at a time: a page that is read aloud, one sentence over everything, the answers to a keypad. */
export type Speaker = 'reading' | 'sentence' | 'keypad';

/** The rate for which the time of a text is measured (reading-limit.ts). */
const measuredRate = speechRates[2];

/** What is being said: all that was handed over, because an utterance that nobody holds may be lost before it ends. */
let saying: {
  as: Speaker;
  utterances: readonly SpeechSynthesisUtterance[];
  limit: ReturnType<typeof setTimeout>;
} | null = null;

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
  const utterances = words.flatMap(createUtterance);
  const last = utterances.at(-1);
  if (last === undefined) return false;
  const finish = (ended: boolean) => {
    if (saying?.utterances !== utterances) return;
    if (ended) forget();
    else hush();
    onEnd(ended);
  };
  last.addEventListener('end', () => finish(true));
  const limitMs = words.reduce((sum, { text }) => sum + readingLimitMs(text), 0);
  saying = { as, utterances, limit: setTimeout(finish, (limitMs * measuredRate) / rateNow(), false) };
  for (const utterance of utterances) speech()?.speak(utterance);
  return true;
}

/** Says nothing more. @param as only what this one says. */
export function hush(as: Speaker | null = null): void {
  if (saying === null || (as !== null && as !== saying.as)) return;
  forget();
  speech()?.cancel();
}

export const isSpeaking = (): boolean => saying !== null;

function forget(): void {
  clearTimeout(saying?.limit);
  saying = null;
}

function rateNow(): number {
  return speechRates[useListening.getState().rateStep] ?? measuredRate;
}

function createUtterance({ text, language }: Words): readonly SpeechSynthesisUtterance[] {
  const voice = chooseVoice(language);
  if (voice === null) return [];
  const { emergencyNumber, crisisLine } = useScreen.getState().settings;
  const shortNumbers = [emergencyNumber, crisisLine].filter((number) => number !== null);
  const utterance = new SpeechSynthesisUtterance(spokenText(text, language, shortNumbers));
  utterance.voice = voice;
  utterance.lang = spokenLocale(language);
  utterance.rate = rateNow();
  utterance.volume = speechVolumes[useListening.getState().volumeStep] ?? 1;
  return [utterance];
}
