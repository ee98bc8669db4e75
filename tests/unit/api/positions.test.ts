import { afterEach, expect, it, vi } from 'vitest';
import { fetchPositions } from '~/api/positions.ts';
import { positionsPath } from '~/domain/jobs/position.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const row = { job_id: 'graphic-designer', is_open: false, closes_on: null, time_zone: 'UTC' };

function backend(answer: () => Response | Promise<Response>) {
  const send = vi.fn(answer);
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key');
  vi.stubGlobal('fetch', send);
  return send;
}

it('asks plainly, with the public key', async () => {
  const send = backend(() => Response.json([row]));
  expect(await fetchPositions()).toEqual([
    { jobId: 'graphic-designer', isOpen: false, closesOn: null, timeZone: 'UTC' },
  ]);
  expect(send).toHaveBeenCalledWith(
    `http://backend.test${positionsPath}`,
    expect.objectContaining({ headers: { apikey: 'public-key' } }),
  );
});

it.each([
  ['an error', () => Response.json({ message: 'No.' }, { status: 404 })],
  ['a web page', () => new Response('<html>')],
  ['something else', () => Response.json([{ job_id: 1 }])],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says nothing after %s', async (_name, answer) => {
  backend(answer);
  expect(await fetchPositions()).toBeNull();
});

it('asks nobody without a backend', async () => {
  const send = backend(() => Response.json([row]));
  vi.stubEnv('VITE_SUPABASE_URL', '');
  expect(await fetchPositions()).toBeNull();
  expect(send).not.toHaveBeenCalled();
});
