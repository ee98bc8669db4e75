import { isStopped } from '../../support/copying.ts';
import { expect, test } from '../../support/test.ts';

for (const path of ['/', '/careers']) {
  test(`copy, cut, right-click and their shortcuts are stopped on ${path}`, async ({ page, open }) => {
    await open(path);
    expect(await isStopped(page, 'clipboard', 'copy')).toBe(true);
    expect(await isStopped(page, 'clipboard', 'cut')).toBe(true);
    expect(await isStopped(page, 'pointer', 'contextmenu', { button: 2 })).toBe(true);
    for (const key of ['c', 'x', 'u']) {
      expect(await isStopped(page, 'keyboard', 'keydown', { key, ctrlKey: true })).toBe(true);
      expect(await isStopped(page, 'keyboard', 'keydown', { key, metaKey: true })).toBe(true);
    }
    expect(
      await isStopped(page, 'keyboard', 'keydown', { key: 'u', code: 'KeyU', metaKey: true, altKey: true }),
    ).toBe(true);
  });
}

test('paste, find, print, zoom, plain typing and the keyboard menu pass', async ({ page, open }) => {
  await open('/careers');
  expect(await isStopped(page, 'clipboard', 'paste')).toBe(false);
  expect(await isStopped(page, 'pointer', 'contextmenu', { button: -1 })).toBe(false);
  for (const key of ['v', 'f', 'p', 'a', 'z', '+', '-', '0']) {
    expect(await isStopped(page, 'keyboard', 'keydown', { key, ctrlKey: true })).toBe(false);
  }
  const search = page.getByRole('searchbox');
  await search.click();
  await page.keyboard.type('cux');
  await expect(search).toHaveValue('cux');
  await page.evaluate(() => navigator.clipboard.writeText('design'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(search).toHaveValue('design');
});

test('selected text does not reach the clipboard, and can still be selected', async ({ page, open }) => {
  await open('/');
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Node));
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Medical Insights');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
});
