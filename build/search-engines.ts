import { addressIn, type Language } from '../src/domain/language.ts';

/**
 * The pages search engines should know, as sitemap.xml (sitemaps.org protocol 0.9), each in every language with the others
 * beside it.
 * @param paths of the English pages.
 */
export function sitemap(siteUrl: string, paths: readonly string[], languages: readonly Language[]): string {
  const link = (hreflang: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${address}"/>`;
  const alternates = (path: string) =>
    languages.length === 1
      ? ''
      : languages.map((each) => link(each, addressIn(each, path))).join('') + link('x-default', path);
  const entries = languages.flatMap((language) =>
    paths.map((path) => `  <url><loc>${siteUrl}${addressIn(language, path)}</loc>${alternates(path)}</url>`),
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
