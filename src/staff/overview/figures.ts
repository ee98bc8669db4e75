import type { Overview } from '~/api/answers/overview.ts';
import { applicationStates, type ApplicationState, isUndecided } from '~/domain/contract/staff.ts';

/** What a plot draws and its table says: a row of numbers by series. `name` is a day (ISO 8601), a state or a position. */
export type FigureRow<Name extends string, Series extends string> = {
  name: Name;
  values: Readonly<Record<Series, number>>;
};

/** How an application ends. */
export const outcomes = ['hired', 'declined', 'withdrawn'] as const;
export type Outcome = (typeof outcomes)[number];

/** The states in which somebody waits for a decision. */
export const undecidedStates = applicationStates.filter(isUndecided);

const dayMs = 24 * 3600 * 1000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The day some days later. @param day ISO 8601. */
function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * dayMs);
}

/** The first day of the month some months later. */
function addMonths(day: string, months: number): string {
  const date = new Date(day);
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
}

/** At least a quarter, however young the site is. */
const fewestWeeks = 13;

/** Applications by week, from the first that had one to this one; weeks without one are rows too. @param job all positions when empty. */
export function receivedByWeek(
  { weeks, this_week: last }: Overview,
  job: string,
): readonly FigureRow<string, 'received'>[] {
  const found = sumBy(
    weeks.filter((each) => isOf(each, job)),
    ({ week }) => week,
  );
  const first = [...found.keys(), addDays(last, -7 * (fewestWeeks - 1))].toSorted()[0] ?? last;
  const rows: FigureRow<string, 'received'>[] = [];
  for (let week = first; week <= last; week = addDays(week, 7))
    rows.push({ name: week, values: { received: found.get(week) ?? 0 } });
  return rows;
}

/** Decisions by month, of the last twelve. */
export function outcomesByMonth(
  { outcomes: decided, this_month: last }: Overview,
  job: string,
): readonly FigureRow<string, Outcome>[] {
  const found = sumBy(
    decided.filter((each) => isOf(each, job)),
    ({ month, state }) => `${month} ${state}`,
  );
  const countOf = (month: string, state: Outcome) => found.get(`${month} ${state}`) ?? 0;
  return Array.from({ length: 12 }, (_, index) => addMonths(last, index - 11)).map((name) => ({
    name,
    values: {
      hired: countOf(name, 'hired'),
      declined: countOf(name, 'declined'),
      withdrawn: countOf(name, 'withdrawn'),
    },
  }));
}

/** How many are in a state now, and for how many days: half of them for no longer than `median`, one for `longest`. */
export type StateFigures = { state: ApplicationState; number: number; median: number; longest: number };

/** Every state in its order, those without an application too. */
export function statesOf({ states }: Overview, job: string): readonly StateFigures[] {
  return applicationStates.map((state) => {
    const row = states.find((each) => (each.job_id ?? '') === job && each.state === state);
    return {
      state,
      number: row?.number ?? 0,
      median: row?.median_days ?? 0,
      longest: row?.longest_days ?? 0,
    };
  });
}

const none = { new: 0, looked_at: 0, talking: 0, offer: 0, hired: 0, declined: 0, withdrawn: 0 };

/** How many of each position are in each state, the position with most undecided ones first. */
export function statesByPosition({ states }: Overview): readonly FigureRow<string, ApplicationState>[] {
  const found = new Map<string, Record<ApplicationState, number>>();
  for (const { job_id: id, state, number } of states) {
    if (id === null) continue;
    found.set(id, { ...(found.get(id) ?? none), [state]: number });
  }
  return [...found]
    .map(([name, values]) => ({ name, values }))
    .toSorted(
      (one, other) => undecidedOf(other) - undecidedOf(one) || one.name.localeCompare(other.name, 'en'),
    );
}

/** How many of a row wait for a decision. */
export function undecidedOf({ values }: FigureRow<string, ApplicationState>): number {
  return undecidedStates.reduce((sum, state) => sum + values[state], 0);
}

const isOf = ({ job_id: id }: { job_id: string }, job: string) => job === '' || id === job;

function sumBy<Row extends { number: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.number);
  return sums;
}
