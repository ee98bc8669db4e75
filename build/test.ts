/*
 * `npm test`: every check. What fails fastest comes first; then two lanes run side by side: the browsers, and the programs (kiosk,
 * backend, commands), which wait much. All give way to the kiosk in Electron: one that waits for a core misses its times.
 * A lane ends with its first failure; how long each part took, and which failed, is said last.
 */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const first = ['check', 'test:packages'];
const lanes = [
  ['test:components', 'test:browsers', 'test:engines'],
  ['test:electron', 'test:system'],
];

const told: string[] = [];
let isGood = await runAll(first, 'inherit');
if (isGood) isGood = (await Promise.all(lanes.map((lane) => runAll(lane, 'pipe')))).every(Boolean);
console.log(`\n${told.join('\n')}`);
process.exitCode = isGood ? 0 : 1;

/** Runs scripts of package.json one after the other, up to the first that fails. @returns whether all passed. */
async function runAll(scripts: readonly string[], output: 'inherit' | 'pipe'): Promise<boolean> {
  for (const script of scripts) {
    const started = performance.now();
    const isPassed = await run(script, output);
    const seconds = Math.round((performance.now() - started) / 1_000);
    told.push(`${script}: ${isPassed ? 'passed' : 'FAILED'}, ${seconds} s`);
    if (!isPassed) return false;
  }
  return true;
}

/** What runs beside others says all it has to say at its end. */
async function run(script: string, output: 'inherit' | 'pipe'): Promise<boolean> {
  const child = spawn(process.execPath, ['--run', script], { stdio: ['ignore', output, output] });
  if (child.pid !== undefined && script !== 'test:electron')
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (output === 'pipe') console.log(`\n> ${script}\n${said}`);
  return code === 0;
}
