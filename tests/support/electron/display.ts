import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A panel in pixels, as the kiosk finds it. */
export type Panel = { width: number; height: number };

/** Sizes that a kiosk is sold with: full HD, and a small panel. */
export const panels = [
  { width: 1_920, height: 1_080 },
  { width: 1_280, height: 800 },
] as const satisfies readonly Panel[];

/** An X server of a test's own. */
export type Display = {
  /** For the environment: `:7`. */
  name: string;
  /** Runs a program on this screen, and returns what it prints. */
  run: (program: string, ...args: readonly string[]) => string;
  /** Runs `xdotool` on this screen, and returns what it prints. */
  xdotool: (...args: readonly string[]) => string;
  /** Moves the pointer there and presses the left button, as a person does. Pixels from the upper left corner. */
  click: (x: number, y: number) => void;
  /** Writes what the screen shows to a PNG. */
  picture: (file: string) => void;
  /** What the screen shows, as a word for comparison. */
  look: () => string;
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
  const display = await startServer('Xvfb', (folder) => [
    ...['-fbdir', folder, '-screen', '0', `${width}x${height}x24`],
  ]);
  if (display === null) throw new Error('Xvfb is not installed, or does not come up.');
  return display;
}

/**
 * Starts an X server on a free number.
 * @param args its own arguments; they may name files in a folder that goes with it.
 * @returns null where it is not installed or does not come up.
 */
export async function startServer(
  program: string,
  args: (folder: string) => readonly string[],
): Promise<Display | null> {
  const folder = mkdtempSync(join(tmpdir(), 'screen-'));
  const all = [...args(folder), '-displayfd', '3', '-noreset', '-nolisten', 'tcp'];
  const server = spawn(program, all, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const close = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  let number = '';
  server.stdio[3]?.on('data', (data: Buffer) => (number += String(data)));
  await Promise.race([
    server.stdio[3] && once(server.stdio[3], 'data'),
    once(server, 'exit'),
    once(server, 'error'),
  ]).catch(() => undefined);
  if (number === '') {
    await close();
    return null;
  }
  const name = `:${number.trim()}`;
  const env = { ...process.env, DISPLAY: name };
  const run = (tool: string, ...given: readonly string[]) =>
    execFileSync(tool, given, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  return {
    name,
    run,
    xdotool: (...given) => run('xdotool', ...given),
    click: (x, y) => void run('xdotool', 'mousemove', `${x}`, `${y}`, 'click', '1'),
    picture: (file) => void run('import', '-window', 'root', file),
    look: () => run('sh', '-c', 'import -window root rgba:- | sha256sum'),
    colours: () => Number(run('sh', '-c', "import -window root png:- | identify -format '%k' png:-")),
    frameBuffer: join(folder, 'Xvfb_screen0'),
    close,
  };
}

/** What a person could read on a picture (tesseract). */
export function readPicture(file: string): string {
  // More threads than cores wait for each other.
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
  return execFileSync('tesseract', [file, 'stdout'], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
