import * as format from '~/content/en/format.ts';
import { words } from '~/content/en/words.ts';
import { speakAll } from '~/content/spoken.ts';
import type { Language } from '~/domain/language.ts';

type WholeWords = Parameters<typeof speakAll>[1];

/** Each in a file of its own, so that none makes the start longer (build/kiosk-config.ts). English is in the script. */
const files: Readonly<Record<Exclude<Language, 'en'>, () => Promise<WholeWords>>> = {
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  hi: () => import('./hi.ts'),
  ar: () => import('./ar.ts'),
};

const known = new Map<Language, WholeWords>([['en', { words, format }]]);

/** Whether a language's words are here, so that `speakKnown` can hand them over at once. */
export function isKnown(language: Language): boolean {
  return known.has(language);
}

/** Fetches a language's words from the program's own files. Rejects when its file is missing. */
export async function fetchWords(language: Language): Promise<void> {
  if (language !== 'en' && !known.has(language)) known.set(language, await files[language]());
}

/**
 * Hands a language's words over to whatever is drawn next.
 * @throws Error when they were not fetched.
 */
export function speakKnown(language: Language): void {
  const whole = known.get(language);
  if (whole === undefined) throw new Error(`The words of ${language} are not here.`);
  speakAll(language, whole);
}
