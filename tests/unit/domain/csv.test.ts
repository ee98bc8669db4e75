import { describe, expect, it } from 'vitest';
import { csvPhone, csvText, toCsv } from '../../../src/domain/csv.ts';

describe('csvText', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['two\nlines', 'two\nlines'],
    ['two\r\nlines\rthree', 'two\nlines\nthree'],
    ['=1+1', `'=1+1`],
    ['+15550100', `'+15550100`],
    ['-2', `'-2`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['  =cmd()', `  '=cmd()`],
    ['\t=1', ` '=1`],
    ['\r=1', `\n'=1`],
    ['＝1', `'＝1`],
    ['a=b', 'a=b'],
    ['well-known', 'well-known'],
    ['"=1', `"'=1`],
    ['Ada;=HYPERLINK("x")', `Ada;'=HYPERLINK("x")`],
    ['Ada; "=1', `Ada; "'=1`],
    ['Ada,=1', `Ada,'=1`],
    ['Ada|@SUM(1)', `Ada|'@SUM(1)`],
    ['one\n-2', `one\n'-2`],
    ['one\t=2', 'one =2'],
    ['Ada\u001B]0;=1\u0007', `Ada ]0;'=1 `],
    ['Ada\u009B2J\u202Eevil\u200B', 'Ada 2J evil '],
  ])('writes %j as %j', (value, expected) => {
    expect(csvText(value)).toBe(expected);
  });
});

/** Cells as a spreadsheet makes them that takes another separator: quotes open a cell only at its start. */
function cellsAt(separator: string, csv: string): string[] {
  return csv
    .split(/\r\n|\n/)
    .flatMap((line) => line.split(separator))
    .map((cell) => cell.replaceAll('"', '').trim());
}

describe('toCsv', () => {
  it('quotes every cell and ends each line as RFC 4180 wants', () => {
    expect(toCsv(['a', 'b'], [['1', 'says "hi"']])).toBe('"a","b"\r\n"1","says ""hi"""\r\n');
    expect(toCsv(['a'], [['']])).toBe('"a"\r\n""\r\n');
  });

  it.each([',', ';', '\t', '|'])('starts no formula, whatever the separator: %j', (separator) => {
    const attacks = ['=1', '+1', '-1', '@A', '"=1', '\t=1', '\n=1', ' \r\n "@A', '＝1'];
    const texts = attacks.flatMap((attack) => [
      attack,
      `x;${attack}`,
      `x,${attack}`,
      `x\t${attack}`,
      `x|${attack}`,
    ]);
    const cells = texts.flatMap((text) => cellsAt(separator, toCsv(['a'], [[text]])));
    expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  });
});

it('writes phone numbers so that they are copied as they are, and not calculated', () => {
  expect(csvText(csvPhone('+15550100000'))).toBe('tel:+15550100000');
  expect(csvText(csvPhone('919876543210'))).toBe('tel:919876543210');
});
