import { brand } from '../src/config/brand.ts';
import { directionOf, documentLanguages, folderOf, type Language } from '../src/domain/language.ts';
import { brandColours } from './brand-drawing.ts';

/** The path of a language's manifest, from the site's root. */
export function webManifestPath(language: Language): string {
  return `${folderOf(language)}site.webmanifest`;
}

/**
 * What the site is called and where it starts when it is put on a home screen in a language (W3C, Web Application Manifest).
 * @param description in that language.
 */
export function webManifest(language: Language, description: string): string {
  const content = {
    name: brand.productName,
    short_name: brand.productName,
    description,
    lang: documentLanguages[language],
    dir: directionOf(language),
    start_url: folderOf(language),
    scope: '/',
    display: 'minimal-ui',
    background_color: brandColours.paper,
    theme_color: brandColours.disc,
    icons: [icon(192), icon(512)],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function icon(edge: number) {
  return {
    src: `/icon-${edge}.png`,
    sizes: `${edge}x${edge}`,
    type: 'image/png',
    purpose: 'any maskable',
  };
}
