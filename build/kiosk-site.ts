import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { documentIn, makeManifest } from '../electron/policy/assets.ts';
import { layout } from '../electron/policy/layout.ts';
import { sheetFile } from '../electron/policy/sheet.ts';
import { brand } from '../src/config/brand.ts';
import { publishedLanguages } from '../src/i18n/languages.ts';
import { directionOf, documentLanguages, type Language } from '../src/domain/language.ts';
import type * as prerenderModule from '../src/kiosk/prerender.tsx';
import { importBundled } from './import-bundled.ts';
import { describeFindings, findForbidden } from './kiosk-check.ts';
import { kioskPages } from './kiosk-config.ts';
import { kioskFolder, kioskSources, type KioskMode } from './kiosk-paths.ts';
import { refuseBrokenCard } from './model-card.ts';
import { StartError } from './command.ts';
import { writeNotices } from './third-party-notices.ts';

type Prerender = typeof prerenderModule;

/**
 * Builds the kiosk: pages, main process, preload, and the list of the files that exist (electron/policy/assets.ts).
 * @returns the folder it was built into.
 * @throws StartError naming what the pages hold that they must not, or what is wrong with the model card.
 */
export async function buildKiosk(mode: KioskMode): Promise<string> {
  const folder = kioskFolder(mode);
  process.env.NODE_ENV = 'production';
  await refuseBrokenCard();
  await rm(folder, { recursive: true, force: true });
  await build({ configFile: kioskSources.config, mode, logLevel: 'warn' });
  const pages = join(folder, layout.pages);
  const prerender = await bundlePrerender(mode);
  await drawInvitation(pages, prerender);
  await writeSheets(join(folder, layout.sheets), prerender);
  const files = await listFiles(pages);
  await checkPages(pages, files);
  writeNotices(folder);
  await writeFile(join(folder, layout.manifest), `${JSON.stringify(makeManifest(files), null, 2)}\n`);
  return folder;
}

/** Writes the kiosk's document in each language, with the invitation in it: it is drawn while the script is on its way. */
async function drawInvitation(pages: string, { renderInvitation }: Prerender): Promise<void> {
  const html = await readFile(join(pages, documentIn('en')), 'utf8');
  await Promise.all(
    publishedLanguages.map((language) =>
      writeFile(join(pages, documentIn(language)), fillDocument(html, language, renderInvitation(language))),
    ),
  );
}

/** Writes what can be printed in each language, beside the pages: no page holds it or is served it. */
async function writeSheets(folder: string, { renderSheets }: Prerender): Promise<void> {
  await mkdir(folder);
  await Promise.all(
    publishedLanguages.map((language) =>
      writeFile(join(folder, sheetFile({ language })), renderSheets(language)),
    ),
  );
}

function fillDocument(html: string, language: Language, invitation: string): string {
  const parts = {
    'lang="en"': `lang="${documentLanguages[language]}" dir="${directionOf(language)}"`,
    '<title></title>': `<title>${brand.productName}</title>`,
    '<!--invitation-->': invitation,
  };
  return Object.entries(parts).reduce((filled, [place, part]) => {
    if (!filled.includes(place)) throw new Error(`The kiosk's document has no place for this: ${place}`);
    return filled.replace(place, () => part);
  }, html);
}

async function bundlePrerender(mode: KioskMode): Promise<Prerender> {
  const folder = `${kioskFolder(mode)}-prerender`;
  // On its own: the folder may lie where no package is found.
  const config: InlineConfig = { ...kioskPages, configFile: false, mode, ssr: { noExternal: true } };
  const prerender = await importBundled<Prerender>(kioskSources.prerender, folder, config);
  await rm(folder, { recursive: true });
  return prerender;
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

async function checkPages(folder: string, files: readonly string[]): Promise<void> {
  const texts = files.filter((file) => /\.(?:html|js|css|json|svg)$/.test(file));
  const findings = await Promise.all(
    texts.map(async (file) => findForbidden(file, await readFile(join(folder, file), 'utf8'))),
  );
  if (findings.flat().length > 0) throw new StartError(describeFindings(findings.flat()));
}
