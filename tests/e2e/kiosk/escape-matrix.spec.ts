import { escapes } from '../../support/electron-escapes/index.ts';
import { expect, test, watchAttempts } from '../../support/kiosk-test.ts';

/* The rows of the escape matrix that a page can try by itself, in the built pages with the built preload. */

for (const { id, attempt, inPage } of escapes) {
  if (inPage === undefined) continue;
  test(`${id} ${attempt}`, async ({ page, visit, server, expectedErrors }) => {
    expectedErrors.push(/.*/);
    const attempts = watchAttempts(page, server.url);
    await visit();
    const happened: string[] = [];
    page.on('dialog', (dialog) => {
      happened.push('dialog');
      void dialog.dismiss();
    });
    page.on('download', () => happened.push('download'));
    page.on('filechooser', () => happened.push('file chooser'));
    expect(await page.evaluate(inPage.run)).toEqual(inPage.gives);
    expect(happened).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/index.html');
    // What leaves the page at all, main's policy refuses.
    expect(attempts.filter(({ action, url }) => action === 'allow' && !url.startsWith('app:'))).toEqual([]);
  });
}
