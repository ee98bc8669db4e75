import { expect, test } from 'vitest';
import { describeStaleNumbers, findStaleNumbers } from '../../../build/stale-numbers.ts';
import { emergencyNumbers } from '../../../src/domain/emergency/numbers.ts';

const row = (checked: string) =>
  ({ country: 'GB', number: '999', sources: ['libphonenumber'], checked }) as const;
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

test.each([
  ['2026-05-26', '2026-11-22', 0],
  ['2026-05-25', '2026-11-22', 1],
  ['2026-11-22', '2026-11-22', 0],
  ['2020-01-01', '2026-11-22', 1],
  ['no day', '2026-11-22', 1],
])('checked on %s, released on %s: %i too old', (checked, today, count) => {
  expect(findStaleNumbers(at(today), [row(checked)])).toHaveLength(count);
});

test('it names place, number and day of each', () => {
  const stale = findStaleNumbers(at('2026-11-22'), [row('2026-01-02')]);
  expect(stale).toEqual(['GB: 999, checked 2026-01-02']);
  expect(describeStaleNumbers(stale)).toContain(
    '1 emergency numbers were last checked more than 180 days ago',
  );
  expect(describeStaleNumbers(stale)).toContain('\n  GB: 999, checked 2026-01-02');
});

test('all of the shipped ones grow too old, none is too old on its own day', () => {
  const last = Math.max(...emergencyNumbers.map(({ checked }) => Date.parse(checked)));
  expect(findStaleNumbers(last + 182 * 86_400_000)).toHaveLength(emergencyNumbers.length);
  expect(findStaleNumbers(Math.min(...emergencyNumbers.map(({ checked }) => Date.parse(checked))))).toEqual(
    [],
  );
});
