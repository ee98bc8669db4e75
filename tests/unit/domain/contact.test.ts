import { expect, test } from 'vitest';
import { canRing, isCallAbroad, isFictitious } from '../../../src/domain/contact.ts';

test.each([
  ['+18005550199', true],
  ['tel:+18005550199', true],
  ['+911800000001', true],
  ['+910123456789', false],
  ['tel:+910123456789', false],
])('%s can ring: %s', (dial, rings) => {
  expect(canRing(dial)).toBe(rings);
});

test.each([
  ['+18005550199', ['MX', 'AE', 'IN', null]],
  ['+525512345678', []],
] as const)('%s is a call abroad from: %s', (dial, from) => {
  const places = ['US', 'CA', 'MX', 'AE', 'IN', null] as const;
  expect(places.filter((place) => isCallAbroad(dial, place))).toEqual(from);
});

test.each([
  ['+12065550100', true],
  ['+14165550199', true],
  ['+12065550200', false],
  ['+18005550199', true],
  ['+18005550177', false],
  ['+18885550199', false],
  ['+912065550100', false],
])('%s is kept for fiction: %s', (dial, fictitious) => {
  expect(isFictitious(dial)).toBe(fictitious);
});
