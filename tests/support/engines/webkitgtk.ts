import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { EngineProgram } from '../../../build/browsers.ts';
import { freePort } from '../command.ts';
import { openDisplay } from '../electron/display.ts';
import type { Driver, DriverBrowser } from './driver.ts';

type Program = Extract<EngineProgram, { kind: 'webkitgtk' }>;

/** Without it the browser's own buttons would keep a window from being as narrow as a phone. */
const narrowToolbar = 'button { margin: 0 -12px; padding: 0; min-width: 0; }\n';

/** Opens WebKit as GNOME ships it: its small browser, driven over WebDriver, on a display and with a home of its own. */
export async function openWebKitGtk({ driver, browser }: Program): Promise<DriverBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), narrowToolbar);
  const display = await openDisplay({ width: 1_600, height: 1_600 });
  const port = await freePort();
  const environment = { HOME: home, XDG_CONFIG_HOME: join(home, '.config'), DISPLAY: display.name };
  const server = spawn(driver, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...environment, GDK_BACKEND: 'x11', TZ: 'America/New_York', LANG: 'en_US.UTF-8' },
  });
  let output = '';
  server.stdout.on('data', (data) => (output += String(data)));
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/status`, server);
  return {
    async open() {
      const args = ['--automation', '--enable-write-console-messages-to-stdout=TRUE'];
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args },
      });
      const before = output.length;
      const window = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      return driverOf(window, () => output.slice(before));
    },
    async close() {
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      await display.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${server.exitCode}.`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await setTimeout(50);
  }
}

function driverOf(window: WebDriver, output: () => string): Driver {
  return {
    goto: (url) => window.get(url),
    reload: () => window.navigate().refresh(),
    evaluate: (body, given) => window.executeScript(`return (${body.toString()})(arguments[0])`, given),
    run: async (source) => void (await window.executeScript(source)),
    click: ({ x, y }) =>
      window
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    press: (key) => press(window, key),
    type: (text) => window.actions().sendKeys(text).perform(),
    upload: (css, path) => window.findElement(By.css(css)).sendKeys(path),
    resize: (size) => resize(window, size),
    pdf: null,
    problems: () =>
      output()
        .split('\n')
        .filter((line) => /^CONSOLE .*(ERROR|WARN)/.test(line)),
    close: () => window.quit(),
  };
}

const keys: Readonly<Record<string, string>> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
};

async function press(window: WebDriver, key: string): Promise<void> {
  const names = key.split('+').map((name) => keys[name] ?? name);
  let actions = window.actions();
  for (const name of names) actions = actions.keyDown(name);
  for (const name of names.toReversed()) actions = actions.keyUp(name);
  await actions.perform();
}

/** WebDriver sets the outer size: the browser's own toolbar comes on top. */
async function resize(
  window: WebDriver,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const toolbar: number = await window.executeScript('return outerHeight - innerHeight');
  await window
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + toolbar });
  await window.wait(
    () => window.executeScript<boolean>(`return innerWidth === ${width} && innerHeight === ${height}`),
    5_000,
    `The window does not take ${width} × ${height} pixels.`,
  );
}
