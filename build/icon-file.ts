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

/** The types of Apple's icon format whose pictures are PNGs, by their edge in pixels; twice where a display is dense. */
const macTypes = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
] as const;

/**
 * Packs square PNGs into one .icns file: 'icns', the length of all, then each picture after its type and length.
 * @param draw gives the picture of an edge in pixels.
 */
export async function packMacIcon(draw: (edge: number) => Promise<Buffer>): Promise<Buffer> {
  const parts = await Promise.all(
    macTypes.map(async ([type, edge]) => {
      const png = await draw(edge);
      return [macHeader(type, png.length), png];
    }),
  );
  const body = Buffer.concat(parts.flat());
  return Buffer.concat([macHeader('icns', body.length), body]);
}

function macHeader(type: string, length: number): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 'latin1');
  header.writeUInt32BE(length + header.length, 4);
  return header;
}
