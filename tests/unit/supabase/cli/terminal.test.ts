import { describe, expect, it } from 'vitest';
import { columnsOf, confirm, progressBar } from '../../../../supabase/cli/terminal.ts';

describe('the terminal', () => {
  it('draws progress from empty to full', () => {
    expect(progressBar(0, 4)).toBe(`[${'-'.repeat(30)}] 0 of 4`);
    expect(progressBar(2, 4)).toBe(`[${'#'.repeat(15)}${'-'.repeat(15)}] 2 of 4`);
    expect(progressBar(0, 0)).toBe(`[${'#'.repeat(30)}] 0 of 0`);
  });

  it('aligns columns and cuts long cells', () => {
    const text = columnsOf([
      ['a', 'bb'],
      ['ccc', 'd'.repeat(60)],
    ]);
    expect(text).toBe(`a    bb\nccc  ${'d'.repeat(39)}…\n`);
  });

  it.each([
    ['yes', true],
    [' YES ', true],
    ['y', false],
    ['', false],
    [null, false],
  ])('takes %j for %s', async (answer, expected) => {
    const terminal = { out: () => undefined, progress: () => undefined, ask: async () => answer };
    expect(await confirm(terminal, 'Sure?', false)).toBe(expected);
    expect(await confirm(terminal, 'Sure?', true)).toBe(true);
  });
});
