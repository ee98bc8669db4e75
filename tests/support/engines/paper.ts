import { getDocumentProxy } from 'unpdf';

/** A piece of text on paper: its box in points (1/72 inch), from the upper left corner of the sheet. */
export type Printed = { text: string; left: number; right: number; top: number; bottom: number };

/** A printed sheet. Sizes in points: A4 is 595 × 842. */
export type Sheet = { width: number; height: number; pieces: readonly Printed[] };

/** Reads what a PDF says and where. */
export async function readPaper(pdf: Uint8Array): Promise<readonly Sheet[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [printed(item, height)] : []));
    sheets.push({ width, height, pieces: pieces.filter(({ text }) => text.trim() !== '') });
  }
  return sheets;
}

type TextItem = { str: string; transform: readonly number[]; width: number };

/** A piece's box spans from its base line to the height of its capital letters, which is what lies under nothing else. */
function printed({ str, transform, width }: TextItem, sheetHeight: number): Printed {
  const [, , across = 0, size = 0, left = 0, base = 0] = transform;
  const capitals = 0.7 * Math.hypot(across, size);
  const bottom = sheetHeight - base;
  return { text: str, left, right: left + width, top: bottom - capitals, bottom };
}

/** Pieces of text that lie over each other by more than a point in both directions. */
export function overlaps({ pieces }: Sheet): readonly string[] {
  return pieces.flatMap((piece, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (other) => shared(piece, other, 'left', 'right') > 1 && shared(piece, other, 'top', 'bottom') > 1,
      )
      .map((other) => `${piece.text} / ${other.text}`),
  );
}

function shared<Start extends 'left' | 'top', End extends 'right' | 'bottom'>(
  one: Printed,
  other: Printed,
  start: Start,
  end: End,
): number {
  return Math.min(one[end], other[end]) - Math.max(one[start], other[start]);
}

/** All words of all sheets, in the order they were drawn. */
export function wordsOn(sheets: readonly Sheet[]): string {
  return sheets.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(' ');
}
