import { isolate } from '../../../domain/isolate.ts';
import { wholeMegabytes } from '../../../domain/application/resume.ts';
import { plural, wholeNumber } from './format.ts';
import { applicationRules as rules, maxResumeBytes } from '../../../domain/application/rules.ts';
import { brand } from '../../../config/brand.ts';

const product = brand.productName;
const controller = [brand.parentCompany, ...brand.legal.address].join(', ');
const megabytes = wholeMegabytes(maxResumeBytes);
const longestLetter = wholeNumber(rules.coverLetter.maxLength);
const longestReason = wholeNumber(rules.whyJoin.maxLength);

/** Labels and hints of the fields, in the order of the form. */
export const fields = {
  fullName: { label: 'Full Name', hint: 'First and last name, as you like to be called.' },
  email: { label: 'Email', hint: 'We answer to this address. For example, name@example.com' },
  phone: {
    label: 'Phone',
    hint: (example: string): string => `With the country code, for example ${isolate(example)}`,
  },
  resume: { label: 'Resume', hint: 'Your work history, saved as a PDF file.' },
  linkedinProfile: {
    label: 'LinkedIn Profile (optional)',
    hint: 'For example, https://www.linkedin.com/in/your-name',
  },
  coverLetter: {
    label: 'Cover Letter',
    hint: `Tell us what you would bring to this job. At least ${rules.coverLetter.minLength} characters.`,
  },
  whyJoin: {
    label: `Why do you want to join ${product}?`,
    hint: `A few sentences are enough. At least ${rules.whyJoin.minLength} characters.`,
  },
} as const;

/** The words for a wrong field (specification, section 5; the length caps are ours). */
export const fieldMessages = {
  fullName: {
    required: 'Full name is required',
    tooShort: `Name must be at least ${rules.fullName.minLength} characters`,
    tooLong: `Name must be ${rules.fullName.maxLength} characters or less`,
  },
  email: {
    required: 'Email is required',
    invalid: 'Invalid email address',
    tooLong: `Email must be ${rules.email.maxLength} characters or less`,
  },
  phone: { required: 'Phone number is required', invalid: 'Invalid phone number' },
  linkedinProfile: {
    invalid: 'Please enter a valid LinkedIn profile URL',
    tooLong: `LinkedIn profile URL must be ${rules.linkedinProfile.maxLength} characters or less`,
  },
  coverLetter: {
    required: 'Cover letter is required',
    tooShort: `Cover letter must be at least ${rules.coverLetter.minLength} characters`,
    tooLong: `Cover letter must be ${longestLetter} characters or less`,
  },
  whyJoin: {
    required: `Please tell us why you want to join ${product}`,
    tooShort: `Please provide at least ${rules.whyJoin.minLength} characters`,
    tooLong: `Please use ${longestReason} characters or less`,
  },
} as const;

/** Words of the resume field and its upload control (specification, sections 4 and 5). */
export const resumeMessages = {
  instruction: 'Drag & drop your resume here, or click to select',
  limit: `PDF only, max ${megabytes}MB`,
  dropping: 'Drop your resume here...',
  choose: 'Choose a PDF file',
  replace: 'Choose a different file',
  remove: 'Remove',
  required: 'required',
  chosen: (name: string) => `${name} is chosen.`,
  removed: 'The file was removed.',
  problem: {
    'too-large': `File size must be less than ${megabytes}MB`,
    'wrong-type': 'Only PDF files are allowed',
    empty: 'This file is empty. Please choose another PDF',
    several: 'Please choose one file at a time',
    unreadable: 'This file cannot be opened. Please choose another PDF',
    missing: 'Resume is required',
    refused: 'Your resume was not accepted. Please choose the file again.',
  },
} as const;

/** The form's own words. */
export const formMessages = {
  heading: 'Apply for this position',
  intro: 'Please fill in every field unless it says optional.',
  summaryHeading: 'There is a problem',
  submit: 'Submit Application',
  submitting: 'Submitting Application...',
  resumeFirst: 'Choose your resume above to turn on this button.',
  honeypot: 'Leave this field empty',
  byEmail: 'To apply by email, send your resume to',
  kept: {
    stays: 'What you type stays in this tab until you send it, clear the form or close the tab.',
    clear: 'Clear the form',
    cleared: 'The form is empty.',
    bringBack: 'Bring my words back',
  },
} as const;

/** Titles and texts of the notices (specification, section 8). */
export const noticeMessages = {
  failed: 'Application Failed',
  offline: 'You are offline. Your words are kept here. Send them when you are back online.',
  succeeded: 'Application Submitted Successfully!',
  thanks: (jobTitle: string) => `Thank you for applying for the ${jobTitle} position.`,
  next: 'We are taking you to the careers page.',
  resumeLost: 'Your resume did not arrive',
  sendResume: (jobTitle: string) =>
    `We have your application for ${jobTitle}. Please email your resume to ${brand.emails.company}.`,
} as const;

/** What is kept, for how long, who reads it, how to have it deleted. */
export const privacyMessages = {
  heading: 'Your data',
  points: [
    `${controller}, is responsible for it.`,
    'We keep what you write here and your resume. We use it only to fill this job.',
    'We keep it for up to 12 months after the job closes. Then we delete it.',
    'Only our hiring team reads it. We never sell it.',
    'After you apply you get a private link. With it you can withdraw or erase your application at any time.',
  ],
  /** The address stands between. */
  deletion: { before: 'To have it deleted sooner, write to', after: '.' },
  link: 'Read our privacy policy (opens in a new tab)',
} as const;

/** What the applicant is told about a failure (specification, section 8). */
export const failureMessages = {
  notConfigured: 'Database not configured. Please contact support to complete setup.',
  refused: 'Failed to submit application',
  /** `reason` is the backend’s own, in English. */
  refusedBecause: (reason: string) => `Failed to submit application. ${reason}`,
  limited: {
    network: 'Too many applications came from your network. Please try again in an hour.',
    site: 'We are receiving a lot of applications right now. Please try again in a minute.',
    request: 'Please send one application at a time.',
  },
  unexpected: 'An unexpected error occurred',
  noAnswer: 'Failed to submit application. Please try again.',
  closed: 'This position is closed and takes no more applications. Your words are still here.',
  resumeMissing: 'Please upload your resume',
} as const;

/** The line under a long text. `count` chooses the form, `written` is the same number as it is read. */
export const lengthMessages = {
  tooMany: (count: number, written: string): string =>
    plural(count, { one: '1 character too many', other: `${written} characters too many` }),
  toGo: (count: number, written: string): string =>
    plural(count, { one: '1 character to go', other: `${written} characters to go` }),
  of: (count: number, written: string, most: string): string =>
    plural(count, { one: `1 character of ${most}`, other: `${written} characters of ${most}` }),
} as const;

declare module '../message-types.ts' {
  interface English {
    application: typeof import('./application.ts');
  }
}
