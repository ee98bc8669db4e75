import { escapes } from '../../support/electron-escapes/index.ts';
import { expect, test, watchAttempts } from '../../support/kiosk-test.ts';

/* The rows of the escape matrix that a page can try by itself, in the built pages with the built preload. */

const rows = escapes.flatMap(({ inPage, id, attempt }) =>
  inPage === undefined ? [] : [{ name: `${id} ${attempt}`, inPage }],
);

test('what a page tries by itself leads nowhere', async ({ page, visit, server, expectedErrors }) => {
  test.setTimeout(90_000);
  expectedErrors.push(/.*/);
  const attempts = watchAttempts(page, server.url);
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push('dialog');
    void dialog.dismiss();
  });
  page.on('download', () => happened.push('download'));
  page.on('filechooser', () => happened.push('file chooser'));
  expect(rows.length).toBeGreaterThan(20);
  await visit();
  for (const { name, inPage } of rows) {
    expect.soft(await page.evaluate(inPage.run), name).toEqual(inPage.gives);
    expect.soft(happened.splice(0), name).toEqual([]);
    expect(page.context().pages(), name).toHaveLength(1);
    expect(new URL(page.url()).pathname, name).toBe('/index.html');
    // What leaves the page at all, main's policy refuses.
    const left = attempts
      .splice(0)
      .filter(({ action, url }) => action === 'allow' && !url.startsWith('app:'));
    expect.soft(left, name).toEqual([]);
  }
});
