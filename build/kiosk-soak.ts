/*
 * `npm run soak:kiosk [-- visits]`: lets 2000 visitors come and go in Chromium and compares what the page of the last holds
 * with that of the hundredth. `npm run soak:kiosk -- --electron [visits]`: 10 000 in a real Electron, and the whole program.
 */
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
const inElectron = args.includes('--electron');
const given = args.find((word) => /^\d+$/.test(word));
const visits = given ?? (inElectron ? '10000' : '2000');
const project = inElectron ? 'electron' : 'kiosk';
const run = ['build/run-e2e.ts', `--project=${project}`, '--grep=@slow', 'soak.spec'];
const { status } = spawnSync(process.execPath, run, {
  stdio: 'inherit',
  env: { ...process.env, SOAK_VISITS: visits },
});
process.exitCode = status ?? 1;
