import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A computer with a socket for a second display. Xvfb has one display alone: this is Xorg, drawing in memory. */
export type TwoDisplays = {
  /** For the environment: `:7`. */
  name: string;
  /** Puts the second display's cable in. */
  plug: () => void;
  /** Pulls it out. */
  pull: () => void;
  /** Where the windows are that can be seen, as `1280x720+0+0`, the uppermost first. Each display has 1280 by 720 pixels. */
  windows: () => readonly string[];
  /** Presses there. Pixels from the upper left corner of the first display; the second one stands to its right. */
  click: (x: number, y: number) => void;
  close: () => Promise<void>;
};

const screen = `
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 64000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "1280x720" 74.50 1280 1344 1472 1664 720 723 728 748
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Modes "1280x720"
    Virtual 2560 720
  EndSubSection
EndSection
Section "ServerFlags"
  Option "AutoAddDevices" "false"
EndSection
`;

/** How xrandr puts the second display beside the first. */
const secondOn = ['--mode', '1280x720', '--right-of', 'DUMMY0'];

/** What tells Xorg to leave the computer's own console, keyboard and mouse alone. */
const apart = ['-sharevts', '-novtswitch', '-noreset', '-nolisten', 'tcp'];

/**
 * Starts Xorg with one display of two in use.
 * @returns null where it cannot be started: it takes root, and the driver `dummy`.
 */
export async function openTwoDisplays(): Promise<TwoDisplays | null> {
  const folder = mkdtempSync(join(tmpdir(), 'displays-'));
  const config = join(folder, 'xorg.conf');
  writeFileSync(config, screen);
  const log = join(folder, 'log');
  const args = ['-config', config, '-logfile', log, '-displayfd', '3', ...apart];
  const server = spawn('/usr/lib/xorg/Xorg', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const said = server.stdio[3];
  if (said === null || said === undefined) throw new Error('Xorg has no channel for its number.');
  const number = await Promise.race([
    once(said, 'data').then(([data]: unknown[]) => String(data).trim()),
    once(server, 'error').then(() => null),
    once(server, 'exit').then(() => null),
  ]);
  const close = async () => {
    if (server.pid !== undefined && server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (number === null || number === '') {
    await close();
    return null;
  }
  const env = { ...process.env, DISPLAY: `:${number}` };
  const run = (program: string, ...given: readonly string[]) =>
    execFileSync(program, given, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  run('xrandr', '--addmode', 'DUMMY1', '1280x720');
  const wire = (...how: readonly string[]) => {
    run('xrandr', '--output', 'DUMMY1', ...how);
    // Asked for its displays, the driver looks, and tells all programs what has come or gone.
    run('xrandr', '--query');
  };
  return {
    name: `:${number}`,
    plug: () => wire(...secondOn),
    pull: () => wire('--off'),
    windows: () => shown(run),
    click: (x, y) => void run('xdotool', 'mousemove', `${x}`, `${y}`, 'click', '1'),
    close,
  };
}

function shown(run: (program: string, ...args: readonly string[]) => string): readonly string[] {
  return [
    ...run('xwininfo', '-root', '-children').matchAll(/^ +(0x[0-9a-f]+) .*? (\d+x\d+[+-]\d+[+-]\d+) /gm),
  ]
    .filter(([, id = '']) => isViewable(id))
    .map(([, , place = '']) => place);

  function isViewable(id: string): boolean {
    try {
      return run('xwininfo', '-id', id).includes('IsViewable');
    } catch {
      // Gone since it was listed.
      return false;
    }
  }
}
