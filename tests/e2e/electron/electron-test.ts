import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test';
import { findElectron } from '../../../build/kiosk-package-electron.ts';
import { kioskFolder } from '../../../build/kiosk-paths.ts';
import { layout } from '../../../electron/policy/layout.ts';

/** A kiosk that runs in a real Electron, with a data folder of its own. */
export type RunningKiosk = {
  app: ElectronApplication;
  /** The page on the screen now; after a wipe that is another one. */
  page: () => Promise<Page>;
  /** Addresses that were handed to the system browser. */
  opened: () => Promise<readonly string[]>;
};

const electron = findElectron();

/** Said once for the whole run, where there is no Electron. */
export const skipReason = 'No Electron program on this machine: `npx install-electron --no` fetches it.';

export const test = base.extend<{ kiosk: RunningKiosk; kioskArguments: readonly string[] }>({
  kioskArguments: [[], { option: true }],
  kiosk: async ({ kioskArguments }, use) => {
    base.skip(electron === null, skipReason);
    const data = mkdtempSync(join(tmpdir(), 'kiosk-electron-'));
    const app = await _electron.launch({
      ...(electron === null ? {} : { executablePath: electron }),
      args: [join(kioskFolder('kiosk-e2e'), layout.main), ...kioskArguments],
      env: { ...process.env, XDG_CONFIG_HOME: data, HOME: data },
    });
    await app.evaluate(({ shell }) => {
      const opened: string[] = [];
      Object.assign(globalThis, { opened });
      shell.openExternal = async (url: string) => void opened.push(url);
    });
    await use({ app, page: () => currentPage(app), opened: () => readOpened(app) });
    await app.close();
  },
});

export { expect } from '@playwright/test';

async function currentPage(app: ElectronApplication): Promise<Page> {
  const open = app.windows().filter((page) => !page.isClosed());
  const page = open.at(-1) ?? (await app.firstWindow());
  await page.waitForLoadState();
  return page;
}

async function readOpened(app: ElectronApplication): Promise<readonly string[]> {
  return app.evaluate(() => {
    const opened: unknown = Reflect.get(globalThis, 'opened');
    return Array.isArray(opened) ? opened.map(String) : [];
  });
}
