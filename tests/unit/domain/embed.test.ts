import { expect, test } from 'vitest';
import { deckEmbedUrl, deckPageUrl, videoEmbedUrl } from '~/domain/embed.ts';

test('the deck neither starts nor loops by itself', () => {
  expect(deckEmbedUrl('abc', 3000)).toBe(
    'https://docs.google.com/presentation/d/e/abc/embed?start=false&loop=false&delayms=3000',
  );
});

test('the direct link opens the same deck', () => {
  expect(deckPageUrl('abc', 3000)).toBe(
    'https://docs.google.com/presentation/d/e/abc/pub?start=false&loop=false&delayms=3000',
  );
});

test('the video comes from the player without cookies', () => {
  expect(videoEmbedUrl('a/b')).toBe('https://www.youtube-nocookie.com/embed/a%2Fb?autoplay=1&rel=0');
});
