import { expect, test } from 'vitest';
import { siteHeaderRules } from '../../../build/headers.ts';
import { pageHeaders } from '../../../electron/policy/headers.ts';
import { deckEmbedUrl, videoEmbedUrl } from '../../../src/domain/embed.ts';

test('website and kiosk may frame what their pages embed, and nothing else', () => {
  const [site] = siteHeaderRules({ scriptHashes: [], backend: null, pages: ['/'] });
  const embedded = [videoEmbedUrl('x'), deckEmbedUrl('x', 1)].map((url) => new URL(url).origin);
  for (const headers of [site?.headers, pageHeaders('text/html; charset=utf-8')])
    expect(headers?.['Content-Security-Policy']?.split('; ')).toContain(`frame-src ${embedded.join(' ')}`);
});
