import type { LogEntry } from '../../policy/log.ts';
import { countEvent, lineLimit, type Counts } from '../../policy/rate-limit.ts';

/** Counts every blocked attempt by its rule, and writes the first ten of a minute. */
export type Denials = {
  deny: (rule: string, url?: string) => void;
  counts: Readonly<Record<string, number>>;
};

export function createDenials(log: (entry: LogEntry) => void, nowMs: () => number): Denials {
  const counts: Record<string, number> = {};
  let lines: Counts = {};
  return {
    counts,
    deny(rule, url) {
      counts[rule] = (counts[rule] ?? 0) + 1;
      const counted = countEvent(lines, rule, nowMs(), lineLimit);
      lines = counted.counts;
      if (counted.isWithin) log({ event: 'denied', rule, ...(url === undefined ? {} : { url }) });
    },
  };
}
