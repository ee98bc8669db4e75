import { expect, test } from 'vitest';
import { wilson } from '~/domain/safety/proportion.ts';

// From the formula as printed (Wilson 1927; Newcombe 1998, method 3), worked out with fractions.
test.each([
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [5, 10, 0.2366, 0.7634],
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i', (hits, cases, low, high) => {
  const found = wilson(hits, cases);
  expect(found.share).toBe(hits / cases);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});
