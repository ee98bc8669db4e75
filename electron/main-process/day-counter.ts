import { readFileSync } from 'node:fs';
import {
  addPage,
  dayCountsSchema,
  startDay,
  turnDay,
  type DayCount,
  type DayCounts,
} from '../policy/day-count.ts';
import { localTime } from '../policy/schedule.ts';
import type { Context } from './context.ts';
import { replaceFile } from './replace-file.ts';

/** Counts visits and touches of a day, and tells those of the last day that is over. */
export type DayCounter = {
  /** Somebody touched the page. */
  touch: () => void;
  /** The page is over: it counts now, whole. @param visit whether it saw a visit. */
  endPage: (visit: boolean) => void;
  lastDay: () => DayCount | null;
  /** Keeps what is counted for the next start. A page that is still open is left out. */
  keep: () => void;
};

/** @param file of the data folder. Where it cannot be written, a restart loses the day's count. */
export function createDayCounter(context: Pick<Context, 'config' | 'wallClockMs'>, file: string): DayCounter {
  const today = () => localTime(context.wallClockMs(), context.config.timeZone).date;
  let counts = readCounts(file) ?? startDay(today());
  let touches = 0;
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
    touch: () => void (touches += 1),
    endPage(visit) {
      turn();
      counts = addPage(counts, { touches, visit });
      touches = 0;
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
