import { expect, test } from 'vitest';
import { paths } from '../../../src/config/paths.ts';
import { footerColumns } from '../../../src/content/navigation.ts';
import card from '../../../src/content/safety/model-card.json' with { type: 'json' };
import type { ModelCard } from '../../../src/domain/safety/model-card.ts';

const unmeasured = {
  ...(card as ModelCard),
  evaluation: null,
  emergencies: null,
  incidents: null,
  languages: [],
};
const linksOf = (shown: ModelCard) => footerColumns(shown).flatMap(({ links }) => links.map(({ to }) => to));

test('the footer leads to the safety page once something on its card has been measured', () => {
  expect(linksOf(unmeasured)).not.toContain(paths.safety);
  const incidents = { since: '2026-01-01', until: '2026-06-30', reported: 0, harmed: 0 };
  expect(linksOf({ ...unmeasured, incidents })).toContain(paths.safety);
});
