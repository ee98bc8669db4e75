import type { App } from 'electron';
import { describeHealth, type Health } from '../policy/health.ts';
import type { Denials } from './denials.ts';
import type { Desk } from './desk.ts';
import { writeHealth } from './health-file.ts';
import type { Kiosk } from './kiosk.ts';

/** Milliseconds between two health files. */
const everyMs = 60_000;

/** Writes the health file now and every minute, into the program's own data folder. */
export function startHealth(
  desk: Desk,
  program: Pick<App, 'getPath' | 'getVersion'>,
  sources: { kiosk: Kiosk; denials: Pick<Denials, 'counts'>; config: Health['config'] },
): void {
  const startedMs = desk.nowMs();
  const write = () => {
    const { runner, counters } = sources.kiosk;
    const { visit, page, wipes, recovery } = runner.state();
    const isShown = page.stage === 'open';
    writeHealth(
      program.getPath('userData'),
      describeHealth({
        version: program.getVersion(),
        wallClockMs: desk.wallClockMs(),
        startedMs,
        nowMs: desk.nowMs(),
        state: isShown ? visit.phase : page.stage,
        wipes,
        crashes: recovery.total,
        blocked: sources.denials.counts(),
        online: desk.isOnline(),
        config: sources.config,
        memoryMegabytes: Math.round(process.memoryUsage.rss() / 1_048_576),
        ...counters,
      }),
    );
  };
  write();
  setInterval(write, everyMs);
}
