import { describe, expect, it } from 'vitest';
import { gapFinder, viteTargets } from '../../../build/oldest-browsers.ts';

const find = gapFinder();
const namesIn = (text: string, kind: '.js' | '.css') => [...find(text, kind).keys()];

it('the oldest browsers are those that know cascade layers', () => {
  expect(viteTargets()).toEqual(expect.arrayContaining(['chrome99', 'firefox97', 'ios15.4', 'safari15.4']));
  expect(namesIn('@layer a { b { color: red } }', '.css')).toEqual([]);
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
    expect(namesIn(code, '.js')).toEqual(expected);
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
    ['a { text-wrap: balance }', ['text-wrap']],
    ['@layer a { b { inset-inline: 0; gap: 1px } }', []],
  ])('%s', (css, expected) => {
    const names = namesIn(css, '.css');
    expect(names).toEqual(expected.length === 0 ? [] : expect.arrayContaining(expected));
  });
});
