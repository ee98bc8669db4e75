import { createHash } from 'node:crypto';
import { build } from 'vite';
import { sitePaths } from './site-paths.ts';

/** A script to stand inline in every page, and its hash for the Content-Security-Policy (CSP level 3, section 2.3.1). */
export type InlineScript = { code: string; hash: string };

/** Bundles src/web/head-script.ts to a classic script. */
export async function bundleHeadScript(): Promise<InlineScript> {
  const result = await build({
    configFile: sitePaths.config,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: { input: sitePaths.headScript, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The head script was not bundled.');
  const code = chunk.code.trim();
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
