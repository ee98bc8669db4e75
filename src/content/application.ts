import type { ResumeTrouble } from '../domain/application/resume.ts';
import { wholeMegabytes } from '../domain/application/resume.ts';
import { applicationRules as rules, maxResumeBytes } from '../domain/application/rules.ts';
import type { FieldMessages } from '../domain/application/schema.ts';
import type { FormFailure } from '../domain/application/submit-failure.ts';
import { countCharacters } from '../domain/application/text.ts';
import { brand } from '../brand/brand.ts';

/** Labels and hints of the fields, in the order of the form. */
export const fields = {
  fullName: { label: 'Full Name', hint: 'First and last name, as you like to be called.' },
  email: { label: 'Email', hint: 'We answer to this address. For example, name@example.com' },
  phone: { label: 'Phone', hint: 'Digits only, for example +18005550199' },
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
    label: `Why do you want to join ${brand.productName}?`,
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
    get tooLong() {
      return `Cover letter must be ${wholeNumber(rules.coverLetter.maxLength)} characters or less`;
    },
  },
  whyJoin: {
    required: `Please tell us why you want to join ${brand.productName}`,
    tooShort: `Please provide at least ${rules.whyJoin.minLength} characters`,
    get tooLong() {
      return `Please use ${wholeNumber(rules.whyJoin.maxLength)} characters or less`;
    },
  },
} satisfies FieldMessages;

/** Words of the resume field and its upload control (specification, sections 4 and 5). */
export const resumeWords = {
  instruction: 'Drag & drop your resume here, or click to select',
  limit: `PDF only, max ${wholeMegabytes(maxResumeBytes)}MB`,
  dropping: 'Drop your resume here...',
  choose: 'Choose a PDF file',
  replace: 'Choose a different file',
  remove: 'Remove',
  required: 'required',
  chosen: (name: string) => `${name} is chosen.`,
  removed: 'The file was removed.',
  problem: {
    'too-large': `File size must be less than ${wholeMegabytes(maxResumeBytes)}MB`,
    'wrong-type': 'Only PDF files are allowed',
    empty: 'This file is empty. Please choose another PDF',
    several: 'Please choose one file at a time',
    unreadable: 'This file cannot be opened. Please choose another PDF',
    missing: 'Resume is required',
    refused: 'Your resume was not accepted. Please choose the file again.',
  } satisfies Record<ResumeTrouble, string>,
} as const;

/** What the server's refusal of a field says there. */
export const refusedFieldWords = {
  fullName: fieldMessages.fullName.tooShort,
  email: fieldMessages.email.invalid,
  phone: fieldMessages.phone.invalid,
  resume: resumeWords.problem.refused,
  linkedinProfile: fieldMessages.linkedinProfile.invalid,
  coverLetter: fieldMessages.coverLetter.tooShort,
  whyJoin: fieldMessages.whyJoin.tooShort,
} as const;

/** The form's own words. */
export const formWords = {
  heading: 'Apply for this position',
  intro: 'Please fill in every field unless it says optional.',
  summaryHeading: 'There is a problem',
  submit: 'Submit Application',
  submitting: 'Submitting Application...',
  resumeFirst: 'Choose your resume above to turn on this button.',
  trap: 'Leave this field empty',
  byEmail: 'To apply by email, send your resume to',
} as const;

/** Titles and texts of the notices (specification, section 8). */
export const noticeWords = {
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
export const privacyWords = {
  heading: 'Your data',
  points: [
    `${[brand.parentCompany, ...brand.legal.address].join(', ')}, is responsible for it.`,
    'We keep what you write here and your resume. We use it only to fill this job.',
    'We keep it for up to 12 months after the job closes. Then we delete it.',
    'Only our hiring team reads it. We never sell it.',
  ],
  deletion: 'To have it deleted sooner, write to',
  email: brand.emails.company,
  link: 'Read our privacy policy (opens in a new tab)',
} as const;

/** What the applicant is told about a failure (specification, section 8). */
export function failureWords(failure: FormFailure): string {
  switch (failure.kind) {
    case 'not-configured':
      return 'Database not configured. Please contact support to complete setup.';
    case 'refused':
      return failure.message || 'Failed to submit application';
    case 'field-refused':
      return refusedFieldWords[failure.field];
    case 'unexpected':
      return 'An unexpected error occurred';
    case 'no-answer':
      return 'Failed to submit application. Please try again.';
    case 'resume-missing':
      return 'Please upload your resume';
  }
}

/** The line under a long text: what is missing, what is there, or what is too much. */
export function describeLength(
  typed: string,
  { minLength, maxLength }: { minLength: number; maxLength: number },
) {
  const count = countCharacters(typed);
  if (count > maxLength) return { text: `${characters(count - maxLength)} too many`, isOver: true };
  if (count < minLength) return { text: `${characters(minLength - count)} to go`, isOver: false };
  return { text: `${characters(count)} of ${wholeNumber(maxLength)}`, isOver: false };
}

function characters(count: number): string {
  return `${wholeNumber(count)} ${count === 1 ? 'character' : 'characters'}`;
}

/** As the language writes it, such as "10,000". The browser's formatter is fetched for no smaller number: on a slow phone that takes 55 ms. */
function wholeNumber(count: number): string {
  return count < 1_000 ? String(count) : count.toLocaleString('en-US');
}
