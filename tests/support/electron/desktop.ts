import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { waitFor } from './waiting.ts';

/** A window on a screen, as the window manager tells of it. */
export type SeenWindow = { isActive: boolean; isShown: boolean; isFullScreen: boolean; bounds: string };

/** A desktop with a window manager and other programs' windows: what a kiosk on X11 has to live with. */
export type Desktop = {
  /** Runs a tool on this screen, and returns what it prints. */
  run: (program: string, ...args: readonly string[]) => string;
  /** The kiosk's window, once the manager has it. */
  kioskWindow: () => string | null;
  look: (window: string) => SeenWindow;
  /** Opens a window of another program, and waits until it is there. */
  openOther: (title: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts openbox on a screen. */
export async function openDesktop(display: string): Promise<Desktop> {
  const env = { ...process.env, DISPLAY: display };
  const children: ChildProcess[] = [];
  const start = (program: string, ...args: readonly string[]) => {
    children.push(spawn(program, args, { env, stdio: 'ignore' }));
  };
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const clients = () => ids(run('xprop', '-root', '_NET_CLIENT_LIST'));
  start('openbox');
  await waitFor('openbox', () => run('xprop', '-root', '_NET_SUPPORTING_WM_CHECK').includes('0x') || null);
  return {
    run,
    kioskWindow: () => clients().at(0) ?? null,
    look: (window) => lookAt(window, run),
    openOther: async (title) => {
      const before = clients().length;
      start('xev', '-name', title);
      await waitFor(title, () => clients().length > before || null);
    },
    close: async () => {
      for (const child of children.toReversed()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    },
  };
}

function lookAt(window: string, run: Desktop['run']): SeenWindow {
  const about = run('xwininfo', '-id', window);
  const number = (name: string) => new RegExp(`${name}:\\s+(-?\\d+)`).exec(about)?.[1] ?? '?';
  const active = ids(run('xprop', '-root', '_NET_ACTIVE_WINDOW')).map(Number);
  return {
    isActive: active.includes(Number(window)),
    isShown: about.includes('IsViewable'),
    isFullScreen: run('xprop', '-id', window, '_NET_WM_STATE').includes('FULLSCREEN'),
    bounds: `${number('Width')}x${number('Height')} at ${number('Absolute upper-left X')},${number('Absolute upper-left Y')}`,
  };
}

function ids(said: string): readonly string[] {
  return said.match(/0x[0-9a-f]+/g) ?? [];
}
