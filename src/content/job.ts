import { brand } from '../brand/brand.ts';

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
    /** A day as people write it; `date` is ISO 8601. */
    postedText: (date: string): string =>
      new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    employer: 'Employer',
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
