import { describe, expect, test } from 'vitest';
import { employer } from '~/content/employer.ts';
import { findJob } from '~/content/job-details.ts';
import { jobs } from '~/content/jobs.ts';
import { findOfferProblems, isClosed, type Offer, type PayRange } from '~/domain/jobs/offer.ts';

const canada = (minimum: number, maximum: number): PayRange => {
  return { country: 'CA', currency: 'CAD', minimum, maximum };
};
const offer = (range: PayRange, unit: Offer['pay']['unit'] = 'YEAR'): Offer => {
  return {
    pay: { unit, ranges: [range] },
    closesOn: '2027-01-31',
    timeZone: 'Pacific/Honolulu',
    vacancy: 'open-now',
  };
};

describe('what is wrong with an offer', () => {
  test.each([
    ['a range as wide as Ontario lets it be', offer(canada(60_000, 110_000)), []],
    ['one dollar wider', offer(canada(60_000, 110_001)), ['the pay for CA spans more than 50000 CAD a year']],
    ['so wide in another money', offer({ ...canada(60_000, 900_000), currency: 'MXN' }), []],
    ['one figure', offer(canada(30, 30), 'HOUR'), []],
    ['a range upside down', offer(canada(31, 30), 'HOUR'), ['the pay for CA is no range']],
    ['nothing', offer(canada(0, 30), 'HOUR'), ['the pay for CA is no range']],
    ['half a dollar', offer(canada(20.5, 30), 'HOUR'), ['the pay for CA is no range']],
    ['pay for another country', offer({ ...canada(20, 30), country: 'IN' }, 'HOUR'), ['no pay for CA']],
  ])('%s', (_name, of, problems) => {
    expect(findOfferProblems(of, '2026-11-02', ['CA'])).toEqual(problems);
  });

  test('it closes after it is posted', () => {
    const of = offer(canada(20, 30), 'HOUR');
    expect(findOfferProblems(of, '2027-01-30', ['CA'])).toEqual([]);
    expect(findOfferProblems(of, '2027-01-31', ['CA'])).toEqual(['it closes before it is posted']);
  });
});

test.each([
  ['2027-01-30', false],
  ['2027-01-31', false],
  ['2027-02-01', true],
])('on %s it is closed: %s', (today, closed) => {
  expect(isClosed({ closesOn: '2027-01-31' }, today)).toBe(closed);
});

test.each(jobs())('the offer of $id holds', ({ id }) => {
  const job = findJob(id);
  expect(job && findOfferProblems(job.offer, job.datePosted, employer.countries)).toEqual([]);
});
