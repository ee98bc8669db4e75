import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { viteTargets } from './oldest-browsers.ts';
import { sitePaths } from './site-paths.ts';

/**
 * Vite's configuration of the desk: one document, scripts and styles under names that change with their content.
 * @param outDir absolute path; what it held is gone afterwards.
 */
export function staffConfig(outDir: string): InlineConfig {
  return {
    configFile: false,
    root: join(sitePaths.sources, 'staff'),
    publicDir: false,
    envDir: join(sitePaths.sources, '..'),
    logLevel: 'warn',
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    define: { __BUILD_YEAR__: new Date().getFullYear() },
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
        checks: { pluginTimings: false },
        output: {
          codeSplitting: {
            groups: [
              // What changes only with its version, and stays in the browser's cache until then.
              { name: 'packages', test: /node_modules[\\/]/ },
            ],
          },
        },
      },
    },
  };
}
