/* `npm run kiosk`: builds the kiosk and starts it full screen. `npm run kiosk:dev`: in a window, with hot reload. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { layout } from '../electron/policy/layout.ts';
import { ensureElectron } from './kiosk-package-electron.ts';
import { buildKiosk } from './kiosk-site.ts';
import { StartError } from './serve.ts';

const given = process.argv.slice(2).filter((word) => word !== '--dev');

try {
  const electron = ensureElectron();
  if (process.argv.includes('--dev')) run(process.execPath, [viteProgram(), '--mode', 'kiosk', ...given]);
  else {
    const folder = await buildKiosk('kiosk');
    console.log('The kiosk fills the screen now. Ctrl+C here ends it, and so does the staff PIN.');
    run(electron, [join(folder, layout.main), ...given]);
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

/** Runs a program until it ends or is stopped here, and ends with its code. */
function run(program: string, args: readonly string[]): void {
  const running = spawn(program, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => running.kill('SIGTERM'));
  running.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

/** Vite's own program. Its server starts Electron by vite-plugin-electron. */
function viteProgram(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
}
