import { expect, goTo, test } from '../../support/kiosk-test.ts';

test('without a network all works and nobody is told, but where something is missing: at a browser', async ({
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
  await goTo(page, '/');
  await page
    .getByRole('button', { name: /Chat on WhatsApp/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('offline');
  await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(outside).toEqual([]);
});
