import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import electron, { type ElectronOptions } from 'vite-plugin-electron';
import { layout } from '../electron/policy/layout.ts';
import { sourcesOnly, foreignRequestGuard } from './dev-guard.ts';
import { kioskModuleCheck } from './kiosk-check.ts';
import { kioskFolder, kioskSources, type KioskMode } from './kiosk-paths.ts';
import { compiledMessages } from './words/vite-plugin.ts';

const devPort = 5174;

/** The modules of the first script; the second is Vite's own way to ask for another. */
const atOnce = /\/src\/kiosk\/(?:boot\.ts|index\.html|kiosk\.css)|vite\/preload-helper/;

/** The messages of every language but English, by language: each its own file, fetched when it is chosen. */
const otherMessages = /\/src\/i18n\/(?:generated|formats)\/(?!en\b)([a-z]{2})\b/;

/**
 * Makes the kiosk's layouts follow its text size, without a word in the pages' styles. A media query measures in the
 * browser's 16 px whatever the page says; a container query measures in the root's own font size, which on the kiosk is two
 * or three times as large. So `@media (width >= 64rem)`, on the width alone and in rem, becomes `@container (width >= 64rem)`,
 * asked of the shell's box.
 */
export const kioskWidthQueries = {
  postcssPlugin: 'kiosk-width-queries',
  AtRule: {
    media(rule: { name: string; params: string }) {
      const isOnWidth = /^\((?:min-width|max-width|width)\s*(?::|[<>]=?)\s*[\d.]+rem\)$/.test(
        rule.params.trim(),
      );
      if (isOnWidth) rule.name = 'container';
    },
  },
};

/** What every build of the kiosk's pages has in common, so that the prerendered ones have the same class names. */
export const kioskPages: UserConfig = {
  root: kioskSources.pages,
  envPrefix: 'KIOSK_PUBLIC_',
  resolve: { tsconfigPaths: true },
  css: { postcss: { plugins: [kioskWidthQueries] } },
  define: { __BUILD_YEAR__: new Date().getFullYear() },
};

/**
 * Vite's configuration of the kiosk: pages, and through vite-plugin-electron the main process and the preload.
 * @param serving for the development server; it starts Electron in a window.
 */
export function kioskConfig(mode: KioskMode, serving: boolean): UserConfig {
  // Apart, so that a developer's window never replaces what is packed.
  const folder = serving ? `${kioskFolder(mode)}-dev` : kioskFolder(mode);
  return {
    ...kioskPages,
    base: './',
    // In a build the one folder that is needed is copied, so that nothing of the website comes along.
    publicDir: serving ? kioskSources.publicDir : false,
    plugins: [
      react(),
      compiledMessages(),
      foreignRequestGuard,
      kioskModuleCheck(),
      electron(electronParts(mode, folder, serving)),
    ],
    server: { ...sourcesOnly(['src', 'public', 'electron', 'node_modules'], null), port: devPort },
    build: {
      outDir: join(folder, layout.pages),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      // One style, and two scripts: the small one that lets the invitation be drawn, and all the rest but other languages.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: (id) => otherMessages.exec(id)?.[1] ?? null, debugName: 'other messages' },
              { name: 'kiosk', test: (id) => !atOnce.test(id) },
            ],
          },
        },
      },
    },
  };
}

function electronParts(mode: KioskMode, folder: string, serving: boolean) {
  const kind = serving ? 'dev' : mode === 'kiosk-e2e' ? 'e2e' : 'release';
  const define = {
    KIOSK_BUILD: JSON.stringify(kind),
    KIOSK_DEV_URL: JSON.stringify(serving ? `http://127.0.0.1:${devPort}/` : ''),
  };
  const part = (input: string, file: string, format: 'es' | 'cjs'): ElectronOptions => ({
    // Without the plugin's own `--no-sandbox`; a changed preload restarts Electron as well.
    onstart: ({ startup }) => void startup([join(folder, layout.main)]),
    vite: {
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define,
      resolve: { tsconfigPaths: true },
      build: {
        outDir: folder,
        emptyOutDir: false,
        minify: !serving,
        target: 'node24',
        rolldownOptions: { input, output: { format, entryFileNames: file, codeSplitting: false } },
      },
    },
  });
  return [
    part(kioskSources.main, layout.main, 'es'),
    // A sandboxed preload must be CommonJS.
    part(kioskSources.preload, layout.preload, 'cjs'),
  ];
}
