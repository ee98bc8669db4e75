import { setTimeout as pause } from 'node:timers/promises';
import type { PrinterState, PrintOutcome, SheetRequest } from '../../../src/domain/contract/kiosk-bridge.ts';
import { defaultCountry } from '../../../src/domain/country/country.ts';
import { paperIn, type Paper } from '../../../src/domain/paper.ts';
import { describeError } from '../../policy/error-line.ts';
import { judgeJob, judgePrinter, mostPrints } from '../../policy/printer.ts';
import type { Context } from '../context.ts';
import type { PrintService } from './print-service.ts';

/** The printer of the config, for one visit after the other. */
export type Printing = {
  /** Whether a sheet could be printed now. */
  state: () => Promise<PrinterState>;
  /** Prints one sheet, and answers when it is out or will not come. */
  print: (request: SheetRequest) => Promise<PrintOutcome>;
  /** The visit is over: ends what it has begun, and removes all that the kiosk has at the printer. @returns whether that went well. */
  end: () => Promise<boolean>;
};

/** Milliseconds between two questions how far a job is. */
const askEveryMs = 400;

/** A sheet that is not out by then will not come while somebody waits. */
const longestMs = 90_000;

/**
 * @param render makes the PDF of a sheet.
 * @param service the print service of the system.
 */
export function createPrinting(
  context: Pick<Context, 'config' | 'nowMs' | 'log'>,
  render: (request: SheetRequest, paper: Paper, signal: AbortSignal) => Promise<Buffer>,
  service: PrintService,
): Printing {
  /** Of the running visit. */
  let visit = new AbortController();
  let prints = 0;
  let isBusy = false;

  const state = async (): Promise<PrinterState> =>
    context.config.printer === null ? 'none' : judgePrinter(await service.printer());

  /** Follows a job: most printers tell only while they print that they have no paper. */
  const follow = async (job: number, signal: AbortSignal): Promise<PrintOutcome> => {
    const untilMs = context.nowMs() + longestMs;
    while (context.nowMs() < untilMs && !signal.aborted) {
      const progress = judgeJob(await service.job(job));
      if (progress === 'printed') return 'printed';
      const printer = judgePrinter(await service.printer());
      if (printer !== 'ready') return printer;
      if (progress === 'failed') return 'not-ready';
      await pause(askEveryMs);
    }
    return 'not-ready';
  };

  const printOnce = async (request: SheetRequest, signal: AbortSignal): Promise<PrintOutcome> => {
    const before = await state();
    if (before !== 'ready') return before === 'none' ? 'not-ready' : before;
    const paper = paperIn(context.config.country ?? defaultCountry);
    const pdf = await render(request, paper, signal);
    signal.throwIfAborted();
    prints += 1;
    const job = await service.print(pdf, paper);
    const outcome = job === null ? 'not-ready' : await follow(job, signal);
    // Whatever became of it: nothing of it stays at the printer, and what did not come now does not come later.
    await service.purge();
    return outcome;
  };

  return {
    state,
    async print(request) {
      if (isBusy || prints >= mostPrints) return 'enough';
      isBusy = true;
      const { signal } = visit;
      try {
        const outcome = await printOnce(request, signal);
        context.log({ event: 'print', rule: outcome });
        return outcome;
      } catch (error) {
        if (!signal.aborted)
          context.log({ event: 'error', rule: 'print-failed', detail: describeError(error).detail });
        return 'not-ready';
      } finally {
        if (signal === visit.signal) isBusy = false;
      }
    },
    async end() {
      visit.abort();
      visit = new AbortController();
      prints = 0;
      isBusy = false;
      return context.config.printer === null || service.purge();
    },
  };
}
