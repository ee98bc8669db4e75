import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/* A class that a style has not is `undefined` in the page, and nobody is told: TypeScript knows every name in a CSS module. */

const imported = /import (\w+) from '([^']+\.module\.css)'/g;

const isName = (name: string | null): name is string => name !== null;

/** The classes that the code names, by the file of the style; null where a name is computed. */
const named = new Map<string, Set<string> | null>();
for (const file of globSync('src/**/*.tsx')) {
  const code = readFileSync(file, 'utf8');
  for (const [, name = '', path = ''] of code.matchAll(imported)) {
    const style = path.startsWith('~/') ? path.replace('~', 'src') : join(dirname(file), path);
    const names = code.matchAll(new RegExp(String.raw`\b${name}(?:\.(\w+)|\['(\w+)'\]|\[)`, 'g'));
    const all = [...names].map(([, dotted, quoted]) => dotted ?? quoted ?? null);
    const before = named.get(style);
    named.set(
      style,
      all.includes(null) || before === null ? null : new Set([...(before ?? []), ...all.filter(isName)]),
    );
  }
}

test('the code names the classes of a style, and no others', () => {
  const wrong = [...named].flatMap(([style, names]) => {
    const css = readFileSync(style, 'utf8').replaceAll(/\/\*.*?\*\/|"[^"]*"|'[^']*'|\d\.\d/gs, '');
    const there = new Set([...css.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = '']) => name));
    const missing = [...(names ?? [])].filter((name) => !there.has(name));
    const unused = [...there].filter((name) => names?.has(name) === false);
    return missing.map((name) => `${style} lacks ${name}`).concat(unused.map((name) => `${style}: ${name}`));
  });
  expect(named.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
