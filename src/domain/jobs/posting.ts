import { escapeHtml } from '../safe-text.ts';
import { lastSecondOf } from './closing.ts';
import type { EmploymentType, Job } from './job.ts';
import type { PayRange, PayUnit } from './offer.ts';

/** What structured data says about the employer. Every value is also on the job page. */
export type PostingFacts = {
  name: string;
  url: string;
  logoUrl: string;
  /** Names of the countries an applicant may work from; the work is wholly remote. */
  countries: readonly string[];
  /** Whom applicants ask to have something done in another way. */
  contact: { label: string; email: string };
  /** How the job is filled: vacancy, AI, outcome, accommodation. */
  hiring: readonly string[];
  /** Headings of the description's lists. */
  headings: { responsibilities: string; qualifications: string; benefits: string };
};

const schemaTypes: Record<EmploymentType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Intern: 'INTERN',
};

/**
 * Structured data of one job (schema.org/JobPosting, Google's "Job posting" guide).
 * No property is made for vacancy, AI and accommodation: their sentences are in the description, as on the page.
 * @param pageUrl the job page's canonical address.
 */
export function createJobPosting(job: Job, facts: PostingFacts, pageUrl: string) {
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: describeInHtml(job, facts),
    identifier: { '@type': 'PropertyValue', name: facts.name, value: job.id },
    url: pageUrl,
    datePosted: job.datePosted,
    validThrough: lastSecondOf(job.offer.closesOn, job.offer.timeZone),
    baseSalary: job.offer.pay.ranges.map((range) => describePay(range, job.offer.pay.unit)),
    jobBenefits: job.benefits.join('. '),
    applicationContact: {
      '@type': 'ContactPoint',
      contactType: facts.contact.label,
      email: facts.contact.email,
    },
    employmentType: schemaTypes[job.employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      name: facts.name,
      sameAs: facts.url,
      logo: facts.logoUrl,
    },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: facts.countries.map((name) => ({ '@type': 'Country', name })),
    directApply: true,
  };
}

/** JSON that is safe inside a `script` element: no `<` can end it. */
export function serializeJsonLd(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/**
 * The first characters of a job's description, for the page's description (specification, section 2).
 * Counts code points, so that no character is cut in half.
 */
export function excerptDescription(description: string, length = 150): string {
  return [...description].slice(0, length).join('');
}

function describePay({ currency, minimum, maximum }: PayRange, unit: PayUnit) {
  const value = { '@type': 'QuantitativeValue', minValue: minimum, maxValue: maximum, unitText: unit };
  return { '@type': 'MonetaryAmount', currency, value };
}

function describeInHtml(job: Job, { hiring, headings }: PostingFacts): string {
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  return [
    `<p>${escapeHtml(job.description)}</p><p>${escapeHtml(job.overview)}</p>`,
    `<p>${escapeHtml(headings.responsibilities)}</p>${list(job.responsibilities)}`,
    `<p>${escapeHtml(headings.qualifications)}</p>${list(job.qualifications)}`,
    `<p>${escapeHtml(headings.benefits)}</p>${list(job.benefits)}`,
    ...hiring.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
  ].join('');
}
