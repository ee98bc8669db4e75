import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { processesOf, type Surroundings } from './program.ts';

/** What all processes of a running kiosk hold together. */
export type Resources = {
  /** Proportional set size in kilobytes: memory that processes share is counted once (proc(5), smaps). */
  pssKilobytes: number;
  /** The part of it that no file lies behind: what can leak, and what a neighbour that maps the same files does not change. */
  ownKilobytes: number;
  openFiles: number;
  processes: number;
};

/** Measures a kiosk by the processes of its home. Linux alone. */
export function measureResources({ home }: Pick<Surroundings, 'home'>): Resources {
  const pids = pidsOf(home);
  const sum = (measure: (pid: string) => number) =>
    pids.reduce((total, pid) => total + orZero(() => measure(pid)), 0);
  return {
    pssKilobytes: sum((pid) => rollup(pid, 'Pss')),
    ownKilobytes: sum((pid) => rollup(pid, 'Pss_Anon') + rollup(pid, 'Pss_Shmem')),
    openFiles: sum((pid) => readdirSync(`/proc/${pid}/fd`).length),
    processes: pids.length,
  };
}

/** One value of a process's memory, in kilobytes. */
function rollup(pid: string, name: string): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]);
}

/** A process may go while it is looked at. */
function orZero(measure: () => number): number {
  try {
    return measure() || 0;
  } catch {
    return 0;
  }
}

/** Ticks in which Linux counts a processor's time, a second (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/**
 * Which part of one core a kiosk uses.
 * @param seconds how long to watch.
 */
export async function cpuShare({ home }: Pick<Surroundings, 'home'>, seconds: number): Promise<number> {
  const pids = pidsOf(home);
  // Time spent in the program and in the kernel for it: the fields 14 and 15, after a name that may hold spaces.
  const ticks = () =>
    pids.reduce((sum, pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return sum + Number(fields[11]) + Number(fields[12]);
    }, 0);
  const before = ticks();
  await wait(seconds * 1_000);
  return (ticks() - before) / ticksPerSecond / seconds;
}

const pidsOf = (home: string) => processesOf(home).map((line) => line.split(' ')[0] ?? '');
