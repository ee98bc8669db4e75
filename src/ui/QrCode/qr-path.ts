import { encode } from 'uqr';

/** A QR code as a drawing: modules an edge, quiet zone included, and the dark modules as one SVG path. */
export type QrDrawing = { edge: number; path: string };

/** Light modules around the code (ISO/IEC 18004: four). */
const quietZone = 4;

/**
 * Draws a text as a QR code with medium error correction: a smudge or a reflection may hide a seventh of it.
 * @param text what a phone reads, for example a web address or `tel:` number.
 */
export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const runs = data.flatMap((row, y) =>
    darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { edge: size, path: runs.join('') };
}

/** Start and width of each run of dark modules. */
function darkRuns(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
