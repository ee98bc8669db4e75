import { describe, expect, test } from 'vitest';
import { isEvaluatedIn } from '~/domain/safety/measured.ts';
import { findUnmeasured, type ModelCard, readModelCard } from '~/domain/safety/model-card.ts';
import { measuredCard } from '../../../support/measured-card.ts';

const { evaluation, emergencies, incidents } = measuredCard;

/** A card that is broken in one place, as a file may hold it, and the problem that is named. */
const broken: readonly (readonly [card: unknown, problem: string])[] = [
  [null, 'the card is no object'],
  [{ ...measuredCard, reviewers: undefined }, 'reviewers is missing'],
  [{ ...measuredCard, assistantVersion: 2 }, 'assistantVersion is no string'],
  ...(
    [
      [{ mood: 'good' }, 'mood is no field of a model card'],
      [{ assistantVersion: ' ' }, 'assistantVersion is empty'],
      [{ languages: [] }, 'languages has nothing in it'],
      [
        { languages: [{ language: 'de', evaluation: null }] },
        'languages.0.language is no language of the product',
      ],
      [{ date: '2026-02-30' }, 'date is no day as YYYY-MM-DD'],
      [{ incidents: { ...incidents, hurt: 0 } }, 'incidents.hurt is no field of a model card'],
      [{ emergencies: { ...emergencies, missed: 'none' } }, 'emergencies.missed is no whole number'],
      [{ evaluation: { ...evaluation, cases: 199.5 } }, 'evaluation.cases is no whole number'],
      [{ evaluation: { ...evaluation, cases: 0, correct: 0 } }, 'evaluation.cases is below 1'],
      [{ evaluation: { ...evaluation, report: 'http://x.org/r' } }, 'evaluation.report is no https address'],
      [{ evaluation: { ...evaluation, correct: 201 } }, 'evaluation.correct is 201, more than the 200 cases'],
      [
        { languages: [{ language: 'en', evaluation: { ...evaluation, correct: 201 } }] },
        'languages.0.evaluation.correct is 201, more than the 200 cases',
      ],
      [{ emergencies: { ...emergencies, missed: 61 } }, 'emergencies.missed is 61, more than the 60 cases'],
      [
        { emergencies: { ...emergencies, finishedOn: '2026-11-23' } },
        'emergencies.finishedOn is later than the card (2026-11-22)',
      ],
      [
        { reviewers: [{ ...measuredCard.reviewers[0], reviewedOn: '2027-01-01' }] },
        'reviewers.0.reviewedOn is later than the card (2026-11-22)',
      ],
      [
        { incidents: { ...incidents, since: '2026-11-02', until: '2026-11-01' } },
        'incidents.until is before incidents.since (2026-11-02)',
      ],
      [{ incidents: { ...incidents, harmed: 4 } }, 'incidents.harmed is 4, more than the 3 reported'],
    ] as const
  ).map(([change, problem]) => [{ ...measuredCard, ...change }, problem] as const),
];

describe('a model card', () => {
  test('that is whole is read unchanged', () => {
    expect(readModelCard(measuredCard)).toEqual({ kind: 'card', card: measuredCard });
    expect(findUnmeasured(measuredCard)).toEqual([]);
  });

  test.each(broken.map(([card, problem]) => [problem, card]))('is refused: %s', (problem, card) => {
    const read = readModelCard(card);
    const found = read.kind === 'broken' ? read.problems.map((each) => `${each.place} ${each.problem}`) : [];
    expect(found).toEqual([problem]);
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
