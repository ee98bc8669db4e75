import { expect, test } from '../../support/kiosk-test.ts';

test('a zero has no stroke in it', async ({ page, main }) => {
  expect(main.phase).toBe('waiting');
  await page.evaluate(() => document.fonts.load('700 200px "Atkinson Hyperlegible Next"', '0'));
  const inks = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) throw new Error('The page has no canvas.');
    Object.assign(pen, { font: '700 200px "Atkinson Hyperlegible Next"', textBaseline: 'alphabetic' });
    pen.fillText('0', 50, 250);
    const at = (x: number, y: number) => pen.getImageData(50 + 200 * x, 250 - 200 * y, 1, 1).data[3];
    const width = pen.measureText('0').width / 200;
    return { middle: at(width / 2, 0.335), edge: at(width - 0.1, 0.335) };
  });
  expect(inks).toEqual({ middle: 0, edge: 255 });
});
