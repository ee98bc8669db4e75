import { describe, expect, it } from 'vitest';
import { oneLine, plainJson, plainText } from '../../../../src/domain/safe-text.ts';
import { columnsOf, confirm, progressBar } from '../../../../supabase/cli/terminal.ts';

describe('the terminal', () => {
  it('draws progress from empty to full', () => {
    expect(progressBar(0, 4)).toBe(`[${'-'.repeat(30)}] 0 of 4`);
    expect(progressBar(2, 4)).toBe(`[${'#'.repeat(15)}${'-'.repeat(15)}] 2 of 4`);
    expect(progressBar(0, 0)).toBe(`[${'#'.repeat(30)}] 0 of 0`);
  });

  it('lets no applicant steer it', () => {
    expect(oneLine('Ada\u001B[2J\r\nB\u202E\u0007')).toBe('Ada [2J B');
    expect(plainText('one\ntwo\u001B]0;x')).toBe('one\ntwo ]0;x');
  });

  it('leaves names of Hindi and Persian as they are spelt, and hides nothing behind it', () => {
    for (const name of ['श्री लक्ष्\u200Dमी', 'علی\u200Cرضا رضایی']) {
      expect(oneLine(name)).toBe(name);
      expect(plainText(name)).toBe(name);
    }
    expect(oneLine('A\u200Dna\u200Cعلی\u200C\u200Dرضا\u200D')).toBe('A na علی رضا');
  });

  it('writes JSON without steering characters, and with the same meaning', () => {
    const value = [{ name: 'Ada\u009B2J\u202Eé\u{E0041}\u2028', text: 'a\nb\u001B' }];
    const text = plainJson(value);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\u2028]/u);
    expect(JSON.parse(text)).toEqual(value);
  });

  it('lines columns up and cuts long cells', () => {
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
