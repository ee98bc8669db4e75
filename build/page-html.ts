import type { Plugin, Rolldown } from 'vite';
import { noticesId } from '../src/config/paths.ts';
import { directionOf, documentLanguages, type Language, readAddress } from '../src/domain/language.ts';
import { pageFilesId } from '../src/page-table.ts';
import { brandColours } from './brand-drawing.ts';
import { webManifestPath } from './search-files.ts';

/**
 * Files a page needs: the script that starts it, all scripts (what others import first), its styles and their typefaces. Paths
 * from the site's root.
 */
export type PageFiles = {
  entry: string;
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
};

/** What is asked of a built chunk. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'isEntry' | 'moduleIds' | 'viteMetadata'
>;

/**
 * Collects all chunks of a page, so that they can be asked for at once.
 * @param chunks what Vite has built.
 * @param modules ends of the paths of the page's modules, such as `/HomePage.tsx`; the entry is always there.
 * @throws Error naming a module that no chunk holds.
 */
export function pageFiles(chunks: readonly Chunk[], modules: readonly string[]): PageFiles {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  const visited = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (chunk === undefined || visited.has(chunk)) return;
    visited.add(chunk);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${style}`);
    for (const asset of chunk.viteMetadata?.importedAssets ?? [])
      if (asset.endsWith('.woff2')) fonts.add(`/${asset}`);
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported));
    scripts.add(`/${chunk.fileName}`);
  };
  for (const chunk of [entry, ...modules.map((module) => chunkOf(chunks, module))]) visit(chunk);
  return { entry: `/${entry.fileName}`, scripts: [...scripts], styles: [...styles], fonts: [...fonts] };
}

function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`No chunk of the build holds ${module}.`);
  return chunk;
}

/** What a built page is made of. */
export type PageParts = {
  language: Language;
  head: string;
  body: string;
  name: string;
  /** The files of every page of this language, by the page's name: what a page links to is prefetched. */
  filesOfPages: Readonly<Record<string, PageFiles>>;
  /** The text of each style file, by its path. */
  styles: ReadonlyMap<string, string>;
  /** The code that stands inline. */
  headScript: string;
};

/** What not every page needs, as a list that src/web/prefetch.ts reads. */
function pageFilesTag(filesOfPages: PageParts['filesOfPages']): string {
  const pages = Object.entries(filesOfPages).map(
    ([name, { scripts, styles }]) => [name, [...scripts, ...styles]] as const,
  );
  const isNeededByAll = (file: string) => pages.every(([, files]) => files.includes(file));
  const lists = pages.map(([name, files]) => [name, files.filter((file) => !isNeededByAll(file))] as const);
  return `<script type="application/json" id="${pageFilesId}">${JSON.stringify(Object.fromEntries(lists))}</script>`;
}

/**
 * A built page: its styles and the head script inline, and its scripts in a template, out of which the head script takes them after
 * the first paint.
 * @throws Error naming a style that was not built, or a page whose files are not known.
 */
export function pageHtml(parts: PageParts): string {
  const { language, head, body, name, filesOfPages, styles, headScript } = parts;
  const files = filesOfPages[name];
  if (files === undefined) throw new Error(`The files of ${name} are not known.`);
  const inlined = `${wholeBar}${fontTags(files)}${styleTag(files, styles)}<script>${headScript}</script>`;
  const root = `<div id="root" data-page="${name}">${body}</div>`;
  return documentHtml(language, head + inlined + scriptTags(files), root + pageFilesTag(filesOfPages));
}

/** In development src/web/index.html is what stands in the body: the language is that of the folder in its address. */
export const documentInDevelopment: Plugin = {
  name: 'document-in-development',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler(body, { path, originalUrl = '/' }) {
      // The style guide has a document of its own.
      if (path !== '/index.html') return body;
      const { language } = readAddress(originalUrl.replace(/[?#].*/, ''));
      return documentHtml(language, '', body);
    },
  },
};

/** The document around every page, built or in development. */
function documentHtml(language: Language, head: string, body: string): string {
  return `<!doctype html>
<html lang="${documentLanguages[language]}" dir="${directionOf(language)}" data-language="${language}" data-country="US">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="theme-color" content="${brandColours.disc}" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="icon" href="/favicon.ico" sizes="32x32" />
<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
<link rel="manifest" href="${webManifestPath(language)}" />
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

/**
 * Nothing is painted before the bar is whole, or each of its items would move when the next one is read in. Chromium alone waits,
 * for an element's beginning: so for what comes behind the bar.
 */
const wholeBar = `<link rel="expect" href="#${noticesId}" blocking="render">`;

/**
 * A browser waits up to 100 ms with its first paint for a typeface that is `font-display: optional` and asked for here, and then
 * never changes it: without this, lines would move when it comes within that time.
 */
function fontTags({ fonts }: PageFiles): string {
  return fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');
}

/**
 * The id of the style element that React Aria (usePress) adds unless one has it. A browser lays out the whole page again for an
 * element that comes after the first paint, and its one rule, `touch-action`, yields to that of our tabs (src/ui/Tabs).
 */
const reactAriaStyle = 'react-aria-pressable-style';

/**
 * Styles stand inline, so that nothing blocks the first paint. The disabled links tell Vite's loader that the files are there, or
 * it would fetch them with the page's code; they cost no request, as they are made by the head script's template.
 */
function styleTag({ styles }: PageFiles, texts: PageParts['styles']): string {
  const inlined = styles.map((path) => {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`The style ${path} was not built.`);
    return text;
  });
  return `<style id="${reactAriaStyle}">${inlined.join('')}</style>`;
}

/** What others import stands first; all is asked for at once. */
function scriptTags({ entry, scripts, styles }: PageFiles): string {
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" disabled href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
  ];
  return `<template id="scripts">${links.join('')}<script type="module" src="${entry}"></script></template>`;
}
