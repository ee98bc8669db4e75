import type { Overview } from '~/api/answers/overview.ts';
import { byteOrderMark, toCsv } from '~/domain/csv.ts';
import { stateNames } from '../texts/texts.ts';

const heads = [
  'Figure',
  'Position',
  'Week or month from',
  'State',
  'Applications',
  'Median days',
  'Longest days',
];

/**
 * The figures of the page as a table for spreadsheets, a line for each number.
 * @param titleOf what a position is called.
 * @param zone whose weeks and months they are.
 */
export function overviewText(figures: Overview, titleOf: (job: string) => string, zone: string): string {
  const { weeks, states, outcomes } = figures;
  const rows = [
    ...weeks.map(({ job_id: job, week, number }) =>
      [
        [`Received in the week (${zone})`, titleOf(job), week, ''],
        [String(number), '', ''],
      ].flat(),
    ),
    ...states.map(({ job_id: job, state, number, median_days: median, longest_days: longest }) =>
      [
        ['In the state now', job === null ? 'All positions' : titleOf(job), '', stateNames[state]],
        [number, median, longest].map(String),
      ].flat(),
    ),
    ...outcomes.map(({ job_id: job, month, state, number }) =>
      [
        [`Outcome in the month (${zone})`, titleOf(job), month, stateNames[state]],
        [String(number), '', ''],
      ].flat(),
    ),
  ];
  return byteOrderMark + toCsv(heads, rows);
}

/** The same as a file. */
export function overviewFile(...figures: Parameters<typeof overviewText>): Blob {
  return new Blob([overviewText(...figures)], { type: 'text/csv;charset=utf-8' });
}
