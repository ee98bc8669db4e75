import type { Offer, PayRange, PayUnit } from '../domain/jobs/offer.ts';
import { countryNames } from './en/countries.ts';
import { wholeNumber } from './en/format.ts';
import { jobPage, payWords } from './en/job.ts';

/** `United States: 58,000 to 72,000 US dollars a year`. */
export function payText({ country, currency, minimum, maximum }: PayRange, unit: PayUnit): string {
  return payWords.line({
    country: countryNames[country],
    from: wholeNumber(minimum),
    to: wholeNumber(maximum),
    money: payWords.money[currency],
    unit: payWords.units[unit],
  });
}

/** What a posting says about how it is filled, in the order it is read. */
export function hiringSentences({ vacancy }: Offer): readonly string[] {
  const { hiring } = jobPage;
  return [hiring.vacancy[vacancy], hiring.ai, hiring.outcome, hiring.accommodation];
}
