import { brand } from '../src/config/brand.ts';
import {
  addressIn,
  directionOf,
  documentLanguages,
  folderOf,
  type Language,
} from '../src/domain/language.ts';
import { brandColours } from './brand-drawing.ts';

/**
 * The pages search engines should know, as sitemap.xml (sitemaps.org protocol 0.9), each in every language that it is in with the
 * others beside it.
 * @param pages each with the path of its English page, and the day that it says it is of: of others nothing here knows when they
 *   were changed, and a day that every build renews is one that search engines learn to pass over.
 */
export function sitemap(
  siteUrl: string,
  pages: readonly { language: Language; path: string; datedOn: string | null }[],
): string {
  const link = (hreflang: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${address}"/>`;
  const languagesOf = Map.groupBy(pages, ({ path }) => path);
  const alternates = (path: string) => {
    const languages = (languagesOf.get(path) ?? []).map(({ language }) => language);
    return languages.length === 1
      ? ''
      : languages.map((each) => link(each, addressIn(each, path))).join('') + link('x-default', path);
  };
  const entries = pages.map(
    ({ language, path, datedOn }) =>
      `  <url><loc>${siteUrl}${addressIn(language, path)}</loc>` +
      `${datedOn === null ? '' : `<lastmod>${datedOn}</lastmod>`}${alternates(path)}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** robots.txt: everything may be read. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

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
    icons: [192, 512].map((edge) => ({
      src: `/icon-${edge}.png`,
      sizes: `${edge}x${edge}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** RFC 9116, section 2.5.5: less than a year ahead. A site that is not built for so long no longer answers for it. */
const validMs = 360 * 24 * 60 * 60 * 1000;

/** Whom to tell about a security problem (RFC 9116), served at /.well-known/security.txt. */
export function securityTxt(
  { siteUrl, emails }: { siteUrl: string; emails: { company: string } },
  builtAt: Date,
): string {
  const expires = new Date(builtAt.getTime() + validMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return `Contact: mailto:${emails.company}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
