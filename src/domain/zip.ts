/** A file of an archive. */
export type ZipEntry = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Flag of names in UTF-8, and the first version that has folders and nothing newer. */
const [utf8Names, version] = [0x08_00, 20];

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = (rest & 1) === 1 ? 0xed_b8_83_20 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) sum = (checksums[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** Numbers as the format writes them, the lowest byte first; each with how many bytes it takes. */
function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    fields.flatMap(([bytes, value]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff)),
  );
}

/**
 * Files in one archive that every system opens (PKWARE APPNOTE 6.3), as they are, with names in UTF-8.
 * @param at the day and time, of the place, that the files have. @returns its parts, for a Blob; together less than 4 GB.
 */
export function zipParts(entries: readonly ZipEntry[], at: Date): Uint8Array<ArrayBuffer>[] {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  const day = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0);
  for (const { name, bytes } of entries) {
    const text = new TextEncoder().encode(name);
    const about = [
      [2, version],
      [2, utf8Names],
      [2, 0], // not compressed
      [2, time],
      [2, day],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, text.length],
      [2, 0],
    ] as const;
    const start = sizeOf(files);
    files.push(record([4, 0x04_03_4b_50], ...about), text, bytes);
    directory.push(
      record([4, 0x02_01_4b_50], [2, version], ...about, [2, 0], [4, 0], [4, 0], [4, start]),
      text,
    );
  }
  const count = entries.length;
  const [length, start] = [sizeOf(directory), sizeOf(files)];
  const end = record([4, 0x06_05_4b_50], [4, 0], [2, count], [2, count], [4, length], [4, start], [2, 0]);
  return [...files, ...directory, end];
}
