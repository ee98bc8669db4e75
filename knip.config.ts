import type { KnipConfig } from 'knip';

/** What nothing leads to, and what is used without being declared. Tests count as users; what only its own file uses is fine. */
const config: KnipConfig = {
  entry: [
    // The scripts of the site's pages, and what prerenders them (build/site.ts).
    'src/web/{entry-client,entry-server}.tsx',
    'src/kiosk/prerender.tsx',
    'src/kiosk/boot.ts',
    'src/{kiosk,staff}/main.tsx',
    'src/web/styleguide/main.tsx',
    'electron/{main,preload,cli}.ts',
    // Started by build/build-apart.ts.
    'build/build-process.ts',
    // Deployed to the backend's edge (docs/deploy.md).
    'supabase/functions/*/index.ts',
    // Called by electron-builder.yml, and by hand as the documents say.
    'build/kiosk-after-pack.ts',
    'build/brand-assets.ts',
    // Called by electron-builder in place of fpm (tests/electron/packages.spec.ts).
    'tests/support/electron/fpm.ts',
  ],
  playwright: { config: ['playwright.config.ts', 'tests/engines/playwright.config.ts'] },
  project: ['{src,electron,supabase,build,bench,tests}/**/*.{ts,tsx}', '*.ts'],
  ignoreDependencies: [
    // build/font/make-font.py cuts the site's typeface out of its files.
    '@fontsource-variable/atkinson-hyperlegible-next',
    '@fontsource-variable/noto-sans-arabic',
    '@fontsource-variable/noto-sans-devanagari',
    // The parser that dependency-cruiser.config.ts names.
    '@swc/core',
  ],
  ignoreExportsUsedInFile: true,
  // Programs of the system come by build/install.ts, not from npm.
  exclude: ['binaries'],
};

export default config;
