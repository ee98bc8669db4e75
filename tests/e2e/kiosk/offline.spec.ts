import { mustSee } from '../../support/kiosk-surfaces.ts';
import { expect, goTo, test } from '../../support/kiosk-test.ts';

test('without a network all works and nobody is told, but where something is missing: at a browser, slides, a video', async ({
  page,
  main,
  visit,
  server,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(server.url).origin)) outside.push(request.url());
  });
  await main.setOnline(false);
  await visit();
  const top = page.getByRole('banner');
  for (const line of ['An AI, not a doctor.', 'Emergency?'])
    await expect(top.getByText(line)).toBeInViewport();
  await expect(page.getByText('offline')).toHaveCount(0);
  for (const path of ['/careers', '/careers/job/graphic-designer', '/privacy', '/terms'])
    await goTo(page, path);
  await goTo(page, '/pitch');
  await page.getByRole('button', { name: /Show the slides/ }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('This needs the internet')).toBeVisible();
  await goTo(page, '/press');
  await page.getByRole('button', { name: /Play the video/ }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('This needs the internet')).toBeVisible();
  await goTo(page, '/');
  await page
    .getByRole('button', { name: /Chat on WhatsApp/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('offline');
  await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(outside).toEqual([]);
  await mustSee(page).call.back.click();
  await goTo(page, '/pitch');
  await page.getByRole('button', { name: /Show the slides/ }).click();
  for (const online of [true, false]) {
    await main.setOnline(online);
    await expect(page.locator('iframe')).toHaveCount(online ? 1 : 0);
  }
});
