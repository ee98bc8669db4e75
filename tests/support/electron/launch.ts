import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { asOtherUser } from './other-user.ts';
import type { TestEnvironment } from './program.ts';

/** A kiosk of the build `kiosk-e2e` under Playwright. */
export type Launched = {
  app: ElectronApplication;
  /** The page on the screen now; after a wipe that is another one. */
  page: () => Promise<Page>;
};

/**
 * Starts a kiosk as a user other than root, with Chromium's sandbox on.
 * @param args main file and arguments.
 */
export async function launchForPlaywright(
  electron: string,
  args: readonly string[],
  surroundings: TestEnvironment,
): Promise<Launched> {
  const app = await _electron.launch({
    executablePath: starter(electron, surroundings),
    args: [...args],
    chromiumSandbox: true,
    cwd: surroundings.home,
    env: surroundings.env,
  });
  return { app, page: () => currentPage(app) };
}

/** Playwright puts switches in front of the program's own args: a script keeps the user's change before them. */
function starter(electron: string, { home }: TestEnvironment): string {
  const file = join(home, 'start');
  const [command, args] = asOtherUser(electron, []);
  const quoted = [command, ...args].map((word) => `'${word}'`).join(' ');
  writeFileSync(file, `#!/bin/sh\nexec ${quoted} "$@"\n`, { mode: 0o755 });
  return file;
}

async function currentPage(app: ElectronApplication): Promise<Page> {
  const open = app.windows().filter((page) => !page.isClosed());
  const page = open.at(-1) ?? (await app.firstWindow());
  await page.waitForLoadState();
  // The picture in the document is there before the script that answers. A page that is just going never gets there.
  const picture = page.locator('html[data-picture]');
  await picture.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => undefined);
  return page;
}
