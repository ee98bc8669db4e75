import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const icon = (name: string) => readFile(new URL(`../../../build/icons/${name}`, import.meta.url));

/** Pictures of an .ico file by edge (ICONDIR: 6 bytes, then entries of 16). */
function readIco(file: Buffer): { edge: number; png: Buffer }[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const offset = file.readUInt32LE(entry + 12);
    return {
      edge: file.readUInt8(entry) || 256,
      png: file.subarray(offset, offset + file.readUInt32LE(entry + 8)),
    };
  });
}

/** Pictures of an .icns file by type: four letters, four bytes of length that count themselves, the picture. */
function readIcns(file: Buffer): Map<string, Buffer> {
  const pictures = new Map<string, Buffer>();
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    pictures.set(file.toString('latin1', at, at + 4), file.subarray(at + 8, at + file.readUInt32BE(at + 4)));
  }
  return pictures;
}

describe('the app icons of the kiosk', () => {
  it('has a Windows icon with every size up to 256', async () => {
    const pictures = readIco(await icon('icon.ico'));
    expect(pictures.map(({ edge }) => edge)).toEqual([16, 24, 32, 48, 64, 128, 256]);
    for (const { edge, png } of pictures) {
      const { format, width, height } = await sharp(png).metadata();
      expect([format, width, height]).toEqual(['png', edge, edge]);
    }
  });

  it('has a Mac icon with the types and sizes that Apple names', async () => {
    const file = await icon('icon.icns');
    expect(file.toString('latin1', 0, 4)).toBe('icns');
    expect(file.readUInt32BE(4)).toBe(file.length);
    const sizes: Record<string, number> = {};
    for (const [type, png] of readIcns(file)) sizes[type] = (await sharp(png).metadata()).width;
    expect(sizes).toEqual({
      ic11: 32,
      ic12: 64,
      ic07: 128,
      ic13: 256,
      ic08: 256,
      ic14: 512,
      ic09: 512,
      ic10: 1024,
    });
  });

  it.each([
    ['icon.png', 1024],
    ['512x512.png', 512],
  ])('has %s for Linux, %i pixels wide', async (name, edge) => {
    const { format, width, height } = await sharp(await icon(name)).metadata();
    expect([format, width, height]).toEqual(['png', edge, edge]);
  });

  it('is see-through in the corners and solid in the middle', async () => {
    const { data, info } = await sharp(await icon('icon.png'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([alphaAt(4, 4), alphaAt(1019, 1019), alphaAt(512, 512)]).toEqual([0, 0, 255]);
  });
});
