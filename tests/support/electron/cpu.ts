import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { processesWith } from './leftovers.ts';
import type { Surroundings } from './program.ts';

/** Ticks in which Linux counts a processor's time, a second (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/**
 * Which part of one core a program and its children use.
 * @param seconds how long to watch. Processes of other programs that were started with it (the speech service) do not count.
 */
export async function cpuShare({ home }: Pick<Surroundings, 'home'>, seconds: number): Promise<number> {
  const pids = processesWith('HOME', home)
    .filter((each) => !each.includes('speech-dispatcher'))
    .map((each) => each.split(' ')[0]);
  const before = ticks(pids);
  await wait(seconds * 1_000);
  return (ticks(pids) - before) / ticksPerSecond / seconds;
}

/** Time spent in the program and in the kernel for it: the fields 14 and 15, after a name that may hold spaces. */
function ticks(pids: readonly (string | undefined)[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + Number(fields[11]) + Number(fields[12]);
  }, 0);
}
