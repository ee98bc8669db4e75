import type { App } from 'electron';
import { emergencyNumberOf } from '../policy/emergency.ts';
import { describeHealth, statusOf, type Health } from '../policy/health.ts';
import type { Denials } from './guards/denials.ts';
import type { Context } from './context/context.ts';
import type { Shutdown } from './lifecycle/shutdown.ts';
import { writeHealth } from './logging/health-file.ts';
import type { Kiosk } from './kiosk.ts';
import { notifySystemd } from './lifecycle/systemd.ts';

/** Milliseconds between two looks: the file may be this old. */
const lookMs = 500;

/** Milliseconds after which it is written although nothing has changed: whoever watches it sees that the kiosk lives. */
const everyMs = 60_000;

type Sources = { kiosk: Kiosk; denials: Pick<Denials, 'counts'>; config: Health['config'] };

/**
 * Writes the health file into the program's own data folder, and tells systemd the state: now, at each change and every
 * minute, and a last time at the end. It looks twice a second instead of being told, so that no visit waits for a disk.
 */
export function startHealth(
  context: Context,
  program: Pick<App, 'getPath' | 'getVersion'>,
  sources: Sources,
  ending: Pick<Shutdown, 'before'>,
): void {
  const startedMs = context.nowMs();
  let written = { status: '', ms: startedMs };
  const read = (): Health => readHealth(context, program.getVersion(), sources, startedMs);
  const look = () => {
    const health = read();
    const status = statusOf(health);
    const ms = context.nowMs();
    if (status === written.status && ms - written.ms < everyMs) return;
    if (status !== written.status) notifySystemd(`STATUS=${status}`);
    written = { status, ms };
    writeHealth(program.getPath('userData'), health);
  };
  look();
  setInterval(look, lookMs);
  ending.before(() => void writeHealth(program.getPath('userData'), { ...read(), state: 'stopped' }));
}

function readHealth(context: Context, version: string, sources: Sources, startedMs: number): Health {
  const { runner, counters } = sources.kiosk;
  const { visit, page, wipes, recovery } = runner.state();
  return describeHealth({
    version,
    wallClockMs: context.wallClockMs(),
    startedMs,
    nowMs: context.nowMs(),
    state: page.stage === 'open' ? visit.phase : page.stage,
    wipes,
    crashes: recovery.total,
    blocked: sources.denials.counts(),
    online: context.isOnline(),
    config: sources.config,
    country: context.config.country,
    emergencyNumber: emergencyNumberOf(context.config),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1_048_576),
    ...counters,
  });
}
