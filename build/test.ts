/*
 * `npm test`: every check. What fails fastest comes first; then two parts run at a time, the longest first, so that no core is
 * idle to the end. All give way to the kiosk in Electron: one that waits for a core misses its times. After a failure no further
 * part is started; how long each took, and which failed, is said last.
 */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const first = ['check', 'test:packages'];
const parts = ['test:electron', 'test:browsers', 'test:system', 'test:engines', 'test:components'];

/** The journeys' servers listen elsewhere: those of the other browser tests may still run. */
const enginePortOffset = '20';

const told: string[] = [];
let isGood = true;
await runEach(first, 'inherit');
await Promise.all([runEach(parts, 'pipe'), runEach(parts, 'pipe')]);
console.log(`\n${told.join('\n')}`);
process.exitCode = isGood ? 0 : 1;

/** Takes one script of package.json after the other from the list and runs it, until none is left or one has failed. */
async function runEach(scripts: string[], output: 'inherit' | 'pipe'): Promise<void> {
  for (let script = scripts.shift(); script !== undefined && isGood; script = scripts.shift()) {
    const started = performance.now();
    const isPassed = await run(script, output);
    const seconds = Math.round((performance.now() - started) / 1_000);
    told.push(`${script}: ${isPassed ? 'passed' : 'FAILED'}, ${seconds} s`);
    isGood &&= isPassed;
  }
}

/** What runs beside others says all it has to say at its end. */
async function run(script: string, output: 'inherit' | 'pipe'): Promise<boolean> {
  const env = { ...process.env, ...(script === 'test:engines' && { E2E_PORT_OFFSET: enginePortOffset }) };
  const child = spawn(process.execPath, ['--run', script], { stdio: ['ignore', output, output], env });
  if (child.pid !== undefined && script !== 'test:electron')
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (output === 'pipe') console.log(`\n> ${script}\n${said}`);
  return code === 0;
}
