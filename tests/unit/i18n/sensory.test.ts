import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const side = /\b(?:on|to|at|from) the (?:left|right)\b/i;
const look =
  /\b(?:green|red|blue|yellow|orange|grey|gray|purple|round|square) (?:button|key|box|circle|link|field|icon)s?\b/i;
const sound = /\b(?:beep|tone|sound)s? (?:means|tells|says)\b/i;

/** Every English text: the messages, and what staff read, which stands in their components. */
const texts = [
  ...globSync('src/i18n/messages/en/*.pot').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, text = '']) => `${file}: ${text}`),
  ),
  ...globSync('src/staff/**/*.{ts,tsx}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  ),
];

it('no instruction needs a shape, a colour, a place or a sound to be understood (WCAG 2.2, 1.3.3)', () => {
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => [side, look, sound].some((pattern) => pattern.test(text)))).toEqual([]);
});
