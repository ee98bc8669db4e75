import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf } from '../policy/error-line.ts';
import type { Health } from '../policy/health.ts';
import { metricsOf } from '../policy/metrics.ts';
import { startOfDay } from '../policy/schedule.ts';
import type { Context } from './context.ts';

/** Milliseconds after which it is written although nothing has changed: its age says whether the kiosk lives. */
const everyMs = 60_000;

/**
 * Keeps the config's `metricsFile`. What changes with a visit is not in it, and does not have it written: memory, which each visit
 * moves, is that of the start and of the end of a day, and the voices are the most that were found, because a fresh page has yet to
 * find them.
 * @returns what to call with the health as it is now, as often as one likes.
 */
export function createMetricsFile(
  context: Pick<Context, 'config' | 'nowMs' | 'wallClockMs' | 'log'>,
): (health: Health) => void {
  const startedMs = context.wallClockMs();
  let written = { file: '', text: '', ms: 0 };
  let hasFailed = false;
  let voices: number | null = null;
  let daily: { day: string | null; startMs: number; memoryMegabytes: number } | null = null;
  return (health) => {
    const { metricsFile, timeZone } = context.config;
    if (written.file !== '' && written.file !== metricsFile) removeMetrics(written.file);
    if (metricsFile === null) return void (written = { ...written, file: '' });
    const day = health.lastDay?.day ?? null;
    if (daily?.day !== day) {
      const startMs = day === null ? 0 : startOfDay(day, timeZone);
      daily = { day, startMs, memoryMegabytes: health.memoryMegabytes };
    }
    if (health.voices !== null) voices = Math.max(health.voices, voices ?? 0);
    const { memoryMegabytes } = daily;
    const times = { startedMs, lastDayStartMs: daily.startMs };
    const text = metricsOf({ ...health, voices, memoryMegabytes }, times);
    const ms = context.nowMs();
    if (metricsFile === written.file && text === written.text && ms - written.ms < everyMs) return;
    written = { file: metricsFile, text, ms };
    try {
      writeMetrics(metricsFile, text);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) context.log({ event: 'error', rule: 'metrics-not-written', detail: codeOf(error) });
      hasFailed = true;
    }
  };
}

/** Whole: under the name beside it no collector reads it. For all to read, whatever the unit's umask is. */
function writeMetrics(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  chmodSync(`${file}.new`, 0o644);
  renameSync(`${file}.new`, file);
}

/** Of a path that is in use no more: else two files would say the same series. */
function removeMetrics(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Its age says that nobody writes it.
  }
}
