import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { configWord } from '../support/electron/config.ts';
import { processesOf } from '../support/electron/program.ts';
import { expect, test } from './electron-test.ts';

/** Parts of a core that the release build may use while nobody is there, in software drawing. */
const idleShare = 0.01;

const watchedSeconds = 3;

/** Ticks in which Linux counts a processor's time, a second (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

test('while nobody is there the invitation costs almost no processor time', async ({
  display,
  surroundings,
  startRelease,
}) => {
  startRelease(configWord());
  await expect.poll(() => display.colours(), { timeout: 20_000 }).toBeGreaterThan(100);
  // Time spent in the program and in the kernel for it: the fields 14 and 15, after a name that may hold spaces.
  const ticksOf = (pid: string | undefined) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  };
  const share = async () => {
    const pids = processesOf(surroundings.home).map((line) => line.split(' ')[0]);
    const ticks = () => pids.reduce((sum, pid) => sum + ticksOf(pid), 0);
    const before = ticks();
    await wait(watchedSeconds * 1_000);
    return (ticks() - before) / ticksPerSecond / watchedSeconds;
  };
  // The start itself is not idle, and how long it takes is the machine's matter.
  await expect.poll(share, { timeout: 90_000, intervals: [0] }).toBeLessThanOrEqual(idleShare);
});
