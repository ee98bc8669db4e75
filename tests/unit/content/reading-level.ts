import readability from 'text-readability';
import { brand } from '../../../src/config/brand.ts';

/** Keys whose values are machine words, never read by a person. */
const silentKeys = new Set([
  'id',
  'to',
  'mail',
  'value',
  'buttonAction',
  'shows',
  'kind',
  'speaker',
  'iso',
  'imageUrl',
]);

/** Names are not measured: nobody can put them more simply. */
const names = new RegExp(`${brand.parentCompany}|${brand.productName}|WhatsApp|YouTube|Google`, 'g');

export type ReadingFigures = {
  sentences: number;
  words: number;
  /** Flesch–Kincaid grade from exact counts. */
  grade: number;
  /** Words of the sentence at the 95th percentile. */
  wordsAt95: number;
  longestWords: number;
};

/** Every string a person reads in a piece of content, in order. */
export function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectStrings);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (silentKeys.has(key) ? [] : collectStrings(inner)));
}

/** Sentences of texts; a heading or list item counts as one sentence even without a full stop. */
export function splitSentences(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.replace(names, 'it').split(/(?<=[.?!:;])['"”’)]*\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]/i.test(sentence) && !/^\S+[@/]\S+$/.test(sentence));
}

/** Measures content. The library's own grade rounds its averages first, so only its counts are used. */
export function measureReading(content: unknown): ReadingFigures {
  const sentences = splitSentences(collectStrings(content));
  const lengths = sentences.map((sentence) => readability.lexiconCount(sentence));
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const syllables = readability.syllableCount(sentences.join(' '));
  const sorted = [...lengths].sort((a, b) => a - b);
  return {
    sentences: sentences.length,
    words,
    grade: 0.39 * (words / sentences.length) + 11.8 * (syllables / words) - 15.59,
    wordsAt95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0,
    longestWords: sorted.at(-1) ?? 0,
  };
}
