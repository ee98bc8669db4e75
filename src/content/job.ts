import type { Offer, PayRange, PayUnit } from '../domain/jobs/offer.ts';
import { words } from '../i18n/messages.ts';

/** `United States: 58,000 to 72,000 US dollars a year`. */
export function payText({ country, currency, minimum, maximum }: PayRange, unit: PayUnit): string {
  return words.payWords.line({
    country: words.countryNames[country],
    from: words.wholeNumber(minimum),
    to: words.wholeNumber(maximum),
    money: words.payWords.money[currency],
    unit: words.payWords.units[unit],
  });
}

/** What a posting says about how it is filled, in the order it is read. */
export function hiringSentences({ vacancy }: Offer): readonly string[] {
  const { hiring } = words.jobPage;
  return [hiring.vacancy[vacancy], hiring.ai, hiring.outcome, hiring.accommodation];
}
