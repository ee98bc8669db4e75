import { expect, test } from 'vitest';
import { kioskWidthQueries } from '../../../build/kiosk-config.ts';

test.each([
  ['(width >= 64rem)', 'container'],
  ['(width < 30rem)', 'container'],
  ['(min-width: 60.5rem)', 'container'],
  ['(max-width: 48rem)', 'container'],
  ['(height < 26rem)', 'media'],
  ['(min-height: 26rem)', 'media'],
  ['(prefers-reduced-motion: reduce)', 'media'],
  ['print', 'media'],
  ['screen and (min-width: 40rem)', 'media'],
])(
  'what asks for the width alone is asked of the box around the pages: %s becomes @%s',
  (params, expected) => {
    const rule = { name: 'media', params };
    kioskWidthQueries.AtRule.media(rule);
    expect(rule.name).toBe(expected);
  },
);
