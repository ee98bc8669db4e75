/*
 * `npm test`: every check. What fails fastest comes first; then two lanes run side by side, so that no core is idle. Browsers and
 * engines share a lane, its ports and the site that is built for them. All give way to the kiosk in Electron: one that waits for a
 * core misses its times. A part that fails ends no other. What those that failed printed, and how long each took, is said last.
 */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const first = ['check', 'test:packages'];
const lanes = [
  ['test:electron', 'test:system', 'test:components'],
  ['test:browsers', 'test:engines'],
];

const results: string[] = [];
const failures: string[] = [];
await runEach(first, 'inherit');
await Promise.all(lanes.map((lane) => runEach(lane, 'pipe')));
console.log([...failures, results.join('\n')].join('\n'));

/** Runs scripts of package.json one after the other. */
async function runEach(scripts: readonly string[], output: 'inherit' | 'pipe'): Promise<void> {
  for (const script of scripts) {
    const started = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    const isPassed = await run(script, output);
    const seconds = Math.round((performance.now() - started) / 1_000);
    results.push(`${script}: ${isPassed ? 'passed' : 'FAILED'}, ${seconds} s`);
    if (!isPassed) process.exitCode = 1;
  }
}

/** What runs beside others says all it has to say at its end, or after all others where it failed. */
async function run(script: string, output: 'inherit' | 'pipe'): Promise<boolean> {
  const child = spawn(process.execPath, ['--run', script], { stdio: ['ignore', output, output] });
  if (child.pid !== undefined && script !== 'test:electron')
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (log += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  const isPassed = code === 0;
  if (output === 'pipe') {
    const said = `\n> ${script}\n${log}`;
    if (isPassed) console.log(said);
    else failures.push(said);
  }
  return isPassed;
}
