import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPicture, type Display, type Panel } from './display.ts';
import { asOtherUser } from './other-user.ts';
import { startProgram, type Program, type Surroundings } from './program.ts';
import { waitFor } from './waiting.ts';

/** Compositors that the kiosk is shown to work under. */
export type CompositorName = 'cage' | 'sway';

/** A kiosk under a Wayland compositor, which draws into the window of an X display and takes real input from there. */
export type WaylandKiosk = Program & {
  /** The text on the screen, read from a picture that `grim` takes from the compositor. */
  read: () => string;
  /** Width and height of such a picture. */
  size: () => Panel;
  /** Runs a program of the session. */
  run: (program: string, args: readonly string[]) => { code: number | null; said: string };
};

/** Something else starts the kiosk again: it does not do so itself. Nobody listens there. */
export const asUnderSystemd = { NOTIFY_SOCKET: '/run/systemd/notify-of-tests' } as const;

/**
 * Environment of a compositor without a graphics card. Drawn into an X window, not `headless`: there `cage` shows a full
 * screen's own buffer without drawing it, `grim` gets black, and nothing can be pressed.
 */
export function compositorEnv(display: Display): NodeJS.ProcessEnv {
  return {
    DISPLAY: display.name,
    WLR_BACKENDS: 'x11',
    WLR_RENDERER: 'pixman',
    XDG_SESSION_TYPE: 'wayland',
    ...asUnderSystemd,
  };
}

/**
 * Starts a kiosk under a compositor, as a user other than root; cage through the shipped session.
 * @param program what starts the kiosk; gets the session's own args after it.
 */
export async function startUnder(
  name: CompositorName,
  program: string,
  surroundings: Surroundings,
  screen: { display: Display; panel: Panel },
): Promise<WaylandKiosk> {
  const env = { ...surroundings.env, ...compositorEnv(screen.display) };
  const [command, args] =
    name === 'cage' ? cageSession(surroundings.home, program) : swaySession(surroundings.home, program);
  const running = startProgram(command, args, { ...surroundings, env });
  const socket = await waitFor('the compositor', () => findSocket(String(env.XDG_RUNTIME_DIR)));
  await fitPanel(screen);
  const run: WaylandKiosk['run'] = (tool, args) => {
    const [start, given] = asOtherUser(tool, args);
    const { status, stdout, stderr } = spawnSync(start, given, {
      env: { ...env, WAYLAND_DISPLAY: socket },
      encoding: 'utf8',
      timeout: 5_000,
    });
    return { code: status, said: `${stdout}${stderr}` };
  };
  const picture = () => {
    const file = join(String(env.XDG_RUNTIME_DIR), 'picture.png');
    const { code, said } = run('grim', [file]);
    if (code !== 0) throw new Error(`grim: ${said}`);
    return file;
  };
  return { ...running, run, read: () => readPicture(picture()), size: () => sizeOf(picture()) };
}

/** The shipped script, where another user may read it. */
export function cageSession(home: string, program: string): [string, string[]] {
  const file = join(home, 'session');
  copyFileSync('build/linux/kiosk-session', file);
  chmodSync(file, 0o755);
  return [file, [program]];
}

/** sway with one window and nothing else, which ends with the kiosk. */
function swaySession(home: string, program: string): [string, string[]] {
  const file = join(home, 'sway.config');
  const kiosk = `exec '"${program}" --ozone-platform=wayland; swaymsg exit'`;
  writeFileSync(file, `default_border none\nxwayland disable\n${kiosk}\n`);
  return ['sway', ['--config', file]];
}

function findSocket(folder: string): string | null {
  return readdirSync(folder).find((name) => /^wayland-\d+$/.test(name)) ?? null;
}

/** Gives the compositor's window the size of the panel, as a cable gives a display its own. */
export async function fitPanel({ display, panel }: { display: Display; panel: Panel }): Promise<void> {
  const window = await waitFor(
    "the compositor's window",
    () => /^ {5}(0x[0-9a-f]+)/m.exec(display.run('xwininfo', '-root', '-tree'))?.[1] ?? null,
  );
  display.xdotool('windowsize', window, `${panel.width}`, `${panel.height}`);
}

function sizeOf(file: string): Panel {
  const [width = 0, height = 0] = execFileSync('identify', ['-format', '%w %h', file], { encoding: 'utf8' })
    .split(' ')
    .map(Number);
  return { width, height };
}
