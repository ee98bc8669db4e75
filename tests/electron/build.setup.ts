import { test } from '@playwright/test';
import { findElectron } from '../../build/kiosk-package-electron.ts';
import { kioskFolder, kioskModes } from '../../build/kiosk-paths.ts';
import { provideKiosk } from '../support/shared-build.ts';
import { skipReason } from './electron-test.ts';

for (const mode of kioskModes)
  test(`${mode} builds for a real Electron`, async () => {
    test.skip(findElectron() === null, skipReason);
    await provideKiosk(mode, kioskFolder(mode));
  });
