/* `npm run soak:kiosk [-- visits]`: lets 2000 visitors come and go and compares what the page of the last holds with that of the hundredth. */
import { spawnSync } from 'node:child_process';

const visits = process.argv[2] ?? '2000';
const { status } = spawnSync(process.execPath, ['build/run-e2e.ts', '--project=kiosk', 'soak'], {
  stdio: 'inherit',
  env: { ...process.env, SOAK_VISITS: visits },
});
process.exitCode = status ?? 1;
