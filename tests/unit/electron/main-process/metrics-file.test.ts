import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetricsFile } from '../../../../electron/main-process/metrics-file.ts';
import { noSums } from '../../../../electron/policy/day-count.ts';
import { fakeContext } from '../../../support/electron-fakes.ts';
import { sampleHealth } from '../../../support/sample-health.ts';

const minute = 60_000;

/** A kiosk whose file is in a folder of its own. */
function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-metrics-'));
  const file = join(folder, 'kiosk.prom');
  const context = fakeContext({}, { metricsFile: file, timeZone: 'America/New_York' });
  const write = createMetricsFile(context);
  const read = () => readFileSync(file, 'utf8');
  /** Whether it is written by this. A file that is replaced is another one. */
  const isWritten = (act: () => void) => {
    const before = statSync(file).ino;
    act();
    return statSync(file).ino !== before;
  };
  return { folder, file, context, write, read, isWritten };
}

test('it is whole and for all to read under a narrow umask, and nothing lies beside it', () => {
  const { folder, file, write, read } = setUp();
  const mask = process.umask(0o077);
  write(sampleHealth);
  process.umask(mask);
  expect(statSync(file).mode & 0o777).toBe(0o644);
  expect(readdirSync(folder)).toEqual(['kiosk.prom']);
  // The first of January 1970 had begun five hours before in New York.
  expect(read()).toContain(`\nkiosk_last_day_start_timestamp_seconds ${-19 * 3_600}\n`);
});

test('a visit changes nothing in it and has it written at no other time', () => {
  const { context, write, read, isWritten } = setUp();
  write(sampleHealth);
  const before = read();
  const visited = {
    ...sampleHealth,
    state: 'active',
    memoryMegabytes: 190,
    handoffs: 9,
    wipes: 9,
    blocked: { zoom: 9 },
    // A fresh page has not found its voices yet.
    voices: 0,
  };
  context.clock.ms = minute - 1;
  expect(isWritten(() => write(visited))).toBe(false);
  context.clock.ms = minute;
  expect(isWritten(() => write(visited))).toBe(true);
  expect(read()).toBe(before);
  const nextDay = { ...visited, lastDay: { ...noSums, day: '1970-01-01' } };
  expect(isWritten(() => write(nextDay))).toBe(true);
  expect(read()).toContain(`kiosk_resident_memory_bytes ${190 * 1_048_576}\n`);
});

test('what staff should hear of is written at once', () => {
  const { write, read } = setUp();
  write(sampleHealth);
  write({ ...sampleHealth, state: 'fallback' });
  expect(read()).toContain('kiosk_state{state="error_screen"} 1');
});

test('a folder that is not there is said once and not made, until it could be written', () => {
  const { folder, context, write, file } = setUp();
  const said = () => context.entries.filter(({ rule }) => rule === 'metrics-not-written');
  rmSync(folder, { recursive: true });
  for (const ms of [0, minute, 2 * minute]) {
    context.clock.ms = ms;
    write(sampleHealth);
  }
  expect(said()).toEqual([{ event: 'error', rule: 'metrics-not-written', detail: 'ENOENT' }]);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(file)).toBe(false);
});

test('a changed path is followed, and no file of an older one is left', () => {
  const { folder, context, write } = setUp();
  const use = (metricsFile: string | null) =>
    Object.assign(context, { config: { ...context.config, metricsFile } });
  write(sampleHealth);
  use(join(folder, 'other.prom'));
  write(sampleHealth);
  expect(readdirSync(folder)).toEqual(['other.prom']);
  use(null);
  write(sampleHealth);
  expect(readdirSync(folder)).toEqual([]);
});
