import { answersAfter, type Work } from './next-works.ts';
import { back, backFromCache } from './next-back.ts';
import { earlyPresses } from './next-early.ts';
import { interactions } from './next-interactions.ts';
import { careers, home, job, nextPages } from './next-pages.ts';
import { nextPage } from './next-press.ts';

/** What is measured: how early a page answers, when a press made at once takes effect, the next page once the first is idle and as soon as it has loaded, the answers within a page, and the way back. */
export const kinds = ['hydrated', 'press', 'idle', 'early', 'inp', 'back'] as const;
export type Kind = (typeof kinds)[number];

/** One thing that is measured, and the longest it may take; null where only earlier builds are a measure. */
export type Journey = { kind: Kind; name: string; goalMs: number | null; run: Work };

/** Everything `npm run bench:next` measures (docs/decisions/performance-budgets.md). */
export const journeys: readonly Journey[] = [
  { kind: 'hydrated', name: `${home} answers`, goalMs: 1200, run: answersAfter(home) },
  { kind: 'hydrated', name: `${job} answers, its form too`, goalMs: 1800, run: answersAfter(job) },
  ...Object.entries(earlyPresses).map(([name, run]): Journey => ({
    kind: 'press',
    name,
    goalMs: null,
    run,
  })),
  ...nextPages.map(([from, to]): Journey => {
    return { kind: 'idle', name: `${from} → ${to}, idle`, goalMs: 200, run: nextPage(from, to, 'idle') };
  }),
  ...nextPages.map(([from, to]): Journey => {
    return { kind: 'early', name: `${from} → ${to}, at load`, goalMs: 700, run: nextPage(from, to, 'load') };
  }),
  ...Object.entries(interactions).map(([name, run]): Journey => ({ kind: 'inp', name, goalMs: 100, run })),
  { kind: 'back', name: `back to ${home}`, goalMs: 150, run: back(home, careers) },
  { kind: 'back', name: `back to ${careers}`, goalMs: 150, run: back(careers, job) },
  { kind: 'back', name: `back to ${job}`, goalMs: 150, run: back(job, careers) },
  {
    kind: 'back',
    name: `back to ${home} from the page cache`,
    goalMs: 150,
    run: backFromCache(home, careers),
  },
];
