import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { brand } from '../src/config/brand.ts';
import { compressFolder } from './compress.ts';
import { staffHeaderRules, toHeadersFile } from './headers.ts';
import { nginxSnippets } from './nginx.ts';
import { viteTargets } from './oldest-browsers.ts';
import { refuseSecrets, secretsOf } from './secret-scan.ts';
import { sitePaths } from './site-paths.ts';
import type { SiteBackend } from './site.ts';
import { writeNotices } from './third-party-notices.ts';

/** How to build it. `siteUrl`: where the site is that it leads to; `outDir` as for the site. */
type StaffOptions = { backend: SiteBackend; siteUrl?: string; outDir?: string };

/**
 * Builds the staff app: one document that the browser fills, with its files, headers and compressed copies, and beside
 * the folder its snippets for nginx.
 * @throws StartError when a secret key got into it: then it is removed again.
 */
export async function buildStaffApp({
  backend,
  siteUrl = brand.siteUrl,
  outDir = sitePaths.staffDir,
}: StaffOptions): Promise<void> {
  // What is shipped is React's production build, whatever the environment is for.
  process.env.NODE_ENV = 'production';
  process.env.VITE_SUPABASE_URL = backend?.url ?? '';
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = backend?.anonKey ?? '';
  process.env.VITE_SITE_URL = siteUrl;
  await build(staffConfig(outDir));
  // A browser asks for the second one at every address that is no page.
  for (const icon of ['favicon.svg', 'favicon.ico'])
    await cp(join(sitePaths.public, icon), join(outDir, icon));
  await writeFile(join(outDir, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  const origin = backend === null ? null : new URL(backend.url).origin;
  const rules = staffHeaderRules(origin, new URL(siteUrl).origin);
  await writeFile(join(outDir, '_headers'), toHeadersFile(rules));
  const snippets = nginxSnippets({ name: 'staff', rules, pages: [], notFoundFolders: [] });
  for (const [name, text] of Object.entries(snippets)) await writeFile(join(dirname(outDir), name), text);
  await refuseSecrets(outDir, secretsOf(process.env));
  writeNotices(outDir);
  await compressFolder(outDir);
}

/** What the staff app is made of. */
const sources: InlineConfig = {
  configFile: false,
  root: join(sitePaths.sources, 'staff'),
  envDir: join(sitePaths.sources, '..'),
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  optimizeDeps: { rolldownOptions: { checks: { bundlerTimings: false } } },
};

/** Vite's configuration of the staff app while it is developed; its cache stands beside the site's. */
export function staffDevelopmentConfig(plugins: readonly Plugin[]): InlineConfig {
  return {
    ...sources,
    publicDir: sitePaths.public,
    cacheDir: join(sitePaths.sources, '../node_modules/.vite-staff'),
    plugins: [react(), ...plugins],
  };
}

/**
 * Vite's configuration of the staff app: one document, scripts and styles under names that change with their content.
 * @param outDir absolute path; what it held is gone afterwards.
 */
function staffConfig(outDir: string): InlineConfig {
  return {
    ...sources,
    publicDir: false,
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: viteTargets(),
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      // Two packages fill it: React and Supabase's client. Staff fetch them once.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            groups: [
              // What changes only with its version, and stays in the browser's cache until then. The library of plots and what it is made
              // of come with the overview, which loads it alone.
              {
                name: 'packages',
                test: /node_modules[\\/](?!@visx|d3-|internmap|classnames)/,
              },
            ],
          },
        },
      },
    },
  };
}
