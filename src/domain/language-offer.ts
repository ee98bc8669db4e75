import type { Language } from './language.ts';

/** What is known of a visitor's languages. */
export type LanguageFacts = {
  /** The document's. */
  shown: Language;
  published: readonly Language[];
  /** What the browser prefers, the most first (BCP 47). */
  preferred: readonly string[];
  /** Chosen on this device before, or null. */
  chosen: Language | null;
  /** Offered on this device before: each language is offered once. */
  offered: readonly Language[];
  /** Whether the device has a typeface for the document's letters. */
  canBeRead: boolean;
};

/**
 * The language to offer on a page: the one that was chosen on this device, else the first of the browser's that there is.
 * Where the page's letters cannot be drawn it is English, each time.
 * @returns null when the page is in it, or when it was offered before and not chosen.
 */
export function languageToOffer({
  shown,
  published,
  preferred,
  chosen,
  offered,
  canBeRead,
}: LanguageFacts): Language | null {
  if (!canBeRead) return 'en';
  if (chosen !== null) return chosen === shown || !published.includes(chosen) ? null : chosen;
  const [wanted] = preferred.flatMap((tag) => published.filter((each) => each === primaryOf(tag)));
  return wanted === undefined || wanted === shown || offered.includes(wanted) ? null : wanted;
}

/** `es` of `es-MX`. */
const primaryOf = (tag: string) => tag.toLowerCase().split('-')[0];
