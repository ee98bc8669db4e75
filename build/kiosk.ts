/*
 * `npm run build:kiosk [-- --e2e]`: builds pages, main process and preload of the kiosk into dist/kiosk. `npm run kiosk`: builds
 * the kiosk and starts it full screen. `npm run kiosk:dev`: in a window, with hot reload.
 */
import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { layout } from '../electron/policy/layout.ts';
import { runCommand } from './command.ts';
import { ensureElectron } from './kiosk-package-electron.ts';
import { buildKiosk } from './kiosk-site.ts';

const [verb, ...given] = process.argv.slice(2);

await runCommand(async () => {
  if (verb === 'dev') {
    ensureElectron();
    // Vite's server starts Electron by vite-plugin-electron.
    run(process.execPath, ['node_modules/vite/bin/vite.js', '--mode', 'kiosk', ...given]);
  } else if (verb === 'start') {
    const electron = ensureElectron();
    const folder = await buildKiosk('kiosk');
    console.log('The kiosk fills the screen now. Ctrl+C here ends it, and so does the staff PIN.');
    run(electron, [join(folder, layout.main), ...given]);
  } else {
    const folder = await buildKiosk(verb === '--e2e' ? 'kiosk-e2e' : 'kiosk');
    console.log(`The kiosk is in ${relative('', folder)}.`);
  }
});

/** Runs a program until it ends or is stopped here, and ends with its code. */
function run(program: string, args: readonly string[]): void {
  const running = spawn(program, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => running.kill('SIGTERM'));
  running.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
