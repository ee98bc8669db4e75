import { describe, expect, test } from 'vitest';
import { isEvaluatedIn } from '~/domain/safety/measured.ts';
import { findUnmeasured, type ModelCard, readModelCard } from '~/domain/safety/model-card.ts';
import { measuredCard } from '../../../../build/words/screens/measured-card.ts';

type Change = (card: ModelCard) => unknown;

const broken: readonly (readonly [name: string, change: Change, problems: readonly string[]])[] = [
  ['no object', () => 'a card', ['the card is no object']],
  ['nothing', () => null, ['the card is no object']],
  ['without a field', (card) => ({ ...card, reviewers: undefined }), ['reviewers is missing']],
  ['a field of no card', (card) => ({ ...card, mood: 'good' }), ['mood is no field of a model card']],
  [
    'a field of no card, within',
    (card) => ({ ...card, incidents: { ...card.incidents, hurt: 0 } }),
    ['incidents.hurt is no field of a model card'],
  ],
  ['an empty text', (card) => ({ ...card, version: ' ' }), ['version is empty']],
  ['an empty list', (card) => ({ ...card, languages: [] }), ['languages has nothing in it']],
  [
    'a language that is not ours',
    (card) => ({ ...card, languages: [{ language: 'de', evaluation: null }] }),
    ['languages.0.language is no language of the product'],
  ],
  ['a number for a text', (card) => ({ ...card, version: 2 }), ['version is no string']],
  ['a day that never was', (card) => ({ ...card, date: '2026-02-30' }), ['date is no day as YYYY-MM-DD']],
  [
    'a count as text',
    (card) => ({ ...card, emergencies: { ...card.emergencies, missed: 'none' } }),
    ['emergencies.missed is no whole number'],
  ],
  [
    'half a case',
    (card) => ({ ...card, evaluation: { ...card.evaluation, cases: 199.5 } }),
    ['evaluation.cases is no whole number'],
  ],
  [
    'no cases at all',
    (card) => ({ ...card, evaluation: { ...card.evaluation, cases: 0, correct: 0 } }),
    ['evaluation.cases is below 1'],
  ],
  [
    'a share in place of counts',
    (card) => ({ ...card, evaluation: { share: 0.9 } }),
    [
      'evaluation.method is missing',
      'evaluation.finishedOn is missing',
      'evaluation.cases is missing',
      'evaluation.correct is missing',
      'evaluation.report is missing',
      'evaluation.share is no field of a model card',
    ],
  ],
  [
    'more right than there were cases',
    (card) => ({ ...card, evaluation: { ...card.evaluation, correct: 201 } }),
    ['evaluation.correct is 201, more than the 200 cases'],
  ],
  [
    'the same in one language',
    (card) => ({
      ...card,
      languages: [{ language: 'en', evaluation: { ...card.evaluation, correct: 201 } }],
    }),
    ['languages.0.evaluation.correct is 201, more than the 200 cases'],
  ],
  [
    'more missed than there were',
    (card) => ({ ...card, emergencies: { ...card.emergencies, missed: 61 } }),
    ['emergencies.missed is 61, more than the 60 cases'],
  ],
  [
    'a test that ends after the card',
    (card) => ({ ...card, emergencies: { ...card.emergencies, finishedOn: '2026-11-23' } }),
    ['emergencies.finishedOn is later than the card (2026-11-22)'],
  ],
  [
    'a review to come',
    (card) => ({ ...card, reviewers: [{ ...card.reviewers[0], reviewedOn: '2027-01-01' }] }),
    ['reviewers.0.reviewedOn is later than the card (2026-11-22)'],
  ],
  [
    'incidents upside down',
    (card) => ({ ...card, incidents: { ...card.incidents, since: '2026-11-02', until: '2026-11-01' } }),
    ['incidents.until is before incidents.since (2026-11-02)'],
  ],
  [
    'more harm than reports',
    (card) => ({ ...card, incidents: { ...card.incidents, harmed: 4 } }),
    ['incidents.harmed is 4, more than the 3 reported'],
  ],
  [
    'a report that is not safe to fetch',
    (card) => ({ ...card, evaluation: { ...card.evaluation, report: 'http://x.org/r' } }),
    ['evaluation.report is no https address'],
  ],
];

describe('a model card', () => {
  test('that is whole is read unchanged', () => {
    expect(readModelCard(measuredCard)).toEqual({ kind: 'card', card: measuredCard });
    expect(findUnmeasured(measuredCard)).toEqual([]);
  });

  test.each(broken)('%s is refused, and the problem named', (_name, change, problems) => {
    const read = readModelCard(change(measuredCard));
    const found =
      read.kind === 'broken' ? read.problems.map(({ place, problem }) => `${place} ${problem}`) : [];
    expect(found).toEqual(problems);
  });

  test.each<[string, Partial<ModelCard>]>([
    ['assistantVersion', { assistantVersion: null }],
    ['languages.0.evaluation (en)', { languages: [{ language: 'en', evaluation: null }] }],
    ['evaluation', { evaluation: null }],
    ['emergencies', { emergencies: null }],
    ['incidents', { incidents: null }],
    ['reviewers', { reviewers: [] }],
  ])('names %s when it was not measured', (place, change) => {
    expect(findUnmeasured({ ...measuredCard, ...change })).toEqual([place]);
  });
});

test('a language is evaluated when the card has a result in it', () => {
  expect(isEvaluatedIn('en', measuredCard)).toBe(true);
  expect(isEvaluatedIn('hi', measuredCard)).toBe(false);
  expect(isEvaluatedIn('en', { ...measuredCard, languages: [{ language: 'en', evaluation: null }] })).toBe(
    false,
  );
});
