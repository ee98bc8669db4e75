import { describe, expect, it } from 'vitest';
import { describeLength, failureText } from '~/content/application.ts';
import { applicationRules } from '~/domain/application/rules.ts';
import type { SubmitFailure } from '~/domain/application/submit-failure.ts';

describe('failureText', () => {
  const table: [SubmitFailure, string][] = [
    [{ kind: 'not-configured' }, 'Database not configured. Please contact support to complete setup.'],
    [{ kind: 'refused', message: 'Closed.' }, 'Failed to submit application. Closed.'],
    [{ kind: 'refused', message: '' }, 'Failed to submit application'],
    [
      { kind: 'position-closed' },
      'This position is closed and takes no more applications. Your words are still here.',
    ],
    [{ kind: 'limited', limit: 'request' }, 'Please send one application at a time.'],
    [{ kind: 'unexpected' }, 'An unexpected error occurred'],
    [{ kind: 'no-answer' }, 'Failed to submit application. Please try again.'],
    [{ kind: 'field-refused', field: 'phone' }, 'Invalid phone number'],
    [
      { kind: 'field-refused', field: 'resume' },
      'Your resume was not accepted. Please choose the file again.',
    ],
  ];
  it.each(table)('%j: %s', (failure, text) => expect(failureText(failure)).toBe(text));
});

describe('describeLength', () => {
  it.each([
    ['', '100 characters to go', '100 characters to go', false],
    [`  ${'c'.repeat(99)}  `, '1 character to go', '1 character to go', false],
    ['c'.repeat(100), '100 characters of 10,000', 'Long enough.', false],
    ['कि'.repeat(5_000), '10,000 characters of 10,000', 'Long enough.', false],
    ['c'.repeat(10_001), '1 character too many', '1 character too many', true],
  ])('a text of this length', (typed, text, said, isOver) => {
    expect(describeLength(typed, applicationRules.coverLetter)).toEqual({ text, said, isOver });
  });
});
