import { describe, expect, it } from 'vitest';
import * as answers from '~/api/staff-answers.ts';

const row = {
  id: '7f3a91c2-0000-4000-8000-000000000000',
  reference: '7F3A91C2',
  created_at: '2026-11-22T10:00:00+00:00',
  job_id: 'open-application',
  job_title: 'Open Application',
  full_name: 'Ada Example',
  email: 'ada@applicant.example',
  language: 'en',
  state: 'new',
  assignee: null,
  flagged: false,
};
const listed = { ...row, assignee_name: null, has_resume: true, repeats: 0, is_due: false };
const linked = { ...row, has_resume: false, is_resume_opened: false, is_read: false, closed_on: null };

describe('answers of the database', () => {
  const { applicationList, openedApplication, linkedApplication, erasedApplication } = answers;
  it.each([
    ['a list', applicationList, rows({}), true],
    ['a list with a reference as shown', applicationList, rows({ reference: '7f3a-91c2' }), false],
    ['a list with an unknown state', applicationList, rows({ state: 'eaten' }), false],
    ['counts of an unknown state', applicationList, { ...rows({}), states: { eaten: 2 } }, false],
    ['no application', openedApplication, null, true],
    ['an application without what was written', openedApplication, listed, false],
    ['what a link shows', linkedApplication, linked, true],
    ['what a link shows, with an odd day', linkedApplication, { ...linked, closed_on: 3 }, false],
    ['nothing for a wrong secret', erasedApplication, null, true],
    ['an erasure that was none', erasedApplication, { erased: false }, false],
  ] as const)('%s', (_name, schema, value, isTaken) => {
    expect(schema.safeParse(value).success).toBe(isTaken);
  });
});

function rows(changes: object) {
  return { total: 1, states: { new: 1 }, due: 0, rows: [{ ...listed, ...changes }] };
}
