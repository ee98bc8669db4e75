import { expect, it } from 'vitest';
import { readPositions } from '~/domain/jobs/stored-position.ts';
import { aStoredPosition } from '../../../support/positions.ts';

const row = aStoredPosition();

it('reads what the build asks for', () => {
  expect(readPositions([row])).toEqual({ rows: [row], refused: [] });
  expect(readPositions([])).toEqual({ rows: [], refused: [] });
});

it.each([[null], [{}], ['a'], [{ message: 'No.' }]])('%j is no list', (value) => {
  expect(readPositions(value)).toBeNull();
});

it.each([
  [{ is_open: 'yes' }],
  [{ closes_on: 'soon' }],
  [{ closes_on: 'infinity' }],
  [{ time_zone: null }],
  [{ category: 'Fraud' }],
  [{ titles: { fr: 'Sans anglais' } }],
  [{ titles: { en: 'A\u0007bell' } }],
  [{ titles: { en: 'x'.repeat(161) } }],
  [{ descriptions: { en: ['a'] } }],
  [{ languages: ['xx'] }],
])('a row with %j is left out and named, and takes no other with it', (change) => {
  expect(readPositions([{ ...row, ...change }, row, null, { job_id: '<b>' }])).toEqual({
    rows: [row],
    refused: ['nurse-advisor', '?', '?'],
  });
});
