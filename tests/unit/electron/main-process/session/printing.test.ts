import { expect, test } from 'vitest';
import type { PrintService } from '../../../../../electron/main-process/session/print-service.ts';
import { createPrinting } from '../../../../../electron/main-process/session/printing.ts';
import { mostPrints } from '../../../../../electron/policy/printer.ts';
import type { SheetRequest } from '../../../../../src/domain/contract/kiosk-bridge.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

/* When a sheet is printed, and what is left of it. With a real print service: tests/electron/printing.spec.ts. */

const ready = {
  'printer-state': [3],
  'printer-state-reasons': ['none'],
  'printer-is-accepting-jobs': [true],
};
const noPaper = { ...ready, 'printer-state': [4], 'printer-state-reasons': ['media-empty-error'] };

const request: SheetRequest = { sheet: 'medicines', questions: [], language: 'en' };

function makePrinting(changes: Partial<PrintService> = {}, printer: string | null = 'desk') {
  const done: string[] = [];
  const service: PrintService = {
    printer: async () => ready,
    print: async (_pdf, paper) => done.push(`print ${paper}`),
    job: async () => ({ 'job-state': [9] }),
    purge: async () => done.push('purge') > 0,
    ...changes,
  };
  const context = fakeContext({}, { printer, country: 'AE' });
  const rendered = Promise.withResolvers<void>();
  let isHeld = false;
  const render = async () => {
    if (isHeld) await rendered.promise;
    return Buffer.from('%PDF');
  };
  const printing = createPrinting(context, render, service);
  return { printing, done, hold: () => (isHeld = true), release: rendered.resolve, context };
}

test('a kiosk without a printer has none, and prints nothing', async () => {
  const { printing, done } = makePrinting({}, null);
  expect(await printing.state()).toBe('none');
  expect(await printing.print(request)).toBe('not-ready');
  expect(await printing.end()).toBe(true);
  expect(done).toEqual([]);
});

test('a printed sheet is on the paper of the country, and nothing of it stays at the printer', async () => {
  const { printing, done } = makePrinting();
  expect(await printing.print(request)).toBe('printed');
  expect(done).toEqual(['print A4', 'purge']);
});

test('a printer that says before it that it has no paper gets no job', async () => {
  const { printing, done } = makePrinting({ printer: async () => noPaper });
  expect(await printing.print(request)).toBe('no-paper');
  expect(done).toEqual([]);
});

test('one that says so meanwhile gets no sheet to print later', async () => {
  const states = [ready, noPaper];
  const { printing, done } = makePrinting({
    printer: async () => states.shift() ?? noPaper,
    job: async () => ({ 'job-state': [5] }),
  });
  expect(await printing.print(request)).toBe('no-paper');
  expect(done).toEqual(['print A4', 'purge']);
});

test('one sheet at a time, four a visit, and the next visit begins anew', async () => {
  const { printing, hold, release } = makePrinting();
  hold();
  const first = printing.print(request);
  expect(await printing.print(request)).toBe('enough');
  release();
  expect(await first).toBe('printed');
  for (let count = 1; count < mostPrints; count += 1) expect(await printing.print(request)).toBe('printed');
  expect(await printing.print(request)).toBe('enough');
  await printing.end();
  expect(await printing.print(request)).toBe('printed');
});

test('what is still being made when the visit ends is never printed', async () => {
  const { printing, done, hold, release, context } = makePrinting();
  hold();
  const asked = printing.print(request);
  // The printer has answered, and the sheet is being made.
  await Promise.resolve();
  await printing.end();
  release();
  expect(await asked).toBe('not-ready');
  expect(done).toEqual(['purge']);
  expect(context.entries.filter(({ event }) => event === 'error')).toEqual([]);
});

test('a job that was handed over just as the visit ended is taken back', async () => {
  const handed = Promise.withResolvers<number>();
  const { printing, done } = makePrinting({
    print: () => handed.promise,
    job: async () => ({ 'job-state': [5] }),
  });
  const asked = printing.print(request);
  await new Promise((resolve) => setImmediate(resolve));
  await printing.end();
  handed.resolve(7);
  expect(await asked).toBe('not-ready');
  expect(done).toEqual(['purge', 'purge']);
});

test('a print service that does not answer is said to the wipe', async () => {
  const { printing } = makePrinting({ purge: async () => false });
  expect(await printing.end()).toBe(false);
});
