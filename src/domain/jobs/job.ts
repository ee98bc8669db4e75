import type { Language } from '../language.ts';
import type { Offer } from './offer.ts';

/** Job categories, without the filter 'All' (specification, sections 3 and 9). */
export const jobCategories = ['Growth', 'Marketing', 'Other'] as const;
export type JobCategory = (typeof jobCategories)[number];

/** Employment types (specification, sections 3 and 9). */
export const employmentTypes = ['Full-time', 'Part-time', 'Intern'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** What the careers list shows and searches. */
export type JobSummary = {
  /** A slug; also the last part of the job's address. */
  id: string;
  title: string;
  category: JobCategory;
  employmentType: EmploymentType;
  description: string;
  /** The language of its texts where it is not the page's: nobody has translated them. */
  language?: Language;
  /** English texts by which it is also found on a page of another language. */
  english?: readonly string[];
  /** Pay and last day. */
  offer?: Offer;
  /** It took no more applications when the site was built. */
  isClosed?: true;
};

/** What only the job page shows. */
export type JobDetails = {
  /** Date of first posting, ISO 8601. Never the date of a build. */
  datePosted: string;
  /** Paragraphs, a line each. */
  overview: string;
  responsibilities: readonly string[];
  qualifications: readonly string[];
  benefits: readonly string[];
};

/** A job opening (specification, section 3), with what the law asks for beside it. */
export type Job = JobSummary &
  JobDetails & {
    offer: Offer;
    /** The languages that it is in, where these are not all of the site's. */
    languages?: readonly Language[];
  };
