import { describe, expect, it } from 'vitest';
import { compactPath } from '../../../build/compact-path.ts';

describe('compactPath', () => {
  it.each([
    ['M10 10H20V30L5 5Z', 0, 'm10 10h10v20l-15-25z'],
    ['M0.5 0.5Q1 1 2 2', 1, 'm.5 .5q.5 .5 1.5 1.5'],
    ['M1 1C2 2 3 3 4 5', 0, 'm1 1c1 1 2 2 3 4'],
    // A pair after a move is a line, and begins where the pair before it ended.
    ['M10 10 20 20 30 10Z', 0, 'm10 10 10 10 10-10z'],
    // After Z the next part begins where the last one did.
    ['M10 10H20ZM12 12H14Z', 0, 'm10 10h10zm2 2h2z'],
    // Rounded from the absolute places, so that errors never add up: 0.4 + 0.4 + 0.4.
    ['M0 0H0.4H0.8H1.2', 0, 'm0 0h0h1h0'],
  ])('%s with %i digits is %s', (path, digits, expected) => {
    expect(compactPath(path, digits)).toBe(expected);
  });
});
