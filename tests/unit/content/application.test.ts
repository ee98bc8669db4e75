import { expect, it } from 'vitest';
import {
  afterFailureText,
  describeLength,
  failureText,
  offersEmail,
  phoneExample,
} from '~/content/application.ts';
import { tidyPhone } from '~/domain/application/phone.ts';
import { applicationRules } from '~/domain/application/rules.ts';
import type { FormFailure, SubmitFailure } from '~/domain/application/submit-failure.ts';

/* The specification's texts (section 8). That every kind has one is the compiler's. */
it.each<[SubmitFailure, string]>([
  [{ kind: 'not-configured' }, 'Database not configured. Please contact support to complete setup.'],
  [{ kind: 'refused', message: 'Closed.' }, 'Closed.'],
  [{ kind: 'refused', message: '' }, 'Failed to submit application'],
  [{ kind: 'unexpected' }, 'An unexpected error occurred'],
  [{ kind: 'no-answer' }, 'Failed to submit application. Please try again.'],
])('%j: %s', (failure, text) => expect(failureText(failure)).toBe(text));

it.each<[FormFailure, after: string, offered: readonly boolean[]]>([
  [
    { kind: 'unexpected' },
    'Your words and your resume are still here. Please try again in a moment.',
    [false, true],
  ],
  // These say themselves when, or nobody knows.
  [{ kind: 'limited', limit: 'network' }, 'Your words and your resume are still here.', [true, true]],
  [{ kind: 'refused', message: 'Not today.' }, 'Your words and your resume are still here.', [true, true]],
])('after %j: %s', (failure, after, offered) => {
  expect(afterFailureText(failure)).toBe(after);
  expect([1, 2].map((times) => offersEmail(failure, times))).toEqual(offered);
});

it.each([
  ['', '100 characters to go', '100 characters to go', false],
  [`  ${'c'.repeat(99)}  `, '1 character to go', '1 character to go', false],
  ['c'.repeat(100), '100 characters of 10,000', 'Long enough.', false],
  ['कि'.repeat(5_000), '10,000 characters of 10,000', 'Long enough.', false],
  ['c'.repeat(10_001), '1 character too many', '1 character too many', true],
])('the counter under a text of this length', (typed, text, announcement, isOver) => {
  expect(describeLength(typed, applicationRules.coverLetter)).toEqual({ text, announcement, isOver });
});

it.each(['America/New_York', 'America/Toronto', 'America/Mexico_City', 'Asia/Kolkata', 'Asia/Dubai'])(
  'the example of a phone number in %s breaks nowhere, and is kept as it stands',
  (zone) => {
    expect(phoneExample(zone)).toMatch(/^\+[\d\u00A0]+$/);
    expect(tidyPhone(phoneExample(zone))).toBe(phoneExample(zone).replaceAll('\u00A0', ''));
  },
);
