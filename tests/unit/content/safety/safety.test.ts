import { expect, test } from 'vitest';
import type { LegalBlock } from '~/content/legal/legal.ts';
import { describeCard } from '~/content/safety/safety.ts';
import type { ModelCard } from '~/domain/safety/model-card.ts';
import { measuredCard } from '../../../support/measured-card.ts';

/** `Label: line / line` of every fact in one section of a card's page. */
function factsIn(card: ModelCard, sectionId: string): readonly string[] {
  const section = describeCard(card).sections.find(({ id }) => id === sectionId);
  const blocks: readonly LegalBlock[] = section?.blocks ?? [];
  return blocks.flatMap((block) =>
    block.kind === 'facts' ? block.items.map(({ label, lines }) => `${label}: ${lines.join(' / ')}`) : [],
  );
}

const right =
  'Right in 180 of 200 cases (90%). With 95% confidence between 85.1% and 93.4%. / ' +
  'Written cases, judged by two doctors who did not see each other’s marks / Finished on November 1, 2026 / ' +
  'The whole report: https://example.org/report';

test.each<[section: string, change: Partial<ModelCard>, facts: readonly string[]]>([
  ['evaluation', {}, [`All languages together: ${right}`, `In English: ${right}`]],
  [
    'evaluation',
    { evaluation: null, languages: [{ language: 'es', evaluation: null }] },
    ['All languages together: Not measured yet', 'In Spanish: Not measured yet'],
  ],
  [
    'emergencies',
    {},
    [
      'Missed in tests: Missed in 1 of 60 cases (1.7%). With 95% confidence between 0.3% and 8.9%. / ' +
        'Written emergencies / Finished on November 1, 2026',
    ],
  ],
  ['emergencies', { emergencies: null }, ['Missed in tests: Not measured yet']],
  [
    'incidents',
    {},
    ['Reports: 3 reported, 0 of them with harm to a person / From January 1, 2026 to October 31, 2026'],
  ],
  ['incidents', { incidents: null }, ['Reports: Not measured yet']],
  ['reviewers', {}, ['Reviewers: A. Reviewer, nurse, November 10, 2026']],
  ['reviewers', { reviewers: [] }, ['Reviewers: Not reviewed yet']],
  ['about-this-page', { assistantVersion: null }, ['Version of this page: 7', 'Tested in: English']],
])('the page says of %s what the card says, and no more', (section, change, facts) => {
  expect(factsIn({ ...measuredCard, ...change }, section)).toEqual(facts);
});

const nothing: ModelCard = {
  ...measuredCard,
  languages: [{ language: 'en', evaluation: null }],
  ...{ evaluation: null, emergencies: null, incidents: null, reviewers: [] },
};

test('while nothing is measured, one section says so in the place of empty rows', () => {
  const sectionsOf = (card: ModelCard) => describeCard(card).sections.map(({ id }) => id);
  expect(sectionsOf(nothing)).toEqual(['intended-use', 'limits', 'what-we-know', 'about-this-page']);
  expect(sectionsOf({ ...nothing, incidents: measuredCard.incidents })).not.toContain('what-we-know');
  expect(sectionsOf(measuredCard)).not.toContain('what-we-know');
});
