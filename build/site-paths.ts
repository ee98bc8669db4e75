import { fileURLToPath } from 'node:url';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What the build reads and writes, as absolute paths. */
export const sitePaths = {
  config: fromRoot('vite.config.ts'),
  sources: fromRoot('src'),
  entry: fromRoot('src/web/entry-client.tsx'),
  headScript: fromRoot('src/web/head-script.ts'),
  prerender: fromRoot('src/web/entry-server.tsx'),
  modelCard: fromRoot('src/content/safety/model-card.json'),
  outDir: fromRoot('dist/web'),
  /** Where it is built while the one above is served. */
  nextDir: fromRoot('dist/web-next'),
  staffDir: fromRoot('dist/staff'),
  public: fromRoot('public'),
} as const;
