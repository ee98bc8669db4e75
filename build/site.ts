import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { compressFolder } from './compress.ts';
import { siteHeaderRules, toHeadersFile } from './headers.ts';
import { importBundled } from './import-bundled.ts';
import { refuseBrokenCard } from './model-card.ts';
import { nginxSnippets } from './nginx.ts';
import { refuseTooNew } from './oldest-browsers.ts';
import { type Chunk, type PageFiles, pageFiles, pageHtml } from './page-html.ts';
import {
  askPositions,
  builtPositions,
  builtPositionsFile,
  builtPositionsJson,
  describePositions,
  positionsModule,
  unknownPositions,
} from './positions.ts';
import { StartError } from './command.ts';
import { robots, securityTxt, sitemap, webManifest, webManifestPath } from './search-files.ts';
import { refuseSecrets, secretsOf } from './secret-scan.ts';
import { writeShareImages } from './share-images.ts';
import { sitePaths } from './site-paths.ts';
import type { Language } from '../src/domain/language.ts';
import { publishedLanguages } from '../src/i18n/languages.ts';
import { writeNotices } from './third-party-notices.ts';
import { refuseOldColumn } from './why-join-migration.ts';
import type * as prerenderModule from '../src/web/entry-server.tsx';

type Prerender = typeof prerenderModule;

/** The backend a site talks to: its origin and public key; null builds a site that says it is not configured. */
export type SiteBackend = { url: string; anonKey: string } | null;

/** How to build. `outDir` is an absolute path; what it held is gone afterwards. */
export type SiteOptions = {
  backend: SiteBackend;
  outDir?: string;
  /** Whether a backend that does not say which positions there are ends the build. */
  isRelease?: boolean;
};

/**
 * Builds the whole site: scripts and styles, every page prerendered, sitemap, headers, share pictures, compressed copies.
 * @throws StartError when a secret key got into it: then the site is removed again; when it needs newer browsers than it may;
 *   when the model card is broken; when the database's column has another brand's name; when a
 *   release's backend does not say which positions there are.
 * @throws Error when a page cannot be rendered or a part is missing; nothing half-built is announced.
 */
export async function buildSite({
  backend,
  outDir = sitePaths.outDir,
  isRelease = false,
}: SiteOptions): Promise<void> {
  // What is shipped is React's production build, whatever the environment is for.
  process.env.NODE_ENV = 'production';
  process.env.VITE_SUPABASE_URL = backend?.url ?? '';
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = backend?.anonKey ?? '';
  const builtAt = new Date();
  const positions = await askPositions(backend, builtAt.getTime());
  if (positions === null && isRelease) throw new StartError(`Not built: ${unknownPositions}`);
  const rows = positions?.rows ?? [];
  const plugins = [builtPositions(rows)];
  await refuseOldColumn();
  await refuseBrokenCard();
  const scripts = await buildScripts(outDir, plugins);
  await refuseTooNew(outDir);
  const [headScript, prerender] = await Promise.all([bundleHeadScript(), bundlePrerender(outDir, plugins)]);
  const { shares, days } = await writePages(outDir, scripts, headScript.code, prerender);
  await writeSearchFiles(outDir, prerender, days);
  await put(join(outDir, builtPositionsFile), builtPositionsJson(rows, builtAt.toISOString()));
  await writeServerFiles(outDir, headScript, backend, prerender);
  await refuseSecrets(outDir, secretsOf(process.env));
  // Drawn from titles: nothing that was looked through could come into them.
  await writeShareImages(outDir, shares);
  writeNotices(outDir);
  await compressFolder(outDir);
  const summary = describePositions(positions);
  if (summary !== null) console.log(summary);
}

/** Scripts and styles of all pages: their chunks, and the text of each style by its path from the site's root. */
type Scripts = { chunks: readonly Chunk[]; styles: ReadonlyMap<string, string> };

async function buildScripts(outDir: string, plugins: Plugin[]): Promise<Scripts> {
  const built = (await build({
    configFile: sitePaths.config,
    plugins,
    logLevel: 'warn',
    build: { outDir, rolldownOptions: { input: sitePaths.entry } },
  })) as Rolldown.RolldownOutput;
  const styles = built.output
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ fileName, source }) => [`/${fileName}`, String(source).trim()] as const);
  return { chunks: built.output.filter((file) => file.type === 'chunk'), styles: new Map(styles) };
}

/** A script to stand inline in every page, and its hash for the Content-Security-Policy (CSP level 3, section 2.3.1). */
type InlineScript = { code: string; hash: string };

/** Bundles src/web/head-script.ts to a classic script. */
async function bundleHeadScript(): Promise<InlineScript> {
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

function bundlePrerender(outDir: string, plugins: Plugin[]): Promise<Prerender> {
  const config: InlineConfig = { configFile: sitePaths.config, plugins, publicDir: false };
  return importBundled(sitePaths.prerender, `${outDir}-prerender`, config);
}

/** @returns the title of each share picture that a page names, by its path; and the day that each page is of, by its address. */
async function writePages(
  outDir: string,
  { chunks, styles }: Scripts,
  headScript: string,
  prerender: Prerender,
): Promise<{ shares: ReadonlyMap<string, string>; days: ReadonlyMap<string, string | null> }> {
  const shares = new Map<string, string>();
  const days = new Map<string, string | null>();
  const filesOfPages = await collectFiles(chunks, prerender);
  for (const target of prerender.targets) {
    const { language, address, file, page } = target;
    const { head, body, share, datedOn } = await prerender.renderPage(target);
    const html = pageHtml({
      language,
      name: page.name,
      head,
      body,
      filesOfPages: filesOfPages[language] ?? {},
      styles,
      headScript,
    });
    await put(join(outDir, file), html);
    shares.set(share.picture, share.title);
    days.set(address, datedOn);
  }
  return { shares, days };
}

/** The files of every page, by language and the page's name. */
async function collectFiles(
  chunks: readonly Chunk[],
  { pages }: Prerender,
): Promise<Partial<Record<Language, Record<string, PageFiles>>>> {
  const components = await Promise.all(pages.map(({ load }) => load()));
  const filesIn = (language: Language) =>
    pages.map(({ name, parts = [], showsPositions }, index) => {
      const modules = [
        ...[components[index]?.name, ...parts].map((component) => `/${component}.tsx`),
        ...['common', `pages/${name}`].map((file) => `/i18n/generated/${language}/${file}.ts`),
        ...(showsPositions ? [positionsModule(language)] : []),
      ];
      return [name, pageFiles(chunks, modules)] as const;
    });
  return Object.fromEntries(
    publishedLanguages.map((language) => [language, Object.fromEntries(filesIn(language))]),
  );
}

async function writeSearchFiles(
  outDir: string,
  { brand, tagline, targets }: Prerender,
  days: ReadonlyMap<string, string | null>,
): Promise<void> {
  const listed = targets
    .filter(({ isListed }) => isListed)
    .map(({ language, path, address }) => ({ language, path, datedOn: days.get(address) ?? null }));
  await put(join(outDir, 'sitemap.xml'), sitemap(brand.siteUrl, listed));
  await put(join(outDir, 'robots.txt'), robots(brand.siteUrl));
  for (const language of publishedLanguages) {
    await put(join(outDir, webManifestPath(language)), webManifest(language, tagline(language)));
  }
  await put(join(outDir, '.well-known/security.txt'), securityTxt(brand, new Date()));
}

/** What servers are told: `_headers` and `_redirects` for static hosts, and beside the site the snippets for nginx. */
async function writeServerFiles(
  outDir: string,
  headScript: InlineScript,
  backend: SiteBackend,
  { targets }: Prerender,
): Promise<void> {
  const found = targets.filter(({ notFoundFolder }) => notFoundFolder === null);
  const pages = found.map(({ address }) => address);
  const rules = siteHeaderRules({
    scriptHashes: [headScript.hash],
    backend: backend === null ? null : new URL(backend.url).origin,
    // `/es` is answered like `/es/`.
    pages: pages.flatMap((each) => (/.\/$/.test(each) ? [each, each.slice(0, -1)] : [each])),
  });
  await put(join(outDir, '_headers'), toHeadersFile(rules));
  const notFoundFolders = targets
    .flatMap(({ notFoundFolder }) => notFoundFolder ?? [])
    .toSorted((one, other) => other.length - one.length);
  // Netlify takes the first rule that fits, and by itself knows the not-found page of the whole site alone.
  const notFound = notFoundFolders
    .filter((folder) => folder !== '/')
    .map((folder) => `${folder}* ${folder}404.html 404\n`);
  // English has no folder, but is looked for in one. Page by page: a placeholder would lead `/en//elsewhere` to another host.
  const english = found
    .filter(({ language }) => language === 'en')
    .flatMap(({ address }) =>
      (address === '/' ? ['/en', '/en/'] : [`/en${address}`]).map((old) => `${old} ${address} 301\n`),
    );
  await put(join(outDir, '_redirects'), [...english, ...notFound].join(''));
  const snippets = nginxSnippets({
    name: 'site',
    rules,
    pages: pages.map((each) => (each === '/' ? each : each.replace(/\/$/, ''))),
    notFoundFolders,
  });
  for (const [name, text] of Object.entries(snippets)) await put(join(dirname(outDir), name), text);
}

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
