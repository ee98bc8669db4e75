import { expect, test } from '../support/engines/engine-test.ts';

test('the press page shows its pictures, asks nobody for the video, and copies a link', async ({
  visitor,
}) => {
  await visitor.open('/press');
  const pictures = visitor.css('article img');
  await expect(pictures).toHaveCount(3);
  const widths = () =>
    visitor.evaluate(
      () => [...document.querySelectorAll<HTMLImageElement>('article img')].map((each) => each.naturalWidth),
      null,
    );
  for (const index of [0, 1, 2]) {
    await pictures.nth(index).bringIntoWindow();
    await expect.poll(async () => (await widths())[index]).toBeGreaterThan(100);
  }
  await expect(visitor.css('iframe')).toHaveCount(0);
  const download = visitor.role('link', 'Download Logo Only (Square)', { exact: true });
  await expect(download).toHaveAttribute('download', /\.png$/);

  await visitor.role('button', 'Copy Link Logo Only (Square)', { exact: true }).click();
  await expect(visitor.role('button', 'Copied! Logo Only (Square)', { exact: true })).toHaveFocus();
  await visitor.role('link', 'Back to Home').click();
  await expect(visitor.role('tablist')).toBeShown();
  // What was copied is asked where it counts: it is pasted elsewhere.
  await visitor.open('/careers');
  await visitor.role('searchbox').click();
  await visitor.press('Control+v');
  const held = async () => (await visitor.role('searchbox').look()).value;
  await expect.poll(held).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/press\/logo-square\.png$/);
});
