import { expect, test } from 'vitest';
import { type Chunk, pageFiles, pageHtml, type PageParts } from '../../../build/page-html.ts';

const chunk = (name: string, imports: readonly string[], moduleIds: readonly string[], hasStyle = true) =>
  ({
    fileName: `${name}.js`,
    isEntry: name === 'main',
    imports: imports.map((each) => `${each}.js`),
    moduleIds,
    viteMetadata: { importedCss: new Set(hasStyle ? [`${name}.css`] : []), importedAssets: new Set() },
  }) as unknown as Chunk;

const chunks = [
  chunk('react', [], ['/node_modules/react/index.js'], false),
  chunk('main', ['react'], ['/src/web/entry-client.tsx']),
  chunk('shared', ['react', 'main'], ['/src/ui/Button.tsx']),
  chunk('pages', ['react', 'shared'], ['/src/pages/Page.tsx', '/src/pages/OtherPage.tsx']),
  chunk('unused', [], ['/src/pages/Unused.tsx']),
];

test('a page asks for what its chunks import before them, each once', () => {
  const files = pageFiles(chunks, ['/Page.tsx', '/OtherPage.tsx']);
  expect(files.entry).toBe('/main.js');
  expect(files.scripts).toEqual(['/react.js', '/main.js', '/shared.js', '/pages.js']);
  expect(files.styles).toEqual(['/main.css', '/pages.css', '/shared.css']);
});

test('a module that was not built is named', () => {
  expect(() => pageFiles(chunks, ['/Missing.tsx'])).toThrow('/Missing.tsx');
});

const parts: PageParts = {
  language: 'ar',
  name: 'page',
  head: '<title>A &amp; B</title>',
  body: '<p>one\n  <b>two</b>, <!--head-->, %THEME_COLOUR% and $&</p>',
  filesOfPages: { page: pageFiles(chunks, ['/Page.tsx']), other: pageFiles(chunks, ['/Unused.tsx']) },
  styles: new Map(['/main.css', '/pages.css', '/shared.css'].map((path) => [path, `${path}{}`])),
  headScript: 'start()',
};

test('what a page says stands in its document unchanged', () => {
  const html = pageHtml(parts);
  expect(html).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl"/);
  expect(html).toContain(parts.head);
  expect(html).toContain('>/main.css{}/pages.css{}/shared.css{}</style><script>start()<');
  expect(html).toContain(`<div id="root" data-page="page">${parts.body}</div>`);
});

test('a page lists what each page needs and not every one', () => {
  const [, list = ''] = /type="application\/json"[^>]*>(.*?)<\/script>/.exec(pageHtml(parts)) ?? [];
  expect(JSON.parse(list)).toEqual({
    page: ['/shared.js', '/pages.js', '/pages.css', '/shared.css'],
    other: ['/unused.js', '/unused.css'],
  });
});

test('a style that was not built is named', () => {
  expect(() => pageHtml({ ...parts, styles: new Map() })).toThrow('/main.css');
});
