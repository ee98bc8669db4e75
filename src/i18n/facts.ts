import { brand } from '../config/brand.ts';
import { wholeMegabytes } from '../domain/application/resume.ts';
import { requestRules } from '../domain/accommodation/rules.ts';
import { applicationRules as rules, maxResumeBytes, retentionYears } from '../domain/application/rules.ts';

/** A value that is known when the messages are compiled, and what it is, in words for translators. */
type Fact = { value: string | number; note: string };

/** What messages may name in braces besides their own values: `{product}`, `{coverLetterMinimum, number}`. */
export const facts = {
  product: { value: brand.productName, note: 'name of the product' },
  company: { value: brand.parentCompany, note: 'name of the company behind it' },
  controller: {
    value: [brand.parentCompany, ...brand.legal.address].join(', '),
    note: 'name and address of the company',
  },
  companyEmail: { value: brand.emails.company, note: 'e-mail address of the company' },
  resumeMegabytes: { value: wholeMegabytes(maxResumeBytes), note: 'largest size of a resume, in megabytes' },
  yearsKept: { value: retentionYears, note: 'years for which what was sent is kept' },
  nameMinimum: { value: rules.fullName.minLength, note: 'fewest characters of a name' },
  nameMaximum: { value: rules.fullName.maxLength, note: 'most characters of a name' },
  emailMaximum: { value: rules.email.maxLength, note: 'most characters of an e-mail address' },
  profileMaximum: { value: rules.linkedinProfile.maxLength, note: 'most characters of a profile’s address' },
  coverLetterMinimum: { value: rules.coverLetter.minLength, note: 'fewest characters of a cover letter' },
  coverLetterMaximum: { value: rules.coverLetter.maxLength, note: 'most characters of a cover letter' },
  whyJoinMinimum: { value: rules.whyJoin.minLength, note: 'fewest characters of the answer' },
  needsMaximum: { value: requestRules.needs.maxLength, note: 'most characters of the text' },
  whyJoinMaximum: { value: rules.whyJoin.maxLength, note: 'most characters of the answer' },
} as const satisfies Readonly<Record<string, Fact>>;

/**
 * Values with an order of their own, such as addresses, references and file names: in a language that is read from right to left
 * the compiled message sets them apart (`isolate` of domain/isolate.ts), so that no translator has to.
 */
export const isolatedValues: ReadonlySet<string> = new Set([
  'address',
  'companyEmail',
  'contact',
  'controller',
  'dots',
  'example',
  'fileName',
  'formats',
  'link',
  'offset',
  'reference',
  'version',
]);
