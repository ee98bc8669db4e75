import { test } from '@playwright/test';
import { findElectron } from '../../../build/kiosk-package-electron.ts';
import { buildKiosk } from '../../../build/kiosk-site.ts';
import { skipReason } from './electron-test.ts';

test('the kiosk builds for a real Electron', async () => {
  if (findElectron() === null) console.log(skipReason);
  test.skip(findElectron() === null, skipReason);
  test.setTimeout(120_000);
  await buildKiosk('kiosk-e2e');
});
