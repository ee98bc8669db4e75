import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { shortClassNames } from './build/class-names.ts';
import { sourcesOnly, strangerGuard } from './build/dev-guard.ts';
import { kioskConfig } from './build/kiosk-config.ts';
import { isKioskMode } from './build/kiosk-paths.ts';
import { shortPropertyNames, shortSchemeNames } from './build/property-names.ts';

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

const webConfig: UserConfig = {
  root: fromRoot('./src/web'),
  publicDir: fromRoot('./public'),
  envDir: fromRoot('./'),
  plugins: [react(), strangerGuard, styleguideSlash, shortSchemeNames()],
  resolve: { tsconfigPaths: true },
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  // build/dev-server.ts says again where the data is, which is never served.
  server: { ...sourcesOnly(['src', 'public', 'node_modules'], null), port: 5173 },
  build: {
    outDir: fromRoot('./dist/web'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page has these already: naming them with every chunk would only cost bytes.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(react|shared|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      input: fromRoot('./src/web/main.tsx'),
      // A busy machine is no matter of this build.
      checks: { pluginTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // React does not say that its files have no side effects; the boot script, which calls none of it, may drop them.
      treeshake: { moduleSideEffects: [{ test: /node_modules[\\/]react[\\/]/, sideEffects: false }] },
      output: {
        // Six characters of hash: every page names ten such files, and hashes do not compress.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6].[ext]',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)[\\/]/,
            },
            // What every page uses, in one request instead of a dozen. What only some use stays out: a group brings all it
            // imports with it (config/env.ts would bring zod to pages without a form; FernWindow from 'home' the landing page).
            {
              name: 'shared',
              test: /vite[\\/]preload-helper|src[\\/](web[\\/](?!main|styleguide)|ui[\\/](Button|CopyButton|Icon|VisuallyHidden)|blocks[\\/](?!pictures(?![\\/]FernWindow)|JobCard|PageBody|SupporterMark)|platform|config[\\/](paths|timing)|brand[\\/](brand|drawings[\\/](mark|wordmark))|content[\\/](shell|navigation|emergency)|contract[\\/]handoff|domain[\\/](country|scroll))/,
            },
            // The landing page's first part; its tabs come later, and need this as well.
            {
              name: 'home',
              test: /src[\\/](features[\\/]home[\\/](?!Feature(Tabs|Panel))|content[\\/]home|blocks[\\/]pictures[\\/](Talk|talk|SeverityMeter))/,
            },
            // What nearly every page but the landing page uses.
            { name: 'page', test: /src[\\/]blocks[\\/](PageBody|pictures[\\/]WindowScene)/ },
          ],
        },
      },
    },
  },
};

/** Sources, relative to src, of which nothing is only the kiosk's or the style guide's. */
const isOfTheSite = (file: string) => !/(^|[\\/])(kiosk|styleguide)[\\/]|surfaces\.css$/.test(file);

/** Only in what is shipped: fewer bytes, at the price of names that say nothing. */
const shipped: UserConfig = {
  css: {
    modules: { generateScopedName: shortClassNames(fromRoot('./src')) },
    postcss: { plugins: [shortPropertyNames(fromRoot('./src'), 'styles/tokens.css', isOfTheSite)] },
  },
  resolve: {
    ...webConfig.resolve,
    alias: [
      {
        // The package's own entry leads to its development build, with all its warnings.
        find: /^react-router$/,
        replacement: fromRoot('./node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
};

/** Two surfaces, one codebase: the website by default, the kiosk in its modes. */
export default defineConfig(({ mode, command }) => {
  if (isKioskMode(mode)) return kioskConfig(mode, command === 'serve');
  return command === 'build' ? { ...webConfig, ...shipped } : webConfig;
});
