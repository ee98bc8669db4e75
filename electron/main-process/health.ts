import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';
import { emergencyNumberOf } from '../policy/emergency.ts';
import { statusOf, type Health } from '../policy/health.ts';
import type { Denials } from './guards/denials.ts';
import type { LiveConfig } from './config/live-config.ts';
import type { Context } from './context.ts';
import type { DayCounter } from './day-counter.ts';
import type { Shutdown } from './lifecycle/shutdown.ts';
import type { Kiosk } from './kiosk.ts';
import { createMetricsFile } from './metrics-file.ts';
import { notifySystemd } from './lifecycle/systemd.ts';

/** Milliseconds between two checks: the file may be this old. */
const checkMs = 500;

/** Milliseconds after which it is written although nothing has changed, as a sign of life. */
const everyMs = 60_000;

type Sources = {
  kiosk: Kiosk;
  denials: Denials;
  live: Pick<LiveConfig, 'current'>;
  days: Pick<DayCounter, 'lastDay'>;
};

/**
 * Writes the health file into the program's own data folder, and tells systemd the state: now, at each change and every
 * minute, and a last time at the end. Polled twice a second, so that no visit waits for the disk. The file of metrics has times
 * of its own: what a visit changes here is not to be seen there.
 */
export function startHealth(
  context: Context,
  program: Pick<App, 'getPath' | 'getVersion'>,
  sources: Sources,
  shutdown: Pick<Shutdown, 'before'>,
): void {
  const startedMs = context.nowMs();
  let written = { status: '', blocked: '', ms: startedMs };
  const read = (): Health => readHealth(context, program.getVersion(), sources, startedMs);
  const writeMetrics = createMetricsFile(context);
  const check = () => {
    const health = read();
    writeMetrics(health);
    const status = statusOf(health);
    const ms = context.nowMs();
    const blocked = JSON.stringify(health.blocked);
    if (status === written.status && blocked === written.blocked && ms - written.ms < everyMs) return;
    if (status !== written.status) notifySystemd(`STATUS=${status}`);
    written = { status, blocked, ms };
    writeHealth(program.getPath('userData'), health);
  };
  check();
  setInterval(check, checkMs);
  shutdown.before(() => {
    const health = { ...read(), state: 'stopped' };
    writeHealth(program.getPath('userData'), health);
    writeMetrics(health);
  });
}

function readHealth(context: Context, version: string, sources: Sources, startedMs: number): Health {
  const { runner, counters, isOnDisplay, sizePx } = sources.kiosk;
  const { visit, page, wipes, recovery, outOfService } = runner.state();
  const { config, state, hash } = sources.live.current();
  const { width, height } = sizePx();
  return {
    name: config.name,
    version,
    time: new Date(context.wallClockMs()).toISOString(),
    uptimeSeconds: Math.floor((context.nowMs() - startedMs) / 1_000),
    state: page.status === 'open' ? visit.phase : page.status,
    seen: isOnDisplay(),
    outOfService,
    wipes,
    crashes: recovery.total,
    blocked: sources.denials.counts,
    online: context.isOnline(),
    config: state,
    configHash: hash,
    display: { diagonalInches: config.display.diagonalInches, widthPx: width, heightPx: height },
    country: config.country,
    emergencyNumber: emergencyNumberOf(config),
    lastDay: sources.days.lastDay(),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1_048_576),
    ...counters,
  };
}

/** Writes `health.json` whole: a reader sees the old file or the new one, never half of one. */
function writeHealth(folder: string, health: Health): void {
  const file = join(folder, 'health.json');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify(health, null, 2)}\n`, { mode: 0o644 });
    renameSync(`${file}.new`, file);
  } catch {
    // The next one may be written again.
  }
}
