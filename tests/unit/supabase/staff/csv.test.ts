import { describe, expect, it } from 'vitest';
import { csvCell, toCsv } from '../../../../supabase/staff/csv.ts';

describe('csvCell', () => {
  it.each([
    ['plain', '"plain"'],
    ['', '""'],
    ['says "hi", twice', '"says ""hi"", twice"'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', `"'=1+1"`],
    ['+15550100', `"'+15550100"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['  =cmd()', `"'  =cmd()"`],
    ['\t=1', `"'\t=1"`],
    ['\rx', `"'\rx"`],
    ['＝1', `"'＝1"`],
    ['a=b', '"a=b"'],
    ['"=1', '"""=1"'],
  ])('writes %j as %s', (value, expected) => {
    expect(csvCell(value)).toBe(expected);
  });
});

describe('toCsv', () => {
  it('ends each line as RFC 4180 wants', () => {
    expect(toCsv(['a', 'b'], [['1', '2']])).toBe('"a","b"\r\n"1","2"\r\n');
  });
});
