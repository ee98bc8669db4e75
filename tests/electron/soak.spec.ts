import { measureResources, type Resources } from '../support/electron/resources.ts';
import { begin, endVisit, expect, test, type RunningKiosk } from './electron-test.ts';

/*
 * One visitor after another, for as long as `SOAK_VISITS` says: `SOAK_VISITS=10000 npm run soak:kiosk`.
 * Each touches the invitation with the kiosk's own input, leaves something in every storage, and ends the visit.
 */

const visits = Number(process.env.SOAK_VISITS ?? 90);
/** From here on nothing may grow: caches are full and the engine is warm. */
const settled = Math.min(100, Math.floor(visits / 3));
const visitMs = 1_000;

test(`${visits} visits leave no more than ${settled} did`, { tag: '@slow' }, async ({ ownKiosk: kiosk }) => {
  test.setTimeout(60_000 + visits * visitMs * 2);
  let before: Resources | null = null;
  for (let visit = 1; visit <= visits; visit += 1) {
    await visitOnce(kiosk);
    if (visit === settled) before = await rest(kiosk, visit);
    else if (visit % 500 === 0) await rest(kiosk, visit);
  }
  const after = await rest(kiosk, visits);
  expect(after.ownKilobytes).toBeLessThan((before?.ownKilobytes ?? 0) * 1.1);
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
async function rest(kiosk: RunningKiosk, visit: number): Promise<Resources> {
  await expect.poll(() => pageProcesses(kiosk)).toBe(1);
  await kiosk.app.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
  const resources = measureResources(kiosk);
  console.log(`visit ${visit}: ${JSON.stringify(resources)}`);
  return resources;
}

function pageProcesses(kiosk: RunningKiosk): Promise<number> {
  return kiosk.app.evaluate(({ app }) => app.getAppMetrics().filter(({ type }) => type === 'Tab').length);
}
