import * as format from '~/i18n/messages/en/format.ts';
import type { Format } from '~/i18n/format.ts';
import { speakAll } from '~/i18n/messages.ts';
import { wordsIn } from '~/i18n/messages/message-types.ts';
import type { Language } from '~/domain/language.ts';

type WholeWords = Parameters<typeof speakAll>[1];

const english = import.meta.glob<object>(
  ['~/i18n/messages/en/*.ts', '~/i18n/messages/en/*/*.ts', '!~/i18n/messages/en/{common,format,state}.ts'],
  { eager: true },
);

/** The other languages, each in a chunk of its own, so that none makes the start longer (build/kiosk-config.ts). */
const others = import.meta.glob<object>([
  '~/i18n/messages/{es,fr,hi,ar}/*.ts',
  '~/i18n/messages/{es,fr,hi,ar}/*/*.ts',
  '!~/i18n/messages/*/{common,format,state}.ts',
]);
const formats = import.meta.glob<Format>('~/i18n/messages/{es,fr,hi,ar}/format.ts');

const known = new Map<Language, WholeWords>([['en', { words: wordsIn('en', english), format }]]);

/** Whether a language's words are here, so that `speakKnown` can hand them over at once. */
export function isKnown(language: Language): boolean {
  return known.has(language);
}

/** Fetches a language's words from the program's own files. Rejects when its file is missing. */
export async function fetchWords(language: Language): Promise<void> {
  if (known.has(language)) return;
  const own = Object.entries(others).filter(([path]) => path.includes(`/${language}/`));
  const files = await Promise.all(own.map(async ([path, load]) => [path, await load()] as const));
  const ownFormat = Object.entries(formats).find(([path]) => path.includes(`/${language}/`));
  if (ownFormat === undefined) throw new Error(`There are no words of ${language}.`);
  known.set(language, { words: wordsIn(language, Object.fromEntries(files)), format: await ownFormat[1]() });
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
