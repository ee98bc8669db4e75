import type { PositionContent } from './stored-position.ts';
import { widestYearlyRangeCad } from './offer.ts';

/**
 * What a posting that staff have made must not lack: English texts, benefits, pay in each country where it is offered, a range that
 * Ontario allows, a last day after that of the posting, French where it is offered in Canada. The database has the same
 * (supabase/migrations, private.position_gaps); a test compares the two.
 */
export const postingNeeds = ['texts', 'benefits', 'pay', 'range', 'last-day', 'french'] as const;
export type PostingNeed = (typeof postingNeeds)[number];

type Posting = Pick<PositionContent, 'titles' | 'descriptions' | 'texts' | 'offer' | 'closes_on'> & {
  is_built_in: boolean;
  /** Null for a draft. */
  published_on: string | null;
};

/**
 * What a posting lacks, in the order of `postingNeeds`. What the site is built with says there what its row leaves out.
 * @param today the day (UTC, ISO 8601) on which a draft would be published.
 */
export function findPostingGaps(posting: Posting, today: string): readonly PostingNeed[] {
  const lacks: Record<PostingNeed, boolean> = {
    texts: !posting.is_built_in && !isDescribed(posting),
    benefits: !posting.is_built_in && posting.texts.en?.benefits === undefined,
    pay: !(posting.is_built_in && posting.offer === null) && !isPaid(posting),
    range: isTooWide(posting),
    'last-day': !posting.is_built_in && !((posting.closes_on ?? '') > (posting.published_on ?? today)),
    french: !posting.is_built_in && posting.offer?.pay.CA !== undefined && !isComplete(posting, 'fr'),
  };
  return postingNeeds.filter((need) => lacks[need]);
}

/** Whether nothing is missing in a language. */
export function isComplete(
  { titles, descriptions, texts }: Pick<Posting, 'titles' | 'descriptions' | 'texts'>,
  language: keyof Posting['titles'],
): boolean {
  const { overview, responsibilities, qualifications, benefits } = texts[language] ?? {};
  return [
    titles[language],
    descriptions[language],
    overview,
    responsibilities,
    qualifications,
    benefits,
  ].every((each) => each !== undefined);
}

function isDescribed({ descriptions, texts }: Posting): boolean {
  const { overview, responsibilities, qualifications } = texts.en ?? {};
  return [descriptions.en, overview, responsibilities, qualifications].every((each) => each !== undefined);
}

function isPaid({ offer }: Posting): boolean {
  const ranges = Object.values(offer?.pay ?? {});
  return ranges.length > 0 && ranges.every((range) => range !== null);
}

/** O. Reg. 476/24. */
function isTooWide({ offer }: Posting): boolean {
  const range = offer?.pay.CA;
  return offer?.unit === 'YEAR' && !!range && range.maximum - range.minimum > widestYearlyRangeCad;
}
