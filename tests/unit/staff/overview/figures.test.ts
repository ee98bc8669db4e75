import { expect, it } from 'vitest';
import type { Overview } from '../../../../src/api/answers/overview.ts';
import {
  outcomesByMonth,
  receivedByWeek,
  statesByPosition,
  statesOf,
} from '../../../../src/staff/overview/figures.ts';
import { overviewText } from '../../../../src/staff/overview/overview-file.ts';

const days = (median_days: number, longest_days: number) => ({ median_days, longest_days });
const figures: Overview = {
  this_week: '2026-11-23',
  this_month: '2026-11-01',
  weeks: [
    { job_id: 'nurse', week: '2026-06-29', number: 2 },
    { job_id: 'nurse', week: '2026-11-23', number: 1 },
    { job_id: 'cook', week: '2026-11-23', number: 4 },
  ],
  states: [
    { job_id: null, state: 'new', number: 5, ...days(2, 40) },
    { job_id: null, state: 'hired', number: 2, ...days(90, 100) },
    { job_id: 'nurse', state: 'new', number: 1, ...days(40, 40) },
    { job_id: 'nurse', state: 'hired', number: 2, ...days(90, 100) },
    { job_id: 'cook', state: 'new', number: 4, ...days(1.5, 3.2) },
  ],
  outcomes: [
    { job_id: 'nurse', month: '2026-08-01', state: 'hired', number: 2 },
    { job_id: 'cook', month: '2026-08-01', state: 'hired', number: 1 },
  ],
};

it('has every week from the first application on, and at least a quarter', () => {
  const all = receivedByWeek(figures, '');
  expect(all).toHaveLength(22);
  expect([all[0], all[1], all.at(-1)]).toEqual([
    { name: '2026-06-29', values: { received: 2 } },
    { name: '2026-07-06', values: { received: 0 } },
    { name: '2026-11-23', values: { received: 5 } },
  ]);
  expect(receivedByWeek(figures, 'cook')).toHaveLength(13);
  expect(receivedByWeek(figures, 'nobody').every(({ values }) => values.received === 0)).toBe(true);
});

it('has the last twelve months with what was decided in them', () => {
  const months = outcomesByMonth(figures, '');
  expect(months.map(({ name }) => name).join()).toMatch(/^2025-12-01,2026-01-01,.*,2026-11-01$/);
  expect(months.find(({ name }) => name === '2026-08-01')?.values).toEqual({
    hired: 3,
    declined: 0,
    withdrawn: 0,
  });
  expect(outcomesByMonth(figures, 'cook')[8]?.values.hired).toBe(1);
});

it('says of a state nothing but its own numbers', () => {
  expect(statesOf(figures, '')[0]).toEqual({ state: 'new', number: 5, median: 2, longest: 40 });
  expect(statesOf(figures, 'cook')[0]).toEqual({ state: 'new', number: 4, median: 1.5, longest: 3.2 });
  expect(statesOf(figures, 'cook')[4]).toEqual({ state: 'hired', number: 0, median: 0, longest: 0 });
});

it('puts the position first in which most wait', () => {
  expect(statesByPosition(figures).map(({ name, values }) => [name, values.new, values.hired])).toEqual([
    ['cook', 4, 0],
    ['nurse', 1, 2],
  ]);
});

it('writes a line for each number, and no title as a formula', () => {
  const lines = overviewText(figures, (job) => `=${job}`, 'Europe/Berlin').split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"Figure","Position","Week or month from","State","Applications","Median days","Longest days"',
  );
  expect(lines[1]).toBe(`"Received in the week (Europe/Berlin)","'=nurse","2026-06-29","","2","",""`);
  expect(lines[4]).toBe('"In the state now","All positions","","New","5","2","40"');
  expect(lines.at(-2)).toBe(`"Outcome in the month (Europe/Berlin)","'=cook","2026-08-01","Hired","1","",""`);
});
