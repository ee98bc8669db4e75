import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { foreignRequestGuard } from './build/dev-guard.ts';
import { serversForDevelopment } from './build/development.ts';
import { kioskConfig } from './build/kiosk-config.ts';
import { isKioskMode } from './build/kiosk-paths.ts';
import { viteTargets } from './build/oldest-browsers.ts';
import { documentInDevelopment } from './build/page-html.ts';
import { compiledMessages } from './build/words/vite-plugin.ts';
import { commonFiles } from './src/i18n/message-files.ts';
import { pageRows } from './src/page-table.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Without its slash the style guide's address would be answered by the site, as every unknown one is. */
const styleguideSlash: Plugin = {
  name: 'styleguide-slash',
  configureServer({ middlewares }) {
    middlewares.use('/styleguide', ({ originalUrl }, response, next) => {
      if (originalUrl === '/styleguide') response.writeHead(302, { Location: '/styleguide/' }).end();
      else next();
    });
  },
};

/** What talks to the backend and judges what is sent: for the pages of an application alone, in however many chunks it is used. */
const isForApplications = (id: string) =>
  /node_modules[\\/]zod[\\/]|\/src\/(?:api|domain\/contract|domain\/application|components\/SubmissionReceipt)\/|\/src\/config\/application-row\.ts$|\/src\/config\/env\.ts$/.test(
    id,
  );
const isCode = (id: string) =>
  !/\/src\/i18n\/(?:generated|formats)\/[a-z]{2}\b/.test(id) && !isForApplications(id);
/** Modules that come as one file with those of their kind: prefetching them one by one would be many requests for few bytes. */
const commonMessages = new RegExp(
  String.raw`/src/i18n/(?:generated|formats)/([a-z]{2})(?:/(?:common|${commonFiles.join('|')}))?\.ts$`,
);
/** What the list of positions says, which the page of each of them says too. */
const careersMessages =
  /(?:\/src\/i18n\/generated|built-positions)\/([a-z]{2})(?:\/(?:pages\/careers|careers|jobs|submission-receipt)\.ts)?$/;
/** What both show beside their own. */
const careersParts =
  /\/src\/(?:components\/(?:SubmissionReceipt\/|JobCard\/|lang-of)|web\/Receipt|api\/(?:send-missing|with-status)|domain\/application\/(?:application|reference|resume)\.)/;
const chunkOfFolder = new Map(pageRows.map(([name, { folder, chunk }]) => [folder ?? name, chunk ?? null]));
const kindOf = (id: string) => {
  const language = careersMessages.exec(id)?.[1];
  if (language !== undefined) return `${language}-careers`;
  if (careersParts.test(id)) return 'careers';
  return chunkOfFolder.get(/\/src\/pages\/([^/]+)\//.exec(id)?.[1] ?? '') ?? null;
};

const webConfig: UserConfig = {
  root: fromRoot('./src/web'),
  publicDir: fromRoot('./public'),
  envDir: fromRoot('./'),
  plugins: [
    optimizeLocales.vite({ locales: [] }),
    react(),
    foreignRequestGuard,
    serversForDevelopment(),
    styleguideSlash,
    documentInDevelopment,
    compiledMessages(),
  ],
  resolve: { tsconfigPaths: true },
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  // On a busy machine it would warn that bundling is slow.
  optimizeDeps: { rolldownOptions: { checks: { bundlerTimings: false } } },
  build: {
    outDir: fromRoot('./dist/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: viteTargets(),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a busy machine it would warn that plugins are slow.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What changes only with its version, and stays in the browser's cache until then.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
              priority: 4,
            },
            // What every page runs, and what most pages use: one file instead of a dozen.
            {
              name: 'start',
              // The model card too: with the documents that tell it, the landing page would fetch them all.
              test: /\/src\/(?:(?:web\/entry-client|components\/pictures\/FernWindow|ui\/IconList\/IconList)\.tsx|content\/safety\/evaluated-languages\.ts)$/,
              priority: 3,
            },
            // Small pages of one kind, and what every page says, come as one file each.
            { name: (id) => `${commonMessages.exec(id)?.[1]}-common`, test: commonMessages, priority: 2 },
            { name: kindOf, test: (id) => kindOf(id) !== null, priority: 1 },
            { name: 'shared', test: isCode, minShareCount: 3, priority: 2 },
            // Of the safety page, the landing page needs no more than whether its language was tested.
            { name: 'shared', test: /safety[\\/](model-card\.json|measured\.ts)/, priority: 2 },
          ],
        },
      },
    },
  },
};

/** Two surfaces, one codebase: the website by default, the kiosk in its modes. */
export default defineConfig(({ mode, command }) =>
  isKioskMode(mode) ? kioskConfig(mode, command === 'serve') : webConfig,
);
