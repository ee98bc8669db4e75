import { expect, test } from 'vitest';
import { siteHeaderRules } from '../../../build/headers.ts';
import { deckEmbedUrl, videoEmbedUrl } from '../../../src/domain/embed.ts';

test('the website may frame what its pages embed, and nothing else', () => {
  const [site] = siteHeaderRules({ scriptHashes: [], backend: null, pages: ['/'] });
  const embedded = [videoEmbedUrl('x'), deckEmbedUrl('x', 1)].map((url) => new URL(url).origin);
  expect(site?.headers['Content-Security-Policy']?.split('; ')).toContain(`frame-src ${embedded.join(' ')}`);
});
