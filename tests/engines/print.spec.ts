import { getDocumentProxy } from 'unpdf';
import { expect, test } from '../support/engines/engine-test.ts';

/* What lies where on paper. Which styles hold there is asked of every page in tests/e2e/web/pages.spec.ts. */

/** A piece of text on paper: its box in points (1/72 inch), from the upper left corner of the sheet. */
type Printed = { text: string; left: number; right: number; top: number; bottom: number };
type Sheet = { width: number; height: number; pieces: readonly Printed[] };

async function readSheets(pdf: Uint8Array): Promise<readonly Sheet[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , across = 0, size = 0, left = 0, base = 0] = item.transform as number[];
      // From the base line to the height of capital letters, which is what lies under nothing else.
      const capitals = 0.7 * Math.hypot(across, size);
      const bottom = height - base;
      return [{ text: item.str, left, right: left + item.width, top: bottom - capitals, bottom }];
    });
    sheets.push({ width, height, pieces });
  }
  return sheets;
}

/** Pieces of text that lie over each other by more than a point in both directions. */
function overlaps({ pieces }: Sheet): readonly string[] {
  const shared = (a: Printed, b: Printed, start: 'left' | 'top', end: 'right' | 'bottom') =>
    Math.min(a[end], b[end]) - Math.max(a[start], b[start]);
  return pieces.flatMap((piece, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (other) => shared(piece, other, 'left', 'right') > 1 && shared(piece, other, 'top', 'bottom') > 1,
      )
      .map((other) => `${piece.text} / ${other.text}`),
  );
}

/** Pages, and how many sheets each takes at most. */
for (const [path, most] of [
  ['/', 5],
  ['/ar/', 6],
  ['/careers/job/graphic-designer', Infinity],
] as const)
  test(`${path} from a wide window fills its sheets, with nothing over anything`, async ({ page, open }) => {
    await open(path);
    const sheets = await readSheets(await page.pdf({ format: 'A4' }));
    expect(sheets.length).toBeLessThanOrEqual(most);
    for (const [index, sheet] of sheets.entries()) {
      expect.soft(sheet.width / sheet.height).toBeCloseTo(210 / 297, 2);
      expect.soft(overlaps(sheet), `sheet ${index + 1}`).toEqual([]);
      expect.soft(sheet.pieces.length, `text on sheet ${index + 1}`).toBeGreaterThan(0);
      const beyond = sheet.pieces.filter(({ left, right }) => left < 0 || right > sheet.width);
      expect.soft(beyond, `beyond sheet ${index + 1}`).toEqual([]);
    }
  });
