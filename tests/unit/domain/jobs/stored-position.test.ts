import { expect, it } from 'vitest';
import { readListedPositions, readWholePositions } from '~/domain/jobs/stored-position.ts';
import { aStoredPosition } from '../../../support/positions.ts';

const { texts: _texts, offer: _offer, ...listed } = aStoredPosition();

it('reads what the list and what a page asks for', () => {
  expect(readListedPositions([listed])).toEqual({ rows: [listed], refused: [] });
  expect(readWholePositions([aStoredPosition()])).toEqual({ rows: [aStoredPosition()], refused: [] });
  expect(readListedPositions([])).toEqual({ rows: [], refused: [] });
});

it.each([[null], [{}], ['a'], [{ message: 'No.' }]])('%j is no list', (value) => {
  expect(readListedPositions(value)).toBeNull();
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
  expect(readListedPositions([{ ...listed, ...change }, listed, null, { job_id: '<b>' }])).toEqual({
    rows: [listed],
    refused: ['nurse-advisor', '?', '?'],
  });
});
