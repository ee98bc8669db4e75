type Point = { x: number; y: number };

/** Points that one segment of a command takes (SVG 2, section 9.3). */
const pointsPerSegment: Readonly<Record<string, number>> = { M: 1, L: 1, H: 1, V: 1, Q: 2, C: 3 };

/**
 * Writes path data anew with relative commands and fewer digits: a good third less, compressed. Every point is rounded
 * from its own absolute place, so that errors never add up.
 * @param path path data of absolute commands M, L, H, V, Q, C and Z.
 * @param digits digits after the point. One is off by at most 0.05 units.
 */
export function compactPath(path: string, digits: number): string {
  const grid = 10 ** digits;
  let at: Point = { x: 0, y: 0 };
  let start = at;
  let written = '';
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    if (command === 'Z') {
      written += 'z';
      at = start;
      continue;
    }
    const points = pointsOf(command, rest.match(/-?[\d.]+/g)?.map(Number) ?? [], at, grid);
    const step = pointsPerSegment[command] ?? 1;
    const steps: number[] = [];
    for (let index = 0; index < points.length; index += step) {
      const segment = points.slice(index, index + step);
      steps.push(...numbersFrom(at, segment, command));
      at = segment.at(-1) ?? at;
      if (command === 'M' && index === 0) start = at;
    }
    written += command.toLowerCase() + steps.map((number) => shorten(number / grid)).join(' ');
  }
  return written.replaceAll(' -', '-');
}

/** Points on the grid, as whole numbers. */
function pointsOf(command: string, numbers: readonly number[], at: Point, grid: number): readonly Point[] {
  const rounded = numbers.map((number) => Math.round(number * grid));
  if (command === 'H') return rounded.map((x) => ({ x, y: at.y }));
  if (command === 'V') return rounded.map((y) => ({ x: at.x, y }));
  return rounded.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: rounded[index + 1] ?? 0 }] : []));
}

function numbersFrom(at: Point, segment: readonly Point[], command: string): readonly number[] {
  return segment.flatMap(({ x, y }) => {
    if (command === 'H') return [x - at.x];
    return command === 'V' ? [y - at.y] : [x - at.x, y - at.y];
  });
}

/** 0.5 as .5. */
function shorten(number: number): string {
  return String(number).replace(/^(-?)0\./, '$1.');
}
