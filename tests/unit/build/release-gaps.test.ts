import { expect, test } from 'vitest';
import { findReleaseGaps } from '../../../build/release-gaps.ts';
import { jobs } from '../../../src/content/jobs.ts';
import { healthWordTexts } from '../../../src/i18n/messages/en/health-words.ts';
import { healthWords } from '../../../src/content/safety/health-words.ts';
import { offerTerms } from '../../../src/content/job-offers.ts';
import { measuredCard } from '../../support/model-card.ts';

const of = (file: string, today = '2026-11-22', card = measuredCard) =>
  findReleaseGaps(card, today).filter((line) => line.startsWith(file));

test('every posting that no employer has confirmed is named', () => {
  const open = jobs().filter(({ id }) =>
    Object.entries(offerTerms).some(([key, each]) => key === id && each.confirmedOn === null),
  );
  const named = of('src/content/job-offers.ts').filter((line) => line.includes('invented'));
  expect(named).toHaveLength(open.length);
  for (const { id } of open) expect(named.join('\n')).toContain(`job-offers.ts: ${id}: `);
});

test('a posting that has closed is named, and one on its last day is not', () => {
  const days = Object.values(offerTerms).map(({ closesOn }) => closesOn);
  const last = days.toSorted().at(-1) ?? '';
  const after = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
  expect(of('src/content/job-offers.ts', after).filter((line) => line.includes('it closed on'))).toHaveLength(
    jobs().length,
  );
  const first = days.toSorted()[0] ?? '';
  expect(of('src/content/job-offers.ts', first).filter((line) => line.includes('it closed on'))).toEqual([]);
});

test('what the card has not measured is named, and nothing of a card that has', () => {
  const file = 'src/content/safety/model-card.json';
  expect(of(file)).toEqual([]);
  expect(of(file, '2026-11-22', { ...measuredCard, emergencies: null })).toEqual([
    `${file}: emergencies: not measured yet`,
  ]);
});

test('health words without a writer or a checker are named', () => {
  const unsigned = healthWords(healthWordTexts)
    .flatMap(({ writtenBy, checkedBy }) => [writtenBy, checkedBy])
    .filter((each) => each === null);
  expect(of('src/content/safety/health-words.ts')).toHaveLength(unsigned.length);
});

test('rows of the law that grow old are named', () => {
  const later = of('src/content/legal-duties', '2028-01-01').filter((line) => line.includes('days ago'));
  expect(later.length).toBeGreaterThan(15);
});
