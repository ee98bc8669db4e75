import { expect, test } from '../support/engines/engine-test.ts';
import { overlaps, readPaper, wordsOn } from '../support/engines/paper.ts';

test('a printed page keeps its words apart and within the sheet', async ({ visitor }) => {
  const { print } = visitor;
  test.skip(print === null, 'This engine cannot be told to print here.');
  if (print === null) return;
  await visitor.open('/privacy');
  const { text: heading } = await visitor.role('heading', undefined, { level: 1 }).look();
  const sheets = await readPaper(await print());
  expect(wordsOn(sheets)).toContain(heading);
  for (const sheet of sheets) {
    expect(sheet.width / sheet.height).toBeCloseTo(210 / 297, 2);
    expect(overlaps(sheet)).toEqual([]);
    const beyond = sheet.pieces.filter(({ left, right }) => left < 0 || right > sheet.width);
    expect(beyond).toEqual([]);
  }
});

for (const path of ['/', '/careers/job/graphic-designer']) {
  test(`${path} from a wide window fills its sheets in one column, with nothing over anything`, async ({
    visitor,
  }) => {
    const { print } = visitor;
    test.skip(print === null, 'This engine cannot be told to print here.');
    if (print === null) return;
    await visitor.resize(1280, 800);
    await visitor.open(path);
    const sheets = await readPaper(await print());
    for (const [index, sheet] of sheets.entries()) {
      expect.soft(overlaps(sheet), `sheet ${index + 1}`).toEqual([]);
      expect.soft(sheet.pieces.length, `words on sheet ${index + 1}`).toBeGreaterThan(0);
    }
    const pieces = sheets.flatMap((sheet) => sheet.pieces);
    const [first, second] = ['What it is', 'What it is not'].map((words) =>
      pieces.find(({ text }) => text.trim() === words),
    );
    expect(first?.left).toBe(second?.left);
  });
}
