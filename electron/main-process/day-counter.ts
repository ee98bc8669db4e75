import { readFileSync } from 'node:fs';
import {
  addSums,
  addToDay,
  dayCountsSchema,
  noSums,
  startDay,
  turnDay,
  type DayCount,
  type DayCounts,
  type Sums,
} from '../policy/day-count.ts';
import { localTime } from '../policy/schedule.ts';
import type { Context } from './context.ts';
import { replaceFile } from './replace-file.ts';

/** Counts what a day sees, and tells the sums of the last day that is over. */
export type DayCounter = {
  /** Something happened on the page. */
  count: (more: Partial<Sums>) => void;
  /** The page is over: it counts now, whole. @param visit whether it saw a visit. */
  endPage: (visit: boolean) => void;
  /** What it left is wiped. */
  countWipe: () => void;
  lastDay: () => DayCount | null;
  /** Keeps what is counted for the next start. A page that is still open is left out. */
  keep: () => void;
};

/** @param file of the data folder. Where it cannot be written, a restart loses the day's count. */
export function createDayCounter(context: Pick<Context, 'config' | 'wallClockMs'>, file: string): DayCounter {
  const today = () => localTime(context.wallClockMs(), context.config.timeZone).date;
  let counts = readCounts(file) ?? startDay(today());
  let page = noSums;
  const keep = () => {
    try {
      replaceFile(file, `${JSON.stringify(counts)}\n`);
    } catch {
      // Only a count is lost.
    }
  };
  const turn = () => {
    const turned = turnDay(counts, today());
    if (turned === counts) return;
    counts = turned;
    keep();
  };
  return {
    count: (more) => void (page = addSums(page, more)),
    endPage(visit) {
      turn();
      counts = addToDay(counts, addSums(page, { visits: Number(visit) }));
      page = noSums;
    },
    countWipe() {
      turn();
      counts = addToDay(counts, { wipes: 1 });
    },
    lastDay() {
      turn();
      return counts.lastDay;
    },
    keep,
  };
}

/** What an older run counted; null where there is nothing that can be read. */
function readCounts(file: string): DayCounts | null {
  try {
    return dayCountsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
