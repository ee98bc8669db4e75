/** Which source a run of characters of a built file comes from; null where the bundler wrote them itself. */
export type Piece = { text: string; source: string | null };

type SourceMap = { mappings: string; sources: readonly (string | null)[] };

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Cuts a built file into pieces by source.
 * @param code the built file.
 * @param map its source map (ECMA-426: base64 VLQ segments, `,` between segments, `;` between lines).
 */
export function piecesBySource(code: string, map: SourceMap): readonly Piece[] {
  const pieces: Piece[] = [];
  let source = 0;
  const lines = code.split('\n');
  map.mappings.split(';').forEach((segments, row) => {
    const line = `${lines[row] ?? ''}\n`;
    const marks: { column: number; source: string | null }[] = [{ column: 0, source: null }];
    let column = 0;
    for (const segment of segments.split(',').filter(Boolean)) {
      const [columnStep = 0, sourceStep] = decodeVlq(segment);
      column += columnStep;
      source += sourceStep ?? 0;
      marks.push({ column, source: sourceStep === undefined ? null : (map.sources[source] ?? null) });
    }
    marks.forEach((mark, index) => {
      const text = line.slice(mark.column, marks[index + 1]?.column ?? line.length);
      if (text !== '') pieces.push({ text, source: mark.source });
    });
  });
  return pieces;
}

/** Numbers of one segment: six bits a character, the highest one saying that more follow, the lowest the sign. */
function decodeVlq(segment: string): readonly number[] {
  const values: number[] = [];
  let shift = 0;
  let value = 0;
  for (const character of segment) {
    const digit = alphabet.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) !== 0) continue;
    values.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    shift = 0;
    value = 0;
  }
  return values;
}
