import type { Offer, PayRange, PayUnit } from '../domain/jobs/offer.ts';
import { messages } from '../i18n/messages.ts';

/** `United States: 58,000 to 72,000 US dollars a year`. */
export function payText({ country, currency, minimum, maximum }: PayRange, unit: PayUnit): string {
  return messages.payMessages.line({
    country: messages.countryNames[country],
    from: messages.wholeNumber(minimum),
    to: messages.wholeNumber(maximum),
    money: messages.payMessages.money[currency],
    unit: messages.payMessages.units[unit],
  });
}

/** What a posting says about how it is filled, in the order it is read. */
export function hiringSentences({ vacancy }: Offer): readonly string[] {
  const { hiring } = messages.jobPage;
  return [hiring.vacancy[vacancy], hiring.ai, hiring.outcome, hiring.accommodation];
}
