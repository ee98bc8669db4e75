import { afterEach, expect, it, vi } from 'vitest';
import { fetchPosition, fetchPositions } from '~/api/positions.ts';
import { listedPositionsPath, toPosition, wholePositionPath } from '~/domain/jobs/stored-position.ts';
import { aStoredPosition } from '../../support/positions.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const row = aStoredPosition();
const { texts: _texts, offer: _offer, ...listed } = row;

function backend(answer: () => Response | Promise<Response>) {
  const send = vi.fn(answer);
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key');
  vi.stubGlobal('fetch', send);
  return send;
}

it('asks plainly, with the public key', async () => {
  const send = backend(() => Response.json([listed]));
  expect(await fetchPositions('fr')).toEqual([toPosition(listed, 'fr')]);
  expect(send).toHaveBeenCalledWith(
    `http://backend.test${listedPositionsPath}`,
    expect.objectContaining({ headers: { apikey: 'public-key' } }),
  );
});

it('asks for all of one, and says when there is none', async () => {
  const send = backend(() => Response.json([row]));
  expect(await fetchPosition('nurse-advisor', 'en')).toEqual(toPosition(row, 'en'));
  expect(send).toHaveBeenCalledWith(
    `http://backend.test${wholePositionPath('nurse-advisor')}`,
    expect.anything(),
  );
  backend(() => Response.json([]));
  expect(await fetchPosition('nurse-advisor', 'en')).toBe('none');
});

it('leaves out a row that breaks a rule, and names it for who looks', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  backend(() =>
    Response.json([
      { ...listed, titles: { en: '' } },
      { ...listed, job_id: 'other' },
    ]),
  );
  expect((await fetchPositions('en'))?.map(({ jobId }) => jobId)).toEqual(['other']);
  expect(warned).toHaveBeenCalledWith('Positions that cannot be shown: nurse-advisor');
});

it.each([
  ['an error', () => Response.json({ message: 'No.' }, { status: 404 })],
  ['a web page', () => new Response('<html>')],
  ['something else', () => Response.json({ job_id: 1 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says nothing after %s', async (_name, answer) => {
  backend(answer);
  expect(await fetchPositions('en')).toBeNull();
  expect(await fetchPosition('a', 'en')).toBeNull();
});

it('asks nobody without a backend', async () => {
  const send = backend(() => Response.json([listed]));
  vi.stubEnv('VITE_SUPABASE_URL', '');
  expect(await fetchPositions('en')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});
