import { describe, expect, test } from 'vitest';
import { languages } from '~/domain/language.ts';
import { legalPages, pagesIn, productPages } from './all-content.ts';
import { collectStrings, measureReading, type ReadingFigures } from './reading-level.ts';
import { measureLanguage } from './reading-measures.ts';
import { frenchSyllables, spanishSyllables } from './syllables.ts';

function print(page: string, { grade, wordsAt95, words, longestWords }: ReadingFigures): void {
  console.info(
    `${page.padEnd(36)} grade ${grade.toFixed(1).padStart(4)}  95th ${wordsAt95}  longest ${longestWords}  words ${words}`,
  );
}

describe('how hard the words are', () => {
  test.each(Object.entries(productPages))('%s reads at grade 6 or below', (page, content) => {
    const figures = measureReading(content);
    print(page, figures);
    expect(figures.grade).toBeLessThanOrEqual(6);
    expect(figures.wordsAt95).toBeLessThanOrEqual(20);
  });

  test.each(Object.entries(legalPages))('%s reads at grade 8 or below', (page, content) => {
    const figures = measureReading(content);
    print(page, figures);
    expect(figures.grade).toBeLessThanOrEqual(8);
    expect(figures.wordsAt95).toBeLessThanOrEqual(20);
  });

  test('the summaries of the legal sections read at grade 6 or below', () => {
    const summaries = Object.values(legalPages)
      .flatMap(({ sections }) => sections)
      .map((section) => section.summary);
    const figures = measureReading(summaries);
    print('legal summaries', figures);
    expect(figures.grade).toBeLessThanOrEqual(6);
    for (const summary of summaries) expect(summary.match(/[.?]/g)?.length).toBeLessThanOrEqual(2);
  });
});

describe('the syllables of', () => {
  test.each([
    ['médico', 3],
    ['que', 1],
    ['ayuda', 3],
    ['información', 4],
    ['guía', 2],
    ['día', 2],
    ['cuidado', 3],
    ['leer', 2],
    ['y', 1],
  ])('Spanish %s', (word, count) => expect(spanishSyllables(word)).toBe(count));

  test.each([
    ['santé', 2],
    ['médecin', 3],
    ['question', 2],
    ['aide', 1],
    ['parlent', 1],
    ['naïf', 2],
    ['je', 1],
    ['maladie', 3],
  ])('French %s', (word, count) => expect(frenchSyllables(word)).toBe(count));
});

/** The least ease of a page (70 to 80 is fairly easy), and the most words that all but one in twenty of its sentences have. */
const bounds = {
  es: { ease: 70, wordsAt95: 20 },
  fr: { ease: 80, wordsAt95: 22 },
  hi: { ease: null, wordsAt95: 22 },
  ar: { ease: null, wordsAt95: 15 },
} as const;

describe.each(Object.entries(bounds))('how hard the words of %s are', (name, { ease, wordsAt95 }) => {
  const language = languages.find((each) => each === name) ?? 'en';
  const pages = pagesIn(language);
  test.each(Object.entries({ ...pages.product, ...pages.legal }))('%s', (page, content) => {
    const figures = measureLanguage(language, content);
    const told = figures.ease === null ? '' : `ease ${figures.ease.toFixed(0)}  `;
    console.info(
      `${language} ${page.padEnd(36)} ${told}mean ${figures.wordsPerSentence.toFixed(1)}  95th ${figures.wordsAt95}`,
    );
    expect(figures.wordsAt95).toBeLessThanOrEqual(wordsAt95);
    if (ease !== null) expect(figures.ease).toBeGreaterThanOrEqual(ease);
  });
});

const refused =
  /\b(lorem|elderly|pensioners?|young|energetic|digital natives?|recent graduates?|ninja|rockstar|guaranteed?|cures? your|click here)\b/i;

test.each([...Object.entries(productPages), ...Object.entries(legalPages)])(
  '%s has no filler, ageist or overpromising word',
  (_, content) => {
    expect(collectStrings(content).filter((text) => refused.test(text))).toEqual([]);
  },
);
