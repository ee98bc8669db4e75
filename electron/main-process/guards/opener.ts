import { execFile, spawn } from 'node:child_process';
import { shell } from 'electron';

/** Opens an address in the system's browser. Never rejects. */
export type Opener = {
  /** @returns whether a browser was opened, as far as the system says. */
  open: (url: string) => Promise<boolean>;
  /** Ends what was opened, where the system lets the program do that. */
  end: () => void;
};

/**
 * How long `xdg-open` may take to fail. Some browsers keep it running for as long as they are open: one that has not failed by
 * then has opened.
 */
const failLimitMs = 3_000;

export function createOpener(platform: string): Opener {
  if (platform === 'linux') return xdgOpener();
  const succeeds = (opened: Promise<void>) => opened.then(() => true).catch(() => false);
  return { open: (url) => succeeds(shell.openExternal(url)), end: () => undefined };
}

/**
 * Linux: Electron's own `openExternal` starts `xdg-open` and says that all went well without looking at its end. The tool and
 * what it starts form a process group, so that a browser does not stay behind with what a visitor had in it; one that was
 * running already, or that a desktop starts by its own bus, is out of reach.
 */
function xdgOpener(): Opener {
  let group: number | null = null;
  return {
    async open(url) {
      if (!(await hasBrowser())) return false;
      const tool = spawn('xdg-open', [url], { detached: true, stdio: 'ignore', env: environment() });
      group = tool.pid ?? null;
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(true), failLimitMs);
        tool.on('error', () => resolve(false));
        tool.on('exit', (code) => resolve(code === 0));
        tool.on('close', () => clearTimeout(timer));
      });
    },
    end() {
      if (group === null) return;
      try {
        process.kill(-group, 'SIGTERM');
      } catch {
        // It has ended already.
      }
      group = null;
    },
  };
}

/** Whether the system knows a program for https addresses: without one `xdg-open` may offer a list of programs, or nothing. */
function hasBrowser(): Promise<boolean> {
  const args = ['query', 'default', 'x-scheme-handler/https'];
  return new Promise((resolve) => {
    execFile('xdg-mime', args, { timeout: failLimitMs, env: environment() }, (error, stdout) =>
      resolve(error === null && stdout.trim() !== ''),
    );
  });
}

/** Without the socket by which the kiosk speaks to systemd: a browser must not use it. */
function environment(): NodeJS.ProcessEnv {
  const { NOTIFY_SOCKET: _notifySocket, ...rest } = process.env;
  return rest;
}
