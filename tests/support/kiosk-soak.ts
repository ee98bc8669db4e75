import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { brand } from '../../src/config/brand.ts';
import { channels } from '../../src/domain/contract/kiosk-bridge.ts';
import { describeSettings } from '../../electron/main-process/session/visits.ts';
import { fakeContext } from './electron-fakes.ts';
import { usualConfig } from './kiosk-main.ts';

/**
 * What a page holds after the garbage is gone, in bytes: the script's objects and the engine's compiled code (`script`), the
 * document's objects and buffers (`document`), and all memory of its process that nobody shares, where the system says so
 * (`process`, Linux alone).
 */
export type PageMemory = {
  script: number;
  document: number;
  process: number | null;
  nodes: number;
  listeners: number;
};

const settings = {
  ...describeSettings(fakeContext({}, usualConfig), { width: 1_920, height: 1_080 }, 'a PIN', 1),
  afterVisit: false,
};

/** A main process that answers and does nothing else: a soak keeps the page, where a kiosk would replace it. */
export const idleMain = {
  send: () => undefined,
  ask: async (channel: string): Promise<unknown> =>
    channel === channels.getSettings ? settings : { opened: true, mode: 'both' },
};

/** Measures a page through the DevTools protocol. */
export async function measureMemory(page: Page): Promise<PageMemory> {
  const devTools = await page.context().newCDPSession(page);
  // Twice: what the first round's finalizers let go only falls in the second.
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const heap = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  await devTools.detach();
  return {
    script: heap.usedSize,
    document: heap.embedderHeapUsedSize + heap.backingStorageSize,
    process: await measureProcess(page),
    nodes,
    listeners: jsEventListeners,
  };
}

/** Private bytes of the page's process: the largest renderer there is. */
async function measureProcess(page: Page): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await browser?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  await browser?.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => privateBytes(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')));
  return sizes.length === 0 ? null : Math.max(...sizes);
}

function privateBytes(rollup: string): number {
  const lines = [...rollup.matchAll(/^(?:Private_Clean|Private_Dirty|SwapPss):\s+(\d+) kB$/gm)];
  return lines.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1_024, 0);
}

/**
 * Lets visitors come and go in the same page: each touches the invitation, reads
 * five pages, searches, enlarges the text, changes the contrast, opens two panels, is asked, stays, is asked and leaves.
 * @param first number of the first visit, from 1.
 */
export async function runVisits(page: Page, first: number, count: number): Promise<void> {
  const { display: number } = brand.phones.US;
  await page.evaluate(visitMany, { first, count, number, phaseChannel: channels.phase });
}

type Plan = { first: number; count: number; number: string; phaseChannel: string };

/** Runs in the page. */
async function visitMany(plan: Plan): Promise<void> {
  // A message and not a timer: nested timers wait four milliseconds each.
  const { port1, port2 } = new MessageChannel();
  const pause = () =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port2.postMessage('');
    });
  port1.start();
  const until = async <Found>(what: string, look: () => Found | null | undefined | false): Promise<Found> => {
    const end = performance.now() + 15_000;
    while (performance.now() < end) {
      const found = look();
      if (found) return found;
      await pause();
    }
    throw new Error(`Waited in vain for ${what}.`);
  };
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find((each) =>
      (each.getAttribute('aria-label') ?? each.textContent ?? '').includes(name),
    );
  const press = async (name: string) => (await until(name, () => button(name))).click();
  const heading = (text: string) => () => document.querySelector('main h1')?.textContent?.includes(text);
  const say = (phase: string, secondsLeft: number | null, sessionNumber: number) =>
    window.fromMain?.(plan.phaseChannel, { phase, secondsLeft, sessionNumber });

  const read = async (path: string, title: string) => {
    location.hash = path;
    await until(title, heading(title));
  };
  const search = async (text: string) => {
    const box = await until('search', () => document.querySelector<HTMLInputElement>('input[type=search]'));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    // The list puts what was typed into the address a moment later.
    await until('search in the address', () => location.hash.includes('search='));
  };
  const beAsked = async (session: number) => {
    for (const second of [30, 29, 28]) {
      say('warning', second, session);
      await until(`${second}`, () =>
        document.querySelector('[role=timer]')?.textContent?.startsWith(`${second}`),
      );
    }
  };

  for (let session = plan.first; session < plan.first + plan.count; session += 1) {
    await press('Touch anywhere');
    await until('home', () => document.querySelector('main h1'));
    await press('Larger text');
    await press('Contrast');
    await press('Chat on WhatsApp');
    await until('opened', () =>
      document.querySelector('dialog')?.textContent?.includes('open on this screen'),
    );
    await press('Close');
    await read('/privacy', 'Privacy');
    await read('/careers', 'Work with us');
    await search(`visitor ${session}`);
    await read('/careers/job/graphic-designer', 'Graphic Designer');
    await read('/pitch', 'Pitch');
    await read('/press', 'Press');
    await press('Home');
    await press(`Call ${plan.number}`);
    await until('panel', () => document.querySelector('dialog'));
    await beAsked(session);
    await press('still here');
    await until('nobody asks', () => !document.querySelector('[role=alertdialog]'));
    await beAsked(session);
    say('ended', null, session + 1);
    await until('good-bye', heading('Thank you'));
    say('waiting', null, session + 1);
  }
}
