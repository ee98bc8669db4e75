import type { OfferCountry } from '../../domain/jobs/offer.ts';
import type { PostingNeed } from '../../domain/jobs/posting-needs.ts';

/** What shows on a served page that a duty is kept. */
export type Proof =
  /** Text on the page. `means` describes it in the error when it is missing. */
  | { kind: 'words'; words: RegExp; means: string }
  | { kind: 'link'; to: string }
  /** A property of the posting's structured data (schema.org/JobPosting) that is there and not empty. */
  | { kind: 'posting'; property: string };

/** Where a duty is kept. */
export type Keeping =
  | { by: 'page'; pages: readonly string[]; proofs: readonly Proof[] }
  /** By what people do: the site cannot show it, so somebody must have said, on a day, that it is done (ISO 8601). */
  | { by: 'practice'; what: string; confirmedOn: string | null };

/** A duty of the law, or of a contract that binds like one. Not legal advice: a lawyer checks each row before a release. */
export type Duty = {
  id: string;
  place: string;
  duty: string;
  keeping: Keeping;
  /**
   * For a duty of job postings: the country whose law it is, and what staff must have written for it to be kept; nothing where every
   * job page keeps it by itself. The staff app judges a position by it.
   */
  posting?: { country: OfferCountry; needs: readonly PostingNeed[] };
  /** Months for which what applicants send must be kept, at least: from its sending or the decision about it, whichever is later. */
  keepMonths?: number;
  /** The law, and where it was read. */
  source: string;
  /** The day on which somebody last read the source, ISO 8601; null when it was written down from memory. */
  checkedOn: string | null;
};

/** Text that a page must hold, with its meaning. */
export function words(means: string, pattern: RegExp): Proof {
  return { kind: 'words', words: pattern, means };
}

/** A pattern that matches a text literally. */
export function exactly(text: string): RegExp {
  return new RegExp(
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`),
  );
}
