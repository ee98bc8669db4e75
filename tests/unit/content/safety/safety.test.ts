import { expect, test } from 'vitest';
import { brand } from '~/config/brand.ts';
import type { LegalBlock } from '~/content/legal/legal.ts';
import { describeCard } from '~/content/safety/safety.ts';
import type { ModelCard } from '~/domain/safety/model-card.ts';
import { dayText } from '~/i18n/formats/en.ts';
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
  ['about-this-page', {}, ['Version of the assistant: 3.1', 'Tested in: English']],
  ['about-this-page', { assistantVersion: null, languages: [] }, []],
])('the page says of %s what the card says, and no more', (section, change, facts) => {
  expect(factsIn({ ...measuredCard, ...change }, section)).toEqual(facts);
});

const nothing: ModelCard = {
  ...measuredCard,
  languages: [{ language: 'en', evaluation: null }],
  ...{ evaluation: null, emergencies: null, incidents: null, reviewers: [] },
};

test('while nothing is measured, one section says how it will be in the place of empty rows', () => {
  const sectionsOf = (card: ModelCard) => describeCard(card).sections.map(({ id }) => id);
  expect(sectionsOf(nothing)).toEqual([
    'intended-use',
    'limits',
    'how-we-test',
    'your-words',
    'about-this-page',
  ]);
  expect(sectionsOf({ ...nothing, incidents: measuredCard.incidents })).not.toContain('how-we-test');
  expect(sectionsOf(measuredCard)).not.toContain('how-we-test');
  for (const { id, blocks } of describeCard({ ...nothing, assistantVersion: null }).sections) {
    // More than its summary, and no row of a form.
    expect(blocks.length, id).toBeGreaterThan(0);
    expect(blocks.map(({ kind }) => kind)).not.toContain('facts');
  }
});

const responsible = `Who is responsible: ${brand.safety.responsible.name}`;
const plan = `What will be measured: Results by ${dayText(brand.safety.resultsBy)}`;

test.each<[string, ModelCard, readonly string[]]>([
  ['nothing is measured', nothing, [responsible, plan, 'What is known today: Not tested yet']],
  [
    'all is measured',
    measuredCard,
    [responsible, 'How often is it right?: 90%', 'Emergencies it missed: 1.7%'],
  ],
  [
    'a result is to come',
    { ...measuredCard, emergencies: null },
    [responsible, plan, 'How often is it right?: 90%', 'Emergencies it missed: Not measured yet'],
  ],
])('its head says who is responsible, what is to come and what is known: %s', (_state, card, facts) => {
  expect(describeCard(card).headFacts?.map(({ label, value }) => `${label}: ${value}`)).toEqual(facts);
});
