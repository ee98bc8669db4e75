import { expect, test } from 'vitest';
import { findPlaceholders, inventedNames } from '../../../build/placeholders.ts';

test.each([
  'https://www.anything.example',
  'hello@anything.example',
  'https://wa.me/18005550142',
  '+18005550142',
  '1-800-555-0142',
  '+12065550142',
  '1-206-555-0142',
  '+910000000000',
  '+91 00000 00000',
  'a-deck-placeholder',
  ...inventedNames,
])('%s is invented, and named with its place', (value) => {
  expect(findPlaceholders({ facts: [{ fact: value }] })).toEqual([{ path: 'brand.facts.0.fact', value }]);
});

test('a real brand has no placeholder', () => {
  const real = {
    productName: 'Clearwater',
    siteUrl: 'https://www.clearwater.health',
    phones: { US: { dial: '+18884560123', display: '1-888-456-0123' }, IN: { dial: '+912212345678' } },
    chatUrl: 'https://wa.me/18884560123',
    social: [{ name: 'X', url: 'https://x.com/clearwater' }],
    videoId: 'dQw4w9WgXcQ',
  };
  expect(findPlaceholders(real)).toEqual([]);
});
