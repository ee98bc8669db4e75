import { expect, it } from 'vitest';
import { baselineHtml } from '../../../bench/static-baseline.ts';
import { median } from '../../../bench/statistics.ts';

it('the baseline keeps markup, styles, structured data and early pictures, and drops the rest', () => {
  const page =
    '<html lang="en" data-country="US"><style>p{}</style>' +
    '<script>start()</script><template id="scripts"><script src="/a.js"></script></template>' +
    '<script type="application/ld+json">{}</script><noscript><p>no</p></noscript>' +
    '<img src="/early.png"><img loading="lazy" srcset="/x.png 2x" src="/late.png">';
  expect(baselineHtml(page)).toBe(
    '<html lang="en" data-country="US" data-emergency="911" data-script="on" data-text-size="100"><style>p{}</style>' +
      '<script type="application/ld+json">{}</script><img src="/early.png"><img loading="lazy">',
  );
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[null, 7], 7],
  [[], null],
])('the median of %j is %s', (values, expected) => expect(median(values)).toBe(expected));
