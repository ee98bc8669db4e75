import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQrCode } from '../../../../src/ui/QrCode/qr-path.ts';

/** The dark modules that a path covers, as `x y`. */
function darkModules(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, index) => `${Number(x) + index} ${y}`),
  );
}

it.each([
  'https://wa.me/18005550199',
  'tel:+18005550199',
  'mailto:hello@brand.example',
  'https://www.brand.example/careers/job/community-outreach-coordinator',
])('draws exactly the dark modules of %s, with four light ones at every side', (text) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const { edge, path } = drawQrCode(text);
  const expected = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`${x} ${y}`] : [])));
  expect(edge).toBe(size);
  expect(darkModules(path).sort()).toEqual(expected.sort());
});
