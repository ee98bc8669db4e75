/*
 * `npm run test:behind`: the tests that compute, one after the other, with what others leave of the processors. Beside the tests in
 * Electron, which wait for most of their time and hold a kiosk to its times, that is most of it.
 */
import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const parts: readonly (readonly string[])[] = [
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/backend', 'tests/commands', 'tests/contract'],
  ['build/run-engines.ts'],
];

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Each part runs, whatever became of the last: one run tells all that is wrong.
const codes = parts.map((words) => spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1);
process.exitCode = Math.max(...codes);
