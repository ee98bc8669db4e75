import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { metricsOf } from '../../electron/policy/metrics.ts';
import { sampleHealth } from '../support/sample-health.ts';
import { hasProgram } from '../support/has-program.ts';

/* What the kiosk says of itself, as Prometheus' own tool reads it. */
// @module-tag nightly

const check = (input: string) => {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { encoding: 'utf8', input });
  return { status, said: stdout + stderr };
};

test.skipIf(!hasProgram('promtool'))('promtool (of prometheus) finds nothing to say of any metric', () => {
  const text = metricsOf(sampleHealth, { startedMs: 1, lastDayStartMs: 2 });
  expect(check(text)).toEqual({ status: 0, said: '' });
  expect(check(text.replaceAll('\\"', '"')).status).not.toBe(0);
});
