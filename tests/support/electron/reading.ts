import { execFileSync } from 'node:child_process';

/** A word on a picture, and where its middle is, in pixels from the upper left corner. */
export type SeenWord = { word: string; x: number; y: number };

/** Below this, of 100, tesseract is guessing: edges and drawings read as letters. */
const leastConfidence = 40;

/** Reads what a person could read on a picture (tesseract), in the order of lines. */
export function readPicture(file: string): readonly SeenWord[] {
  const table = execFileSync('tesseract', [file, 'stdout', 'tsv'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // More threads than cores wait for each other.
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  return table.split('\n').slice(1).flatMap(readRow);
}

/** Columns of tesseract's table: 6 to 9 the box, 10 the confidence, 11 the word. */
function readRow(line: string): readonly SeenWord[] {
  const columns = line.split('\t');
  const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = columns.slice(6, 11).map(Number);
  const word = columns[11]?.trim() ?? '';
  if (word === '' || confidence < leastConfidence) return [];
  return [{ word, x: Math.round(left + width / 2), y: Math.round(top + height / 2) }];
}

/** Where text stand that follow each other on the picture; null when they cannot be read there. */
export function findWords(seen: readonly SeenWord[], text: string): SeenWord | null {
  const wanted = text.split(' ');
  const at = seen.findIndex((_, start) => wanted.every((word, next) => seen[start + next]?.word === word));
  return seen[at] ?? null;
}
