import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../command.ts';
import { openDisplay } from '../electron/display.ts';

/** A running WebKitWebDriver: its address, and what it and its browsers have printed so far. */
export type WebKitDriver = {
  url: string;
  /** The X display of its browsers, such as `:7`. */
  display: string;
  said: () => string;
  close: () => Promise<void>;
};

/** Without it the browser's own buttons would keep a window from being as narrow as a phone. */
const narrowToolbar = 'button { margin: 0 -12px; padding: 0; min-width: 0; }\n';

/**
 * Starts WebKitWebDriver with a screen and a home of its own. It runs one session at a time.
 * @param path of the program.
 */
export async function openWebKitDriver(path: string): Promise<WebKitDriver> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), narrowToolbar);
  const display = await openDisplay({ width: 1_600, height: 1_600 });
  const port = await freePort();
  const environment = { HOME: home, XDG_CONFIG_HOME: join(home, '.config'), DISPLAY: display.name };
  const driver = spawn(path, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...environment, GDK_BACKEND: 'x11', TZ: 'America/New_York', LANG: 'en_US.UTF-8' },
  });
  let said = '';
  driver.stdout.on('data', (data) => (said += String(data)));
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/status`, driver);
  return {
    url,
    display: display.name,
    said: () => said,
    close: async () => {
      await end(driver);
      await display.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function answers(url: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await setTimeout(50);
  }
}

async function end(driver: ChildProcess): Promise<void> {
  if (driver.exitCode !== null) return;
  driver.kill('SIGTERM');
  await once(driver, 'exit');
}
