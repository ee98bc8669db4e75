import { countBlocked } from '../../policy/health.ts';
import { spendLine, type LogBudget, type LogEntry } from '../../policy/log.ts';

/** Counts every blocked attempt by its rule, and writes the first ten of a minute. */
export type Denials = {
  deny: (rule: string, url?: string) => void;
  counts: () => Readonly<Record<string, number>>;
};

export function createDenials(log: (entry: LogEntry) => void, nowMs: () => number): Denials {
  let blocked: Readonly<Record<string, number>> = {};
  let budget: LogBudget = {};
  return {
    counts: () => blocked,
    deny(rule, url) {
      blocked = countBlocked(blocked, rule);
      const spent = spendLine(budget, rule, nowMs());
      budget = spent.budget;
      if (spent.write) log({ event: 'denied', rule, ...(url === undefined ? {} : { url }) });
    },
  };
}
