import { expect, test, vi } from 'vitest';
import { positionsPath } from '../../../src/domain/jobs/position.ts';
import { askPositions, describePositions } from '../../../build/positions.ts';

const backend = { url: 'https://backend.test', anonKey: 'public-key' };
const nowMs = Date.parse('2026-11-22T23:00:00Z');
const row = (job_id: string, is_open: boolean, closes_on: string | null) => ({
  job_id,
  is_open,
  closes_on,
  time_zone: 'UTC',
});
const rows = [row('a', false, null), row('b', true, '2026-11-21'), row('c', true, '2026-11-22')];
const ask = (answer: () => Response | Promise<Response>) =>
  askPositions(backend, nowMs, async () => answer());

test('what is closed on the day of the build is not open', async () => {
  const positions = await ask(() => Response.json(rows));
  expect(positions?.map(({ jobId, isOpen }) => [jobId, isOpen])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
  ]);
  expect(describePositions(positions)).toBe('Closed positions: a, b.');
});

test('it is asked with the public key', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json([]));
  expect(describePositions(await askPositions(backend, nowMs, send))).toBeNull();
  expect(send).toHaveBeenCalledWith(
    backend.url + positionsPath,
    expect.objectContaining({ headers: { apikey: 'public-key' } }),
  );
});

test.each([
  ['refuses', () => Response.json({}, { status: 404 })],
  ['answers with something else', () => Response.json({ job_id: 'a' })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('a backend that %s is named, and all are open', async (_name, answer) => {
  const positions = await ask(answer);
  expect(describePositions(positions)).toContain('did not say which positions are closed');
});

test('without a backend nobody is asked', async () => {
  const send = vi.fn<typeof fetch>();
  expect(await askPositions(null, nowMs, send)).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});
