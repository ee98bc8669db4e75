import { brand } from '../brand/brand.ts';
import type { Currency, Offer, PayRange, PayUnit } from '../domain/jobs/offer.ts';
import { dayText } from './day.ts';

export const jobPage = {
  /** The page title: the product name followed by the job title (specification, section 2). */
  title: (jobTitle: string): string => `${brand.productName} – ${jobTitle}`,
  backToCareers: 'Back to Careers',
  overview: 'Overview',
  responsibilities: 'Key Responsibilities',
  qualifications: 'Qualifications',
  benefits: 'Benefits',
  facts: {
    heading: 'At a glance',
    place: 'Place',
    posted: 'Posted',
    pay: 'Pay before tax',
    closes: 'Apply by',
    /** A day as people write it; `date` is ISO 8601. */
    postedText: dayText,
    employer: 'Employer',
  },
  hiring: {
    heading: 'How we hire',
    vacancy: {
      'open-now': 'This job is open now.',
      later: 'This job is not open yet. We keep applications for when it is.',
    } satisfies Record<Offer['vacancy'], string>,
    ai: 'We use no AI to screen, rate or choose people. Our hiring team reads each application.',
    outcome: 'If we interview you, we tell you the outcome within 45 days.',
    accommodation:
      'Do you need us to do something in another way, because of a disability or for another reason? Tell us at any stage. It does not count against you.',
    contactLabel: 'Ask for it here:',
  },
  /** Leads to the form at the end of the page. */
  applyLink: 'Apply for this job',
  notFound: {
    title: 'Job Not Found',
    description:
      'This position is not in our list. It may have been filled or moved. See all open positions.',
    text: 'This position is not in our list. It may have been filled or moved.',
  },
} as const;

const money: Record<Currency, string> = {
  USD: 'US dollars',
  CAD: 'Canadian dollars',
  MXN: 'Mexican pesos',
  INR: 'Indian rupees',
};

const units: Record<PayUnit, string> = { YEAR: 'a year', HOUR: 'an hour' };

/** `United States: 58,000 to 72,000 US dollars a year`. */
export function payText({ country, currency, minimum, maximum }: PayRange, unit: PayUnit): string {
  return `${country}: ${grouped(minimum)} to ${grouped(maximum)} ${money[currency]} ${units[unit]}`;
}

/** With a comma at each thousand. The browser's own formatter takes 55 ms on a slow phone, while the page starts. */
function grouped(amount: number): string {
  return String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** What a posting says about how it is filled, in the order it is read. */
export function hiringSentences({ vacancy }: Offer): readonly string[] {
  const { hiring } = jobPage;
  return [hiring.vacancy[vacancy], hiring.ai, hiring.outcome, hiring.accommodation];
}
