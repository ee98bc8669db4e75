import { spendLine, type LogBudget, type LogEntry } from '../../policy/log.ts';

/** Counts every blocked attempt by its rule, and writes the first ten of a minute. */
export type Denials = {
  deny: (rule: string, url?: string) => void;
  counts: Readonly<Record<string, number>>;
};

export function createDenials(log: (entry: LogEntry) => void, nowMs: () => number): Denials {
  const counts: Record<string, number> = {};
  let budget: LogBudget = {};
  return {
    counts,
    deny(rule, url) {
      counts[rule] = (counts[rule] ?? 0) + 1;
      const spent = spendLine(budget, rule, nowMs());
      budget = spent.budget;
      if (spent.write) log({ event: 'denied', rule, ...(url === undefined ? {} : { url }) });
    },
  };
}
