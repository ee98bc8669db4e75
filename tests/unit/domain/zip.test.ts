import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipParts } from '../../../src/domain/zip.ts';

/** The entries that the directory of an archive leads to, as APPNOTE describes it (4.3.7, 4.3.12, 4.3.16). */
function readEntries(zip: Buffer) {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06_05_4b_50);
  expect(zip.readUInt32LE(end + 12) + zip.readUInt32LE(end + 16)).toBe(end);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [sum, size, nameLength] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = zip.readUInt32LE(at + 42);
    const local = zip.subarray(start, start + 30 + nameLength);
    // What is said at the file is what the directory says.
    expect([local.readUInt32LE(0), local.subarray(4, 30)]).toEqual([
      0x04_03_4b_50,
      zip.subarray(at + 6, at + 32),
    ]);
    const day = zip.readUInt16LE(at + 14);
    at += 46 + nameLength;
    const bytes = zip.subarray(start + local.length, start + local.length + size);
    expect(crc32(bytes)).toBe(sum);
    return { name, text: bytes.toString(), day: [1980 + (day >> 9), (day >> 5) & 15, day & 31] };
  });
}

it('keeps files whole, with their names in every script and the day', () => {
  const files = ['Nguyễn Thị Minh.html', 'فاطمة.pdf', 'empty'].map((name, at) => ({
    name,
    bytes: new TextEncoder().encode('é'.repeat(at === 2 ? 0 : 100 * (at + 1))),
  }));
  const parts = zipParts(files, new Date(2026, 10, 28, 21, 30, 58));
  expect(readEntries(Buffer.concat(parts))).toEqual(
    files.map(({ name, bytes }) => ({ name, text: Buffer.from(bytes).toString(), day: [2026, 11, 28] })),
  );
});

it('is an archive without files, too', () => {
  expect(readEntries(Buffer.concat(zipParts([], new Date())))).toEqual([]);
});
