import { directionOf, documentLanguages, type Language } from '../src/domain/language.ts';
import type { InlineScript } from './boot-script.ts';
import type { PageFiles } from './manifest.ts';
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
  boot: InlineScript;
  /** Address of the list of what other pages need (build/ahead-list.ts). */
  ahead: string;
};

/**
 * Fills the template with a rendered page: its styles inline, the list of its chunks, and the boot script.
 * @throws Error when the template lacks a place or a style is missing.
 */
export function pageHtml(template: string, parts: PageParts): string {
  const { language, head, body, name, files, boot, ahead } = parts;
  const filled = [
    {
      place: '<!--head-->',
      content: `${head}${styleTags(parts)}${chunkList(files, ahead)}<script>${boot.code}</script>`,
    },
    { place: '<div id="root" data-waiting>', content: `<div id="root" data-waiting data-page="${name}">` },
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

/** Styles stand inline, so that nothing blocks the first paint; `data-files` says which files they stand for (src/web/inline-styles.ts). */
function styleTags({ files, styleTexts }: PageParts): string {
  const texts = files.styles.map((path) => {
    const text = styleTexts.get(path);
    if (text === undefined) throw new Error(`The style ${path} was not built.`);
    return text.trim();
  });
  return `<style data-files="${files.styles.join(' ')}">${texts.join('')}</style>`;
}

function chunkList(files: PageFiles, ahead: string): string {
  return `<script type="application/json" id="chunks" data-ahead="${ahead}">${JSON.stringify(files.scripts)}</script>`;
}
