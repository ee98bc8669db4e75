import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const documents = ['README.md', ...globSync('docs/*.md'), ...globSync('docs/decisions/*.md')];

it.each(documents)(
  '%s: headings go down level by level, pictures have words, links say where they lead',
  (file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/^```.*?^```/gms, '');
    const levels = [...text.matchAll(/^(#+) \S/gm)].map(([, marks = '']) => marks.length);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    expect(text).not.toMatch(/!\[\s*\]\(/);
    expect(text).not.toMatch(/(?<!!)\[(?:here|this|link|more)?\]\(/i);
  },
);
