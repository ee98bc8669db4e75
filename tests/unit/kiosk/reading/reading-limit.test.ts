import { expect, test } from 'vitest';
import { readingLimitMs } from '../../../../src/kiosk/reading/reading-limit.ts';

test.each([
  ['', 2_000],
  ['Home', 2_400],
  ['What you do here is cleared when you go.', 6_000],
  // Said digit by digit: eleven of them, and three dashes.
  ['1-800-555-0199', 8_900],
])('%j may take %i ms', (text, limit) => {
  expect(readingLimitMs(text)).toBe(limit);
});
