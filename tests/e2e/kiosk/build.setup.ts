import { test } from '@playwright/test';
import { testKioskFolder } from '../../support/kiosk-server.ts';
import { provideKiosk } from '../../support/shared-build.ts';

test('the kiosk builds, and its pages hold nothing they must not', async () => {
  await provideKiosk('kiosk', testKioskFolder);
});
