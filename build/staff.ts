import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { defaultStaffUrl } from '../src/domain/contract/staff.ts';
import { compressFolder } from './compress.ts';
import { staffHeaderRules, toHeadersFile } from './headers.ts';
import { nginxConfig } from './nginx.ts';
import { refuseSecrets, secretsOf } from './secret-scan.ts';
import { sitePaths } from './site-paths.ts';
import type { SiteOptions } from './site.ts';
import { staffConfig } from './staff-config.ts';

/**
 * Builds the desk of the staff: one document that the browser fills, with its files, headers and compressed twins, and beside
 * the folder its configuration for nginx, for the name in DESK_URL.
 * @throws StartError when a secret key got into it: then it is removed again.
 */
export async function buildStaffApp({ backend, outDir = sitePaths.deskDir }: SiteOptions): Promise<void> {
  // What is shipped is React's production build, whatever the environment is for.
  process.env.NODE_ENV = 'production';
  process.env.VITE_SUPABASE_URL = backend?.url ?? '';
  process.env.VITE_SUPABASE_ANON_KEY = backend?.anonKey ?? '';
  await build(staffConfig(outDir));
  // A browser asks for the second one at every address that is no page.
  for (const icon of ['favicon.svg', 'favicon.ico'])
    await cp(join(sitePaths.public, icon), join(outDir, icon));
  await writeFile(join(outDir, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  const origin = backend === null ? null : new URL(backend.url).origin;
  const rules = staffHeaderRules(origin);
  await writeFile(join(outDir, '_headers'), toHeadersFile(rules));
  const { hostname } = new URL(process.env.DESK_URL || defaultStaffUrl);
  const nginx = nginxConfig({ name: 'desk', hostname, rules, pages: ['/'], notFoundFolders: [] });
  await writeFile(join(dirname(outDir), sitePaths.deskNginx), nginx);
  await refuseSecrets(outDir, secretsOf(process.env));
  await compressFolder(outDir);
}
