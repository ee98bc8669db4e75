import type { Language } from '../../../src/domain/language.ts';
import { collectStrings } from './reading-level.ts';
import { frenchSyllables, spanishSyllables } from './syllables.ts';

/** Sentences, words, and how easy they read where the language has a measure of its own. */
export type LanguageFigures = {
  words: number;
  wordsPerSentence: number;
  /** Words of the sentence at the 95th percentile. */
  wordsAt95: number;
  /** 0 to 100, 60 to 70 being plain; null for a language without such a measure. */
  ease: number | null;
};

type Averages = { wordsPerSentence: number; text: readonly string[] };

/** Fernández Huerta (1959), words per sentence as Law (2011) reads it; Kandel and Moles (1958). */
const measures: Readonly<Partial<Record<Language, (averages: Averages) => number>>> = {
  es: ({ wordsPerSentence, text }) => 206.84 - 60 * perWord(text, spanishSyllables) - 1.02 * wordsPerSentence,
  fr: ({ wordsPerSentence, text }) => 207 - 73.6 * perWord(text, frenchSyllables) - 1.015 * wordsPerSentence,
};

const perWord = (words: readonly string[], syllables: (word: string) => number) =>
  words.reduce((sum, word) => sum + syllables(word), 0) / words.length;

/** Measures what a language says. A heading or list item counts as one sentence even without a full stop. */
export function measureLanguage(language: Language, content: unknown): LanguageFigures {
  const sentences = collectStrings(content)
    .flatMap((text) => text.split(/(?<=[.?!:;।؟؛])['"”’»)]*\s+/))
    .filter((sentence) => /\p{L}/u.test(sentence) && !/^\S+[@/]\S+$/.test(sentence))
    .map((sentence) => sentence.match(/[\p{L}\p{M}\p{N}’']+/gu) ?? []);
  const text = sentences.flat();
  const lengths = sentences.map(({ length }) => length).toSorted((a, b) => a - b);
  const wordsPerSentence = text.length / sentences.length;
  return {
    words: text.length,
    wordsPerSentence,
    wordsAt95: lengths[Math.ceil(lengths.length * 0.95) - 1] ?? 0,
    ease: measures[language]?.({ wordsPerSentence, text }) ?? null,
  };
}
