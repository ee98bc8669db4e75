import { test } from '@playwright/test';
import { buildKiosk } from '../../../build/kiosk-site.ts';
import { testKioskFolder } from '../../support/kiosk-server.ts';

test('the kiosk builds, and its pages hold nothing they must not', async () => {
  test.setTimeout(120_000);
  process.env.KIOSK_FOLDER = testKioskFolder;
  await buildKiosk('kiosk');
});
