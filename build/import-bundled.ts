import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, mergeConfig } from 'vite';

/**
 * Bundles a module that renders pages for Node, and imports it.
 * @param input its absolute path.
 * @param outDir absolute path of the folder for the bundle.
 * @param config how the pages themselves are built, so that their styles have the same names.
 */
export async function importBundled<Module>(
  input: string,
  outDir: string,
  config: InlineConfig,
): Promise<Module> {
  const output = { entryFileNames: 'prerender.js', codeSplitting: false };
  const bundleConfig: InlineConfig = {
    logLevel: 'warn',
    build: { ssr: input, outDir, emptyOutDir: true, rolldownOptions: { input, output } },
  };
  await build(mergeConfig(config, bundleConfig));
  // The query keeps Node from answering with the module of an earlier build.
  return import(`${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`);
}
