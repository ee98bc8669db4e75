import { expect, test } from 'vitest';
import { findPlaceholders } from '../../../build/placeholders.ts';

test('every invented fact of the shipped brand is named with its place', () => {
  const paths = findPlaceholders().map((each) => each.path);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['brand.productName', 'brand.siteUrl', 'brand.webAppUrl', 'brand.chatUrl', 'brand.emails.support'],
      ...[
        'brand.phones.US.dial',
        'brand.phones.US.display',
        'brand.phones.IN.dial',
        'brand.phones.IN.display',
      ],
      ...['brand.voiceLine.dial', 'brand.videoId', 'brand.deckId', 'brand.social.0.url'],
      ...['brand.supporters.funding.0.name', 'brand.supporters.acknowledged.2.name'],
    ]),
  );
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
