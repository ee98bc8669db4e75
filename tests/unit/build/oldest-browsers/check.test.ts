import { describe, expect, it } from 'vitest';
import { lacksOf } from '../../../../build/oldest-browsers/check.ts';
import { allowedGaps } from '../../../../build/oldest-browsers/allowed-gaps.ts';
import { scriptReader } from '../../../../build/oldest-browsers/script-features.ts';
import { styleReader } from '../../../../build/oldest-browsers/style-features.ts';
import {
  compareVersions,
  oldestBrowsers,
  readCompatData,
  viteTargets,
} from '../../../../build/oldest-browsers/support.ts';

const data = readCompatData();
const readScript = scriptReader(data);
const readStyles = styleReader(data);
const oldest = oldestBrowsers();
const namesOf = (named: ReturnType<typeof readScript>) =>
  lacksOf(named, data, oldest).map(({ name }) => name);

describe('the oldest browsers', () => {
  it('are those that know cascade layers', () => {
    const versions = oldest.map(({ browser, version }) => `${browser} ${version}`);
    expect(versions.toSorted()).toEqual([
      'chrome 99',
      'edge 99',
      'firefox 97',
      'safari 15.4',
      'safari_ios 15.4',
      'samsunginternet_android 18.0',
    ]);
    expect(viteTargets().toSorted()).toEqual(['chrome99', 'edge99', 'firefox97', 'ios15.4', 'safari15.4']);
    // What src/web/boot.ts asks for.
    expect(namesOf(new Map([['layers', ['api.CSSLayerBlockRule']]]))).toEqual([]);
  });

  it.each([
    ['9', '10', -1],
    ['15.4', '15.4', 0],
    ['15.4', '15', 1],
    ['15.10', '15.4', 1],
  ])('%s stands to %s as %i to 0', (a, b, expected) => {
    expect(Math.sign(compareVersions(a, b))).toBe(expected);
  });
});

describe('scripts', () => {
  it.each([
    ['fetch(url, { signal: AbortSignal.timeout(1) })', ['AbortSignal.timeout']],
    ['Response.json(error)', ['Response.json']],
    ['response.json()', []],
    ['names.toSorted()', ['.toSorted()']],
    ['names.at(-1)', []],
    ['names.findLast(Boolean)', ['.findLast()']],
    ['Object.groupBy(list, key)', ['Object.groupBy']],
    ['Object.hasOwn(list, key)', []],
    ['new URLPattern()', ['URLPattern']],
    ['structuredClone(x)', []],
    ['navigator.clipboard.writeText(x)', []],
    ['document.startViewTransition(x)', ['document.startViewTransition']],
    ['class A { static { x() } }', ['StaticBlock']],
    ['/(?<=a)b/.test(x)', ['javascript.regular_expressions.lookbehind_assertion']],
    ['new RegExp("(?<!a)b")', ['javascript.regular_expressions.lookbehind_assertion']],
    ['/[a--b]/v.test(x)', ['javascript.builtins.RegExp.unicodeSets']],
  ])('%s', (code, expected) => {
    expect(namesOf(readScript(code))).toEqual(expected);
  });
});

describe('styles', () => {
  it.each([
    ['a { color: color-mix(in oklab, red, blue) }', ['color-mix()']],
    ['a { color: red; color: color-mix(in oklab, red, blue) }', []],
    ['@supports (color: color-mix(in oklab, red, blue)) { a { color: color-mix(in oklab, red, blue) } }', []],
    ['@media (width < 30rem) { a { color: red } }', ['@media (a < b)']],
    ['@media not (min-width: 30rem) { a { color: red } }', ['@media not ()']],
    ['@media not print { a { color: red } }', []],
    ['@media (max-width: 30rem) { a { color: red } }', []],
    ['@media (scripting: none) { a { color: red } }', ['@media (scripting)']],
    ['@container (min-width: 30rem) { a { color: red } }', ['@container']],
    ['a:has(b) { color: red }', [':has']],
    ['a:is(b, c):focus-visible { color: red }', []],
    ['a { block-size: 100dvh }', ['dvh']],
    ['a { block-size: 100vh; block-size: 100dvh }', []],
    ['a { text-wrap: balance }', ['text-wrap', 'text-wrap: balance']],
    ['@layer a { b { inset-inline: 0; gap: 1px } }', []],
  ])('%s', (css, expected) => {
    const names = namesOf(readStyles(css));
    for (const name of expected) expect(names.length === 0 ? [] : names).toContain(name);
    expect(names.length === 0).toBe(expected.length === 0);
  });
});

it('each known lack says why it does not matter', () => {
  for (const [name, reason] of Object.entries(allowedGaps))
    expect(reason, name).toMatch(/^[A-Za-z].{15,}\.$/);
});
