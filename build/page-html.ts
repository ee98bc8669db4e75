import { directionOf, documentLanguages, type Language } from '../src/domain/language.ts';
import type { InlineScript } from './head-script.ts';
import type { PageFiles } from './page-files.ts';
import { webManifestPath } from './web-manifest.ts';

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
 * @throws Error when the template lacks a place or a style is missing.
 */
export function pageHtml(template: string, parts: PageParts): string {
  const { language, head, body, name, files, headScript } = parts;
  const filled = [
    {
      place: '<!--head-->',
      content: `${head}${styleTags(parts)}<script>${headScript.code}</script>${scriptTags(files)}`,
    },
    { place: '<div id="root">', content: `<div id="root" data-page="${name}">` },
    { place: '<!--page-->', content: body },
    {
      place: '<html lang="en"',
      content: `<html lang="${documentLanguages[language]}" dir="${directionOf(language)}"`,
    },
    { place: '"/site.webmanifest"', content: `"${webManifestPath(language)}"` },
  ].reduce((html, { place, content }) => put(html, place, content), template);
  // Scripts of the development server.
  return filled.replace(/\s*<!--scripts-->[\s\S]*<!--\/scripts-->/, '').replace(/\n\s+</g, '\n<');
}

function put(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`The page template has no ${place}.`);
  return html.replace(place, () => content);
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
