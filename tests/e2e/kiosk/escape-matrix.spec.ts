import { escapes } from '../../support/electron-escapes/index.ts';
import { watchEscapes } from '../../support/kiosk-attempts.ts';
import { expect, test } from '../../support/kiosk-test.ts';

/* The rows of the escape matrix that a page can try by itself, in the built pages with the built preload. */

const rows = escapes.flatMap(({ inPage, id, attempt }) =>
  inPage === undefined ? [] : [{ name: `${id} ${attempt}`, inPage }],
);

test('what a page tries by itself leads nowhere', async ({ page, visit, server, expectedErrors }) => {
  test.setTimeout(90_000);
  expectedErrors.push(/.*/);
  const happenings = watchEscapes(page, server.url);
  expect(rows.length).toBeGreaterThan(20);
  await visit();
  for (const { name, inPage } of rows) {
    expect.soft(await page.evaluate(inPage.run), name).toEqual(inPage.gives);
    expect.soft(happenings(), name).toEqual([]);
    expect(new URL(page.url()).pathname, name).toBe('/index.html');
  }
});
