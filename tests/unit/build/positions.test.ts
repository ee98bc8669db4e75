import { expect, test, vi } from 'vitest';
import { toPosition, wholePositionsPath } from '../../../src/domain/jobs/stored-position.ts';
import {
  askPositions,
  builtPositionsJson,
  describePositions,
  positionDefines,
} from '../../../build/positions.ts';
import { aStoredPosition } from '../../support/positions.ts';

const backend = { url: 'https://backend.test', anonKey: 'public-key' };
const nowMs = Date.parse('2026-11-22T23:00:00Z');
const row = (job_id: string, is_open: boolean, closes_on: string | null) =>
  aStoredPosition({ job_id, is_open, closes_on, time_zone: 'UTC' });
const rows = [row('a', false, null), row('b', true, '2026-11-21'), row('c', true, '2026-11-22')];
const ask = (answer: () => Response | Promise<Response>) =>
  askPositions(backend, nowMs, async () => answer());

test('what is closed on the day of the build is not open, and what breaks a rule is left out by name', async () => {
  const positions = await ask(() => Response.json([...rows, { ...row('d', true, null), category: 'Fraud' }]));
  expect(positions?.rows.map(({ job_id, is_open }) => [job_id, is_open])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
  ]);
  expect(describePositions(positions)).toBe(
    'Positions that break a rule and are left out: d.\nClosed positions: a, b.',
  );
});

test('it is asked with the public key', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json([]));
  expect(describePositions(await askPositions(backend, nowMs, send))).toBeNull();
  expect(send).toHaveBeenCalledWith(
    backend.url + wholePositionsPath,
    expect.objectContaining({ headers: { apikey: 'public-key' } }),
  );
});

test.each([
  ['refuses', () => Response.json({}, { status: 404 })],
  ['answers with something else', () => Response.json({ job_id: 'a' })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('a backend that %s is named', async (_name, answer) => {
  const positions = await ask(answer);
  expect(describePositions(positions)).toContain('did not say which positions there are');
});

test('without a backend nobody is asked', async () => {
  const send = vi.fn<typeof fetch>();
  expect(await askPositions(null, nowMs, send)).toEqual({ rows: [], refused: [] });
  expect(send).not.toHaveBeenCalled();
});

test('each language gets its own texts, and the file says what is in the pages as it was when', () => {
  const built = [aStoredPosition()];
  const { BUILT_POSITIONS_FR: french, BUILT_POSITIONS_HI: hindi } = positionDefines(built);
  expect(JSON.parse(french ?? '')).toEqual([toPosition(aStoredPosition(), 'fr')]);
  expect(hindi).toContain('Nurse Advisor (en)');
  expect(hindi).not.toContain('(fr)');
  expect(JSON.parse(builtPositionsJson(built, '2026-11-25T08:00:00.000Z'))).toEqual({
    builtAt: '2026-11-25T08:00:00.000Z',
    positions: { 'nurse-advisor': built[0]?.updated_at },
  });
});
