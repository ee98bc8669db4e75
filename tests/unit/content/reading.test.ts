import { describe, expect, test } from 'vitest';
import { legalPages, productPages } from './all-content.ts';
import { collectStrings, measureReading, type ReadingFigures } from './reading-level.ts';

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

const refused =
  /\b(lorem|elderly|pensioners?|young|energetic|digital natives?|recent graduates?|ninja|rockstar|guaranteed?|cures? your|click here)\b/i;

test.each([...Object.entries(productPages), ...Object.entries(legalPages)])(
  '%s has no filler, ageist or overpromising word',
  (_, content) => {
    expect(collectStrings(content).filter((text) => refused.test(text))).toEqual([]);
  },
);
