import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { EngineProgram } from '../../../build/install.ts';
import type { Driver, Engine, Settings, Size } from './driver.ts';
import { openWebKitDriver, type WebKitDriver } from './webkitgtk-driver.ts';
import { printWithWebKit } from './webkit-print.ts';

type Program = Extract<EngineProgram, { kind: 'webkitgtk' }>;

/** Opens WebKit as GNOME ships it: its small browser, driven through WebDriver, on a screen in memory. */
export async function openWebKitEngine({ driver, browser, canPrint }: Program): Promise<Engine> {
  const program = await openWebKitDriver(driver);
  return {
    name: 'webkit',
    open: async (settings) =>
      openWindow(await startSession(program.url, browser, settings), program, canPrint),
    close: program.close,
  };
}

function startSession(server: string, binary: string, { scripts }: Settings): Promise<WebDriver> {
  const switches = [
    '--automation',
    '--enable-write-console-messages-to-stdout=TRUE',
    `--enable-javascript=${scripts === 'on' ? 'TRUE' : 'FALSE'}`,
  ];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: switches },
  });
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

function openWindow(window: WebDriver, { said, display }: WebKitDriver, canPrint: boolean): Driver {
  const before = said().length;
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
    print: canPrint ? () => printIn(window, display) : null,
    problems: () =>
      said()
        .slice(before)
        .split('\n')
        .filter((line) => /^CONSOLE .*(ERROR|WARN)/.test(line)),
    close: () => window.quit(),
  };
}

const keys: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Control: Key.CONTROL,
  Backspace: Key.BACK_SPACE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

async function press(window: WebDriver, key: string): Promise<void> {
  const names = key.split('+').map((name) => keys[name] ?? name);
  let actions = window.actions();
  for (const name of names) actions = actions.keyDown(name);
  for (const name of names.toReversed()) actions = actions.keyUp(name);
  await actions.perform();
}

/** Opens the page that the window shows once more, in a window of the same width, and prints it. */
async function printIn(window: WebDriver, display: string): Promise<Uint8Array> {
  const width: number = await window.executeScript('return innerWidth');
  return printWithWebKit(await window.getCurrentUrl(), width, display);
}

/** WebDriver sets the outer size: the bar of the browser's own comes on top. */
async function resize(window: WebDriver, { width, height }: Size): Promise<void> {
  const bars: number = await window.executeScript('return outerHeight - innerHeight');
  await window
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + bars });
  await window.wait(
    async () => {
      const inner: Size = await window.executeScript('return { width: innerWidth, height: innerHeight }');
      return inner.width === width && inner.height === height;
    },
    5_000,
    `The window does not take ${width} × ${height} pixels.`,
  );
}
