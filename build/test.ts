/*
 * `npm test`: what each merge has to prove. `npm run test:nightly`: what else a release has to (tests/README.md). What fails
 * fastest comes first; then two lanes run side by side, so that no core is idle. Browsers and engines share a lane, its ports and
 * the site that is built for them. All give way to the kiosk in Electron: one that waits for a core misses its times. A part that
 * fails ends no other. What those that failed printed, and how long each took, is said last.
 */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const isNightly = process.argv.includes('--nightly');
const first = isNightly ? ['test:packages'] : ['check', 'test:packages'];
const lanes = isNightly
  ? [
      ['nightly:electron', 'nightly:system'],
      ['nightly:browsers', 'test:engines'],
    ]
  : [['test:electron', 'test:components', 'test:system'], ['test:browsers']];

const results: string[] = [];
const failures: string[] = [];
await runEach(first);
await Promise.all(lanes.map(runEach));
console.log([...failures, results.join('\n')].join('\n'));

/** Runs scripts of package.json one after the other. */
async function runEach(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    const started = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    const isPassed = await run(script);
    const seconds = Math.round((performance.now() - started) / 1_000);
    results.push(`${script}: ${isPassed ? 'passed' : 'FAILED'}, ${seconds} s`);
    if (!isPassed) process.exitCode = 1;
  }
}

/** Says what a script printed at its end, or after all others where it failed. */
async function run(script: string): Promise<boolean> {
  const child = spawn(process.execPath, ['--run', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined && !script.endsWith(':electron'))
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let log = `\n> ${script}\n`;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code === 0) console.log(log);
  else failures.push(log);
  return code === 0;
}
