import type { Language } from '~/domain/language.ts';
import { setVoices } from '../state/screen-store.ts';

/** Voices that the health file tells apart; a speech-dispatcher with espeak-ng has many thousands. */
const mostCounted = 1_000;

/** The speech of the system, if it has any. */
export function speech(): SpeechSynthesis | null {
  return typeof speechSynthesis === 'undefined' ? null : speechSynthesis;
}

/** Voices of a language, whatever its country: systems write `es-MX`, `es_MX` or `es`. */
function voicesOf(language: Language): readonly SpeechSynthesisVoice[] {
  const known = (speech()?.getVoices() ?? []).map((voice) => ({ voice, code: voice.lang.toLowerCase() }));
  return known.filter(({ code }) => code.split(/[-_]/)[0] === language).map(({ voice }) => voice);
}

/**
 * Keeps count of the voices of each language: systems find them some time after the start, and some have none at all.
 * @param asked the languages that a visit can be in, the kiosk's own first.
 * @param report gets the number of the kiosk's own at each change, at most 1000. What it throws is dropped: a count is no
 * reason for a page not to come up.
 */
export function watchVoices(asked: readonly Language[], report: (voices: number) => void): void {
  const count = () => {
    const counts = asked.map((language) => Math.min(voicesOf(language).length, mostCounted));
    setVoices(Object.fromEntries(asked.map((language, place) => [language, counts[place]])));
    try {
      report(counts[0] ?? 0);
    } catch {
      // Main keeps the last count.
    }
  };
  count();
  speech()?.addEventListener('voiceschanged', count);
}

/** Of each language the country that the product speaks to first: a voice from there sounds like home. */
const countryOf: Readonly<Record<Language, string>> = { en: 'US', es: 'MX', fr: 'CA', hi: 'IN', ar: 'AE' };

/** The language and country to read in (BCP 47), also for a voice that the system chooses itself. */
export function spokenLocale(language: Language): string {
  return `${language}-${countryOf[language]}`;
}

/**
 * A voice of a language: one of the machine itself rather than one that needs the network, and among those one of the
 * country that is spoken to first. Null where the system has none: another language's voice would say nothing one can follow.
 */
export function chooseVoice(language: Language): SpeechSynthesisVoice | null {
  const here = spokenLocale(language).toLowerCase();
  const worth = ({ localService, lang }: SpeechSynthesisVoice) =>
    (localService ? 2 : 0) + (lang.toLowerCase().replace('_', '-') === here ? 1 : 0);
  return voicesOf(language).toSorted((one, other) => worth(other) - worth(one))[0] ?? null;
}
