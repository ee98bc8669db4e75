import { expect, test } from 'vitest';
import { assetFileName } from '~/domain/brand-asset.ts';

test.each([
  ['Logo Only (Square)', 'logo-only-(square).png'],
  ['Transparent Logo Only (Square)', 'transparent-logo-only-(square).png'],
  ['Logo + Name (Rectangle)', 'logo-+-name-(rectangle).png'],
])('%s downloads as %s', (title, expected) => {
  expect(assetFileName(title)).toBe(expected);
});
