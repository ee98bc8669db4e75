import { build, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';
import { positionsPath } from '../../../src/domain/jobs/stored-position.ts';
import type { Language } from '../../../src/domain/language.ts';
import {
  askPositions,
  builtPositions,
  builtPositionsJson,
  describePositions,
  positionsModule,
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
    backend.url + positionsPath,
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

test('pages of a language get the positions as they show them, and nothing of another language', async () => {
  const { output } = (await build({
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    plugins: [builtPositions([aStoredPosition()])],
    build: { write: false, lib: { entry: 'src/web/built-positions.ts', formats: ['es'] } },
  }).then((results) => [results].flat()[0])) as Rolldown.RolldownOutput;
  const codeOf = (language: Language) =>
    output.flatMap((file) =>
      file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(positionsModule(language)))
        ? file.code
        : [],
    );
  expect(codeOf('fr')).toEqual([expect.stringContaining('Nurse Advisor (fr)')]);
  expect(codeOf('hi')).toEqual([expect.stringContaining('Nurse Advisor (en)')]);
  expect(codeOf('hi').join()).not.toContain('(fr)');
});

test('a file says what is in the pages as it was when', () => {
  const built = [aStoredPosition()];
  expect(JSON.parse(builtPositionsJson(built, '2026-11-25T08:00:00.000Z'))).toEqual({
    builtAt: '2026-11-25T08:00:00.000Z',
    positions: { 'nurse-advisor': built[0]?.updated_at },
  });
});
