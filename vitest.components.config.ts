import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findHeadlessChromium } from './build/browsers.ts';
import { compiledMessages } from './build/words/vite-plugin.ts';

/** `npm run test:components` has installed one before. */
const executablePath = findHeadlessChromium();

/* `npm run test:components`: pieces by themselves in a real browser, from the style guide's examples. */
export default defineConfig({
  plugins: [react(), compiledMessages()],
  resolve: { tsconfigPaths: true },
  // Found late, a package would be bundled while the tests run, and the page would load anew.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router-dom',
      'zustand',
      'axe-core',
      '@react-aria/tabs',
      'react-aria/I18nProvider',
      'react-dropzone',
      'react-hook-form',
      '@hookform/resolvers/zod',
      'zod/mini',
    ],
  },
  test: {
    setupFiles: ['tests/components/styles.ts', 'tests/support/english-messages.ts'],
    include: ['tests/components/**/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath === null ? {} : { executablePath }),
          args: ['--no-sandbox', '--disable-gpu'],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
});
