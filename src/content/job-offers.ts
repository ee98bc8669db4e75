import type { Offer, PayRange, PayUnit } from '../domain/jobs/offer.ts';
import { employer } from './employer.ts';
import { messages } from '../i18n/messages.ts';
import type { JobId } from './jobs.ts';

/**
 * What each posting offers. Pay and closing days are invented, as no employer has set them: a release is refused until each
 * offer has the day on which the employer confirmed it (`confirmedOn`).
 */
type Terms = Omit<Offer, 'pay' | 'timeZone'> & { pay: Band; confirmedOn: string | null };

type Band = keyof typeof bands;

/** Pay by kind of work, in the money of each country that one may work from. */
const bands = {
  lead: range('YEAR', [78_000, 96_000], [82_000, 102_000], [720_000, 900_000], [1_500_000, 1_900_000]),
  specialist: range('YEAR', [58_000, 72_000], [60_000, 76_000], [480_000, 600_000], [900_000, 1_200_000]),
  partTime: range('HOUR', [26, 34], [28, 36], [190, 250], [450, 600]),
  intern: range('HOUR', [20, 24], [21, 25], [120, 150], [300, 400]),
} as const;

type Span = readonly [minimum: number, maximum: number];

function range(unit: PayUnit, us: Span, canada: Span, mexico: Span, india: Span): Offer['pay'] {
  const rows = [
    ['US', 'USD', us],
    ['CA', 'CAD', canada],
    ['MX', 'MXN', mexico],
    ['IN', 'INR', india],
  ] as const;
  const ranges = rows.map(([country, currency, [minimum, maximum]]): PayRange => {
    return { country, currency, minimum, maximum };
  });
  return { unit, ranges };
}

const open = { closesOn: '2027-01-31', vacancy: 'open-now', confirmedOn: null } as const;

export const offerTerms = {
  'growth-partnerships-lead': { ...open, pay: 'lead' },
  'growth-analyst-intern': { ...open, pay: 'intern' },
  'field-marketing-specialist': { ...open, pay: 'specialist' },
  'community-outreach-coordinator': { ...open, pay: 'partTime' },
  'graphic-designer': { ...open, pay: 'specialist' },
  'video-editor-animator': { ...open, pay: 'partTime' },
  'content-creator': { ...open, pay: 'partTime' },
  'social-media-manager': { ...open, pay: 'specialist' },
  'product-tester': { ...open, pay: 'partTime' },
  'open-application': { ...open, pay: 'specialist' },
} as const satisfies Record<JobId, Terms>;

/** The offer of a job. */
export function offerOf(id: JobId): Offer {
  const { pay, closesOn, vacancy } = offerTerms[id];
  return { pay: bands[pay], closesOn, timeZone: employer.lastTimeZone, vacancy };
}

/** `58,000 to 72,000 US dollars a year`. */
export function payText({ currency, minimum, maximum }: PayRange, unit: PayUnit): string {
  return messages.payMessages.amount({
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
