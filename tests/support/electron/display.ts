import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A panel in pixels, as the kiosk finds it. */
export type Panel = { width: number; height: number };

/** Sizes that a kiosk is sold with: full HD lying and standing, a small panel, and a laptop's. */
export const panels = [
  { width: 1_920, height: 1_080 },
  { width: 1_080, height: 1_920 },
  { width: 1_280, height: 800 },
  { width: 1_366, height: 768 },
] as const satisfies readonly Panel[];

/** A screen of its own, drawn in memory. */
export type Display = {
  /** For the environment: `:7`. */
  name: string;
  /** Moves the pointer there and presses the left button, as a person does. Pixels from the upper left corner. */
  click: (x: number, y: number) => void;
  /** Runs `xdotool` on this screen, and returns what it prints. */
  xdotool: (...args: readonly string[]) => string;
  /** Writes what the screen shows to a PNG. */
  picture: (file: string) => void;
  /** How many colours the screen shows: one means that it is empty. */
  colours: () => number;
  /** The file with the screen's picture (bench/frame-buffer.ts). */
  frameBuffer: string;
  close: () => Promise<void>;
};

/**
 * Starts an X server without a screen (Xvfb) on a free number.
 * @throws Error when Xvfb is not installed or does not come up.
 */
export async function openDisplay({ width, height }: Panel): Promise<Display> {
  const folder = mkdtempSync(join(tmpdir(), 'screen-'));
  const server = spawn(
    'Xvfb',
    [
      '-fbdir',
      folder,
      '-displayfd',
      '3',
      '-screen',
      '0',
      `${width}x${height}x24`,
      '-nolisten',
      'tcp',
      '-noreset',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const said = server.stdio[3];
  if (said === null || said === undefined) throw new Error('Xvfb has no channel for its number.');
  const number = await Promise.race([
    once(said, 'data').then(([data]: unknown[]) => String(data).trim()),
    once(server, 'error').then(() => Promise.reject(new Error('Xvfb is not installed.'))),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${String(code)}.`))),
  ]);
  const name = `:${number}`;
  const env = { ...process.env, DISPLAY: name };
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { env, encoding: 'utf8', maxBuffer: 1e9 });
  return {
    name,
    click: (x, y) => void run('xdotool', 'mousemove', `${x}`, `${y}`, 'click', '1'),
    xdotool: (...args) => run('xdotool', ...args).trim(),
    picture: (file) => void run('import', '-window', 'root', file),
    frameBuffer: join(folder, 'Xvfb_screen0'),
    colours: () => Number(run('sh', '-c', "import -window root png:- | identify -format '%k' png:-")),
    close: async () => {
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
