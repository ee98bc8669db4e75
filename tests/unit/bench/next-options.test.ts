import { describe, expect, it } from 'vitest';
import { readNextOptions } from '../../../bench/next-options.ts';

describe('readNextOptions', () => {
  it('builds and measures everything five times by itself', () => {
    expect(readNextOptions([])).toEqual({ others: [], rounds: 5, skipsBuild: false, kinds: [] });
  });

  it('reads what to compare with and what to measure', () => {
    const words = ['--dir', 'old=bench', '--only', 'idle', '--only', 'back', '--rounds', '3', '--no-build'];
    expect(readNextOptions(words)).toMatchObject({
      others: [{ name: 'old', folder: expect.stringMatching(/bench$/) }],
      kinds: ['idle', 'back'],
      rounds: 3,
      skipsBuild: true,
    });
  });

  it.each([
    [['--dir', 'old=no/such/folder'], 'no folder'],
    [['--only', 'everything'], 'wants one of'],
    [['--rounds', '0'], 'a number from 1'],
    [['--rounds', 'many'], 'a number from 1'],
    [['--fast'], '--fast'],
  ])('refuses %j', (words, message) => {
    expect(() => readNextOptions(words)).toThrow(message);
  });
});
