import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../supabase/cli/applications.ts';
import { groupRepeats, repeatNote, repeatsOf } from '../../../../supabase/cli/repeats.ts';

const entry = (id: string, email: string, job_id = 'product-tester'): Entry => ({
  id,
  email,
  job_id,
  job_title: 'Product Tester',
  language: 'en',
  full_name: 'Ada Example',
  created_at: '2026-11-20T12:00:00+00:00',
});

/** Newest first, as the backend gives them. */
const entries = [
  entry('ada-3', 'ADA@a.example'),
  entry('bob', 'bob@a.example'),
  entry('ada-2', 'ada@a.example'),
  entry('ada-elsewhere', 'ada@a.example', 'content-creator'),
  entry('ada-1', 'Ada@A.example'),
];

describe('repeated applications', () => {
  it('are numbered as they were filed, by address and position, whatever the capitals', () => {
    expect(Object.fromEntries(repeatsOf(entries))).toEqual({
      'ada-1': { nth: 1, of: 3 },
      'ada-2': { nth: 2, of: 3 },
      'ada-3': { nth: 3, of: 3 },
    });
  });

  it('stand together, at the place of the newest', () => {
    const ids = groupRepeats(entries).map(({ id }) => id);
    expect(ids).toEqual(['ada-3', 'ada-2', 'ada-1', 'bob', 'ada-elsewhere']);
  });

  it.each([
    [1, '1st of 30'],
    [2, '2nd of 30'],
    [3, '3rd of 30'],
    [4, '4th of 30'],
    [11, '11th of 30'],
    [12, '12th of 30'],
    [22, '22nd of 30'],
  ])('number %i reads %s', (nth, words) => {
    expect(repeatNote({ nth, of: 30 })).toBe(words);
  });
  it('say nothing of a single one', () => expect(repeatNote(undefined)).toBe(''));
});
