import { expect, it } from 'vitest';
import { takingTurns, TooManyHashes } from '../../../../../supabase/local/auth/secrets.ts';

it('makes at most two hashes at once, in turn by account, and refuses what would wait too long', async () => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const slow = takingTurns({
    hash: async () => '',
    matches: (_password, hash) => {
      begun.push(hash);
      return new Promise((resolve) => ends.push(() => resolve(false)));
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const guesses = Array.from({ length: 30 }, () => slow.matches('wrong', 'ben'));
  const honest = slow.matches('right', 'ada');
  await settled();
  const atOnce = begun.length;
  expect(atOnce).toBeLessThanOrEqual(2);
  for (let turn = 0; turn < 2; turn += 1) {
    ends.shift()?.();
    await settled();
  }
  expect(begun).toContain('ada');
  const more = Array.from({ length: 40 }, () =>
    slow.matches('wrong', 'eve').catch((error: unknown) => error),
  );
  const late = slow.matches('right', 'ada');
  await settled();
  while (ends.length > 0) {
    ends.shift()?.();
    await settled();
  }
  expect((await Promise.all(more)).some((answer) => answer instanceof TooManyHashes)).toBe(true);
  await Promise.all([...guesses, honest, late]);
});
