import { brand } from '../../../config/brand.ts';

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
    employer: 'Employer',
    employerText: (name: string, company: string): string => `${name}, a brand of ${company}`,
    placeText: 'Work from home in the United States, Canada, Mexico or India',
  },
  hiring: {
    heading: 'How we hire',
    vacancy: {
      'open-now': 'This job is open now.',
      later: 'This job is not open yet. We keep applications for when it is.',
    },
    ai: 'We use no AI to screen, rate or choose people. Our hiring team reads each application.',
    outcome: 'If we interview you, we tell you the outcome within 45 days.',
    accommodation:
      'Do you need us to do something in another way, because of a disability or for another reason? Tell us at any stage. It does not count against you.',
    contactLabel: 'Ask for it here:',
  },
  /** Leads to the form at the end of the page. */
  applyLink: 'Apply for this job',
  /** Names, in structured data, whom applicants ask to have something done in another way. */
  helpContact: 'Help with applying',
  notFound: {
    title: 'Job Not Found',
    description:
      'This position is not in our list. It may have been filled or moved. See all open positions.',
    text: 'This position is not in our list. It may have been filled or moved.',
  },
} as const;

/** What is paid, in the words of one line: `United States: 58,000 to 72,000 US dollars a year`. */
export const payMessages = {
  money: { USD: 'US dollars', CAD: 'Canadian dollars', MXN: 'Mexican pesos', INR: 'Indian rupees' },
  units: { YEAR: 'a year', HOUR: 'an hour' },
  line: ({
    country,
    from,
    to,
    money,
    unit,
  }: Record<'country' | 'from' | 'to' | 'money' | 'unit', string>): string =>
    `${country}: ${from} to ${to} ${money} ${unit}`,
} as const;

declare module '../message-types.ts' {
  interface English {
    job: typeof import('./job.ts');
  }
}
