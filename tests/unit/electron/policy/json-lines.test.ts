import { expect, test } from 'vitest';
import { outlineJson } from '../../../../electron/policy/json-lines.ts';

test('each field is found where it stands', () => {
  const text =
    '{\n  "country": "US",\n  "display": {\n    "index": 0\n  },\n  "days": [\n    1,\n    2\n  ]\n}';
  const { lines, repeated, brokenLine } = outlineJson(text);
  expect(Object.fromEntries(lines)).toEqual({
    country: 2,
    display: 3,
    'display.index': 4,
    days: 6,
    'days.0': 7,
    'days.1': 8,
  });
  expect(repeated).toEqual([]);
  expect(brokenLine).toBeNull();
});

test('a field that is named twice is told with its second line', () => {
  const { lines, repeated } = outlineJson('{\n"a": 1,\n"b": {"c": 1},\n"a": 2,\n"b": {"c": 2}\n}');
  expect(repeated).toContainEqual({ field: 'a', line: 4 });
  expect(repeated).toContainEqual({ field: 'b', line: 5 });
  expect(lines.get('a')).toBe(4);
});

test.each([
  ['{\n"a": 1,\n}', 3],
  ['{\n// no\n"a": 1}', 2],
  ['{\n"a" 1\n}', 2],
  ['{"a": 1} x', 1],
  ['', 1],
])('%j stops being JSON in line %i', (text, line) => {
  expect(outlineJson(text).brokenLine).toBe(line);
});
