import { fileURLToPath } from 'node:url';
import prefresh from '@prefresh/vite';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { sourcesOnly, strangerGuard } from './build/dev-guard.ts';
import { kioskConfig } from './build/kiosk-config.ts';
import { isKioskMode } from './build/kiosk-paths.ts';
import { preactAliases } from './build/preact.ts';
import { viteTargets } from './build/oldest-browsers/support.ts';
import { directionOf, documentLanguages, readAddress } from './src/domain/language.ts';

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

/** In development the page's language is that of the folder in its address; a built page says its own (build/page-html.ts). */
const languageOfAddress: Plugin = {
  name: 'language-of-address',
  apply: 'serve',
  transformIndexHtml: (html, { originalUrl = '/' }) => {
    const { language } = readAddress(originalUrl.replace(/[?#].*/, ''));
    return html
      .replace(
        '<html lang="en"',
        `<html lang="${documentLanguages[language]}" dir="${directionOf(language)}"`,
      )
      .replace('/languages/en.ts', `/languages/${language}.ts`);
  },
};

/** The language in whose folder of words a module stands, or undefined. @param id absolute path of the module. */
const languageOf = (id: string) => /\/src\/content\/([a-z]{2})\//.exec(id)?.[1];
/** What talks to the backend and judges what is sent: for the pages of an application alone, in however many chunks it is used. */
const isForApplications = (id: string) =>
  /node_modules[\\/]zod[\\/]|\/src\/(?:backend|contract|domain\/application|blocks\/arrived)\/|\/src\/config\/env\.ts$/.test(
    id,
  );
const isCode = (id: string) => languageOf(id) === undefined && !isForApplications(id);
const isCommonWords = (id: string) =>
  /\/src\/content\/[a-z]{2}\/(?:common|emergency|format|legal\/frame|navigation|notices|shell)\.ts$/.test(id);

const webConfig = async (serves: boolean): Promise<UserConfig> => ({
  root: fromRoot('./src/web'),
  publicDir: fromRoot('./public'),
  envDir: fromRoot('./'),
  // Pieces that were edited come anew without a reload.
  plugins: [serves && (await prefresh()), strangerGuard, styleguideSlash, languageOfAddress],
  resolve: { tsconfigPaths: true, alias: preactAliases },
  // What Node prerenders stands on Preact as well.
  ssr: { noExternal: true },
  // Spelled out: prefresh would take Preact's older way.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  // build/dev-server.ts says again where the data is, which is never served.
  server: { ...sourcesOnly(['src', 'public', 'node_modules'], null), port: 5173 },
  build: {
    outDir: fromRoot('./dist/web'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: viteTargets(),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a busy machine it would warn that plugins are slow; that Preact lacks a hook which
      // the router asks for first; and of words that are for servers of React components.
      checks: { pluginTimings: false, importIsUndefined: false, moduleLevelDirective: false },
      output: {
        codeSplitting: {
          groups: [
            // What changes only with its version, and stays in the browser's cache until then.
            {
              name: 'preact',
              test: /node_modules[\\/](preact|react-router|react-router-dom)[\\/]/,
              priority: 3,
            },
            // What every page runs comes as one file, instead of a dozen.
            { name: 'start', test: /\/src\/web\/start\.tsx$/, priority: 2 },
            // What every page says in a language. No files but those of a language hold words.
            { name: (id) => `${languageOf(id)}-common`, test: isCommonWords, priority: 1 },
            // What most pages use.
            { name: 'shared', test: isCode, minShareCount: 3 },
          ],
        },
      },
    },
  },
});

/** Two surfaces, one codebase: the website by default, the kiosk in its modes. */
export default defineConfig(({ mode, command }) =>
  isKioskMode(mode) ? kioskConfig(mode, command === 'serve') : webConfig(command === 'serve'),
);
