import { readdirSync, readFileSync } from 'node:fs';
import { processesOf } from '../support/electron/program.ts';
import { nightly } from '../support/nightly.ts';
import { begin, endVisit, expect, test, type RunningKiosk } from './electron-test.ts';

/*
 * One visitor after another, for as long as `SOAK_VISITS` says: `SOAK_VISITS=10000 npm run soak:kiosk`.
 * Each touches the invitation with the kiosk's own input, leaves something in every storage, and ends the visit.
 */

const visits = Number(process.env.SOAK_VISITS ?? 60);
/** From here on nothing may grow: caches are full and the engine is warm. */
const warmUp = Math.min(100, Math.floor(visits / 3));
const visitMs = 1_000;

test(`${visits} visits leave no more than ${warmUp} did`, nightly, async ({ freshKiosk: kiosk }) => {
  test.setTimeout(60_000 + visits * visitMs * 2);
  let before: Awaited<ReturnType<typeof rest>> | null = null;
  for (let visit = 1; visit <= visits; visit += 1) {
    await visitOnce(kiosk);
    if (visit === warmUp) before = await rest(kiosk, visit);
    else if (visit % 500 === 0) await rest(kiosk, visit);
  }
  const after = await rest(kiosk, visits);
  expect(after.privateKilobytes).toBeLessThan((before?.privateKilobytes ?? 0) * 1.1);
  expect(after.processes).toBe(before?.processes);
  expect(Math.abs(after.openFiles - (before?.openFiles ?? 0))).toBeLessThanOrEqual(10);
  expect(await pageProcesses(kiosk)).toBe(1);
  const failed = kiosk.log().filter(({ event }) => event === 'wipe-step-failed' || event === 'page-lost');
  expect(failed).toEqual([]);
});

/** A touch, something left behind, and the end; back when the next page is there. */
async function visitOnce(kiosk: RunningKiosk): Promise<void> {
  const page = await begin(kiosk);
  await page.evaluate(() => {
    sessionStorage.setItem('left', 'x'.repeat(1_000));
    localStorage.setItem('left', 'x'.repeat(1_000));
  });
  await endVisit(kiosk);
}

/** Measures once what a visit lets go has been let go. */
async function rest(kiosk: RunningKiosk, visit: number) {
  await expect.poll(() => pageProcesses(kiosk)).toBe(1);
  await kiosk.app.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
  const resources = measure(kiosk.home);
  console.log(`visit ${visit}: ${JSON.stringify(resources)}`);
  return resources;
}

function pageProcesses(kiosk: RunningKiosk): Promise<number> {
  return kiosk.app.evaluate(({ app }) => app.getAppMetrics().filter(({ type }) => type === 'Tab').length);
}

/** What all processes of a kiosk hold together. */
function measure(home: string) {
  const pids = processesOf(home).map((line) => line.split(' ')[0] ?? '');
  const sum = (look: (pid: string) => number) =>
    pids.reduce((total, pid) => total + orZero(() => look(pid)), 0);
  return {
    // What can leak, and what a neighbour that maps the same files does not change: memory that no file lies behind, shared
    // memory counted once (proc(5), smaps).
    privateKilobytes: sum((pid) => {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      const found = text.matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+)/gm);
      return [...found].reduce((total, [, kilobytes]) => total + Number(kilobytes), 0);
    }),
    openFiles: sum((pid) => readdirSync(`/proc/${pid}/fd`).length),
    processes: pids.length,
  };
}

/** A process may go while it is looked at. */
function orZero(look: () => number): number {
  try {
    return look();
  } catch {
    return 0;
  }
}
