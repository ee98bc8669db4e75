/** What was built; `release` wherever the bundler said nothing. */
export type Build = 'release' | 'dev' | 'e2e';

/**
 * Where the built parts lie, all relative to the folder of main.js (`dist/kiosk`):
 * main.js, preload.cjs, pages.json (the manifest made from pages/), pages/ (index.html and what it loads) and sheets/ (what is printed:
 * no page is served from there).
 */
export const layout = {
  main: 'main.js',
  preload: 'preload.cjs',
  pages: 'pages',
  manifest: 'pages.json',
  sheets: 'sheets',
} as const;

/** The scheme and host of the kiosk's own pages. */
export const kioskScheme = 'app';
export const kioskHost = 'kiosk';

/** The only address a top frame may ever have; the hash behind it belongs to the page's router. */
export const homeUrl = `${kioskScheme}://${kioskHost}/index.html`;

/** The page without a script shown when the real one keeps failing. */
export const fallbackUrl = `${kioskScheme}://${kioskHost}/fallback.html`;
