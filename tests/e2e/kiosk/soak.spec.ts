import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { layout } from '../../../electron/policy/layout.ts';
import { installPreload } from '../../support/kiosk-main.ts';
import { idleMain, measureMemory, runVisits, type PageMemory } from '../../support/kiosk-soak.ts';
import { testKioskFolder } from '../../support/kiosk-server.ts';
import { expect, test } from '../../support/kiosk-test.ts';

/** `npm run soak:kiosk` sets 2000. */
const visits = Number(process.env.SOAK_VISITS ?? 10);
const firstMeasured = visits >= 200 ? 100 : 6;
/** Visits side by side: much of one is waiting, for what is typed to settle and for pages to open. */
const lanes = visits >= 200 ? 3 : 1;

// A recorder in the page would hold on to what it recorded.
test.use({ trace: 'off' });

/** A page as main opens one for a visitor. */
async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  const preload = await readFile(join(testKioskFolder, layout.preload), 'utf8');
  await installPreload(page, preload, () => idleMain);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  return page;
}

test(
  `a page holds no more for visitor ${visits} than for visitor ${firstMeasured}`,
  { tag: '@slow' },
  async ({ context, server }) => {
    test.setTimeout(60_000 + visits * 5_000);
    const seen = new Map<number, PageMemory>();
    let arrived = 0;
    // As the kiosk does it: each visitor gets a page of their own, and the last one's is gone.
    const receive = async () => {
      for (let visitor = ++arrived; visitor <= visits; visitor = ++arrived) {
        const page = await openPage(context, server.url);
        await runVisits(page, 1, 1);
        if (visitor === firstMeasured || visitor === visits) seen.set(visitor, await measureMemory(page));
        if (visits >= 200 && visitor % 100 === 0) console.log(`${visitor} visitors have come and gone.`);
        await page.close();
      }
    };
    await Promise.all(Array.from({ length: lanes }, receive));
    const [early, late] = [seen.get(firstMeasured), seen.get(visits)];
    if (early === undefined || late === undefined) throw new Error('Nothing was measured.');
    console.log(`Visitor ${firstMeasured} → ${visits}, a page each: ${describe(early, late)}.`);
    expect(growth(total(early), total(late))).toBeLessThan(10);
    expect(late.nodes).toBeLessThanOrEqual(early.nodes * 1.1);
    expect(late.listeners).toBeLessThanOrEqual(early.listeners * 1.1);
  },
);

test(
  'a page that is never replaced keeps neither elements nor listeners of its visitors',
  { tag: '@slow' },
  async ({ context, server }) => {
    test.setTimeout(180_000);
    const page = await openPage(context, server.url);
    await runVisits(page, 1, 20);
    const early = await measureMemory(page);
    await runVisits(page, 21, 20);
    const late = await measureMemory(page);
    console.log(`Visitor 20 → 40, one page: ${describe(early, late)}.`);
    // The engine still compiles what it has seen often by now; what the visitors left would come on top of it, twenty times.
    expect(growth(total(early), total(late))).toBeLessThan(20);
    expect(late.nodes).toBeLessThan(early.nodes * 1.1 + 50);
    expect(late.listeners).toBeLessThan(early.listeners * 1.1 + 10);
  },
);

function total({ script, document }: PageMemory): number {
  return script + document;
}

/** In percent. */
function growth(early: number, late: number): number {
  return ((late - early) / early) * 100;
}

function describe(early: PageMemory, late: PageMemory): string {
  const line = (name: string, a: number, b: number) =>
    `${name} ${(a / 1e6).toFixed(2)} → ${(b / 1e6).toFixed(2)} MB (${growth(a, b).toFixed(1)} %)`;
  return [
    line('script', early.script, late.script),
    line('script and document', total(early), total(late)),
    line('process', early.process ?? Number.NaN, late.process ?? Number.NaN),
    `nodes ${early.nodes} → ${late.nodes}`,
    `listeners ${early.listeners} → ${late.listeners}`,
  ].join(', ');
}
