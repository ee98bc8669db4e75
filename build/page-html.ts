import type { Plugin, Rolldown } from 'vite';
import { directionOf, documentLanguages, type Language, readAddress } from '../src/domain/language.ts';
import { brandColours } from './brand-drawing.ts';
import { webManifestPath } from './search-files.ts';

/** Files a page needs: the script that starts it, all scripts (what others import first), and its styles. Paths from the site's root. */
export type PageFiles = { entry: string; scripts: readonly string[]; styles: readonly string[] };

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
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported));
    scripts.add(`/${chunk.fileName}`);
  };
  for (const chunk of [entry, ...modules.map((module) => chunkOf(chunks, module))]) visit(chunk);
  return { entry: `/${entry.fileName}`, scripts: [...scripts], styles: [...styles] };
}

function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`No chunk of the build holds ${module}.`);
  return chunk;
}

/** A script to stand inline in every page, and its hash for the Content-Security-Policy (CSP level 3, section 2.3.1). */
export type InlineScript = { code: string; hash: string };

/** What fills the page template (src/web/index.html). */
export type PageParts = {
  language: Language;
  head: string;
  body: string;
  name: string;
  files: PageFiles;
  /** The text of each style file, by its path. */
  styleTexts: ReadonlyMap<string, string>;
  headScript: InlineScript;
};

/**
 * Fills the template with a rendered page: its styles and the head script inline, and its scripts in a
 * template, out of which the head script takes them after the first paint.
 * @throws Error when the template lacks a marker or a style is missing.
 */
export function pageHtml(template: string, parts: PageParts): string {
  const { language, head, body, name, files, headScript } = parts;
  const scripts = `<script>${headScript.code}</script>${scriptTags(files)}`;
  const filled = [
    ['<!--head-->', `${head}${styleTags(parts)}${scripts}`] as const,
    ['<div id="root">', `<div id="root" data-page="${name}">`] as const,
    ['<!--page-->', body] as const,
    rootTag(language),
    ['%THEME_COLOUR%', brandColours.disc] as const,
    ['"/site.webmanifest"', `"${webManifestPath(language)}"`] as const,
  ].reduce((html, [marker, content]) => put(html, marker, content), template);
  // Scripts of the development server.
  return filled.replace(/\s*<!--scripts-->[\s\S]*<!--\/scripts-->/, '').replace(/\n\s+</g, '\n<');
}

/** What a build writes into the page template, in development: the language is that of the folder in its address. */
export const filledTemplate: Plugin = {
  name: 'filled-template',
  apply: 'serve',
  transformIndexHtml: (html, { originalUrl = '/' }) => {
    const { language } = readAddress(originalUrl.replace(/[?#].*/, ''));
    return html.replace(...rootTag(language)).replace('%THEME_COLOUR%', brandColours.disc);
  },
};

/** The root element as the template has it, and in a language. */
const rootTag = (language: Language) =>
  ['<html lang="en"', `<html lang="${documentLanguages[language]}" dir="${directionOf(language)}"`] as const;

function put(html: string, marker: string, content: string): string {
  if (!html.includes(marker)) throw new Error(`The page template has no ${marker}.`);
  return html.replace(marker, () => content);
}

/**
 * Styles stand inline, so that nothing blocks the first paint. The disabled links tell Vite's loader that the files are there, or
 * it would fetch them with the page's code; they cost no request, as they are made by the head script's template.
 */
function styleTags({ files, styleTexts }: PageParts): string {
  const texts = files.styles.map((path) => {
    const text = styleTexts.get(path);
    if (text === undefined) throw new Error(`The style ${path} was not built.`);
    return text.trim();
  });
  return `<style>${texts.join('')}</style>`;
}

/** What others import stands first; all is asked for at once. */
function scriptTags({ entry, scripts, styles }: PageFiles): string {
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" disabled href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
  ];
  return `<template id="scripts">${links.join('')}<script type="module" src="${entry}"></script></template>`;
}
