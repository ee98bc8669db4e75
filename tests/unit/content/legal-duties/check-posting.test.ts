import { expect, it } from 'vitest';
import { checkPosting } from '~/content/legal-duties/check-posting.ts';
import { hiringDuties } from '~/content/legal-duties/hiring.ts';
import { type PostingNeed, postingNeeds } from '~/domain/jobs/posting-needs.ts';
import type { OfferCountry } from '~/domain/jobs/offer.ts';

const missing = (countries: readonly OfferCountry[], gaps: readonly PostingNeed[]) =>
  checkPosting(countries, gaps)
    .filter((each) => each.missing.length > 0)
    .map(({ duty, missing: needs }) => `${duty.id}: ${needs.join()}`);

it('asks nothing more of a posting without gaps', () => {
  expect(missing(['US', 'CA', 'MX', 'IN'], [])).toEqual([]);
});

it.each<[string, OfferCountry[], PostingNeed[], string[]]>([
  ['a last day in Colorado', ['US'], ['last-day'], ['colorado-pay: last-day']],
  ['French in Quebec', ['CA'], ['french'], ['quebec-french-postings: french']],
  ['a narrower range in Ontario', ['CA', 'US'], ['range'], ['ontario-posting: range']],
  ['nothing of the law of other countries', ['IN'], ['last-day', 'french', 'benefits'], []],
])('asks for %s', (_name, countries, gaps, lines) => {
  expect(missing(countries, gaps)).toEqual(lines);
});

it('has each need of a posting in some duty, but for the texts that no law asks for', () => {
  const needed = new Set(checkPosting([], postingNeeds).flatMap(({ missing: needs }) => needs));
  expect(postingNeeds.filter((need) => !needed.has(need))).toEqual(['texts']);
});

it('judges every duty of postings but the keeping of records', () => {
  const judged = hiringDuties.filter(({ posting }) => posting === undefined).map(({ id }) => id);
  expect(judged).toEqual(['ontario-records']);
});
