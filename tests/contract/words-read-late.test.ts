import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';

/* Words are handed over after the code has loaded: what reads them while a module loads would find none, or another language's. */

type Node = { type: string; name?: string; start?: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Places in a file where `words` is read outside of any function. */
function readsWhileLoading(code: string, file = 'file.tsx'): readonly number[] {
  const found: number[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value) || /^Import|Function|^TS/.test(value.type) || value.type === 'MethodDefinition')
      return;
    if (value.type === 'Identifier' && value.name === 'words') {
      found.push(code.slice(0, value.start).split('\n').length);
    }
    Object.values(value).forEach(visit);
  };
  visit(parseSync(file, code).program.body);
  return found;
}

const files = globSync('src/{blocks,content,domain,features,kiosk,platform,ui,web}/**/*.{ts,tsx}').filter(
  (file) => /import \{[^}]*\bwords\b[^}]*\} from '[^']*spoken\.ts'/.test(readFileSync(file, 'utf8')),
);

test('no file reads words while it loads', () => {
  expect(files.length).toBeGreaterThan(40);
  const reads = files.flatMap((file) =>
    readsWhileLoading(readFileSync(file, 'utf8'), file).map((line) => `${file}:${line}`),
  );
  expect(reads).toEqual([]);
});

test.each([
  ['const title = words.hero.title;', [1]],
  ['\nconst list = [{ title: words.hero.title }];', [2]],
  ['const list = () => [{ title: words.hero.title }];', []],
  ['function Hero() { return <p>{words.hero.title}</p>; }', []],
  ['export class Hero { render() { return words.hero.title; } }', []],
])('%j reads at %j', (code, lines) => expect(readsWhileLoading(code)).toEqual(lines));
