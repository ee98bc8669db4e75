/** One picture of an icon file. */
type IconPicture = { edge: number; png: Buffer };

const headerBytes = 6;
const entryBytes = 16;

/** Packs square PNGs of up to 256 pixels into one .ico file (the ICONDIR layout, with PNG pictures inside). */
export function packIcon(pictures: readonly IconPicture[]): Buffer {
  const directory = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  pictures.forEach(({ edge, png }, index) => {
    const entry = headerBytes + entryBytes * index;
    directory.writeUInt8(edge % 256, entry);
    directory.writeUInt8(edge % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
