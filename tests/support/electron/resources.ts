import { readdirSync, readFileSync } from 'node:fs';
import { processesWith } from './leftovers.ts';
import type { Surroundings } from './program.ts';

/** What all processes of a running kiosk hold together. */
export type Resources = {
  /** Proportional set size in kilobytes: memory that processes share is counted once (proc(5), smaps). */
  pssKilobytes: number;
  openFiles: number;
  processes: number;
};

/** Measures a kiosk by the processes of its home. Linux alone. */
export function measureResources({ home }: Pick<Surroundings, 'home'>): Resources {
  const pids = processesWith('HOME', home)
    .filter((line) => !line.includes('speech'))
    .map((line) => line.split(' ')[0] ?? '');
  const sum = (measure: (pid: string) => number) =>
    pids.reduce((total, pid) => total + orZero(() => measure(pid)), 0);
  return {
    pssKilobytes: sum((pid) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
    ),
    openFiles: sum((pid) => readdirSync(`/proc/${pid}/fd`).length),
    processes: pids.length,
  };
}

/** A process may go while it is looked at. */
function orZero(measure: () => number): number {
  try {
    return measure() || 0;
  } catch {
    return 0;
  }
}
