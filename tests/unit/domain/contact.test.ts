import { expect, test } from 'vitest';
import { canRing } from '../../../src/domain/contact.ts';

test.each([
  ['+18005550199', true],
  ['tel:+18005550199', true],
  ['+911800000001', true],
  ['+910000000000', false],
  ['tel:+910000000000', false],
  ['+9100000000', false],
])('%s: %s', (dial, rings) => {
  expect(canRing(dial)).toBe(rings);
});
