/* `npm run package [-- --with-drafts] [-- electron-builder arguments]`: builds the kiosk and makes this system's installer in release/. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listPackage } from '@electron/asar';
import { layout } from '../electron/policy/layout.ts';
import { publishedLanguages } from '../src/i18n/languages.ts';
import { findStaleDrawings } from './brand-assets.ts';
import { comparePackage } from './kiosk-package-files.ts';
import { ensureElectron, preparedElectron } from './kiosk-package-electron.ts';
import { writeKioskBrand } from './kiosk-brand.ts';
import { buildKiosk } from './kiosk-site.ts';
import {
  describeUnreviewed,
  findUnreviewed,
  describeStale,
  describeStaleNumbers,
  findPlaceholders,
  findStaleNumbers,
} from './release.ts';
import { StartError } from './serve.ts';

const require = createRequire(import.meta.url);

/** Files that `writeKioskBrand` fills in, from the project's folder. */
const brandFolder = 'dist/kiosk-package';

/** `KIOSK_RELEASE_FOLDER` moves it, so that tests leave the installers for visitors alone. */
const release = process.env.KIOSK_RELEASE_FOLDER || 'release';

/** Lets languages go out that nobody has reviewed. */
const withDrafts = '--with-drafts';

try {
  const stale = await findStaleDrawings();
  if (stale.length > 0) throw new StartError(`Not packed: ${describeStale(stale)}`);
  const oldNumbers = findStaleNumbers(new Date().toISOString().slice(0, 10));
  if (oldNumbers.length > 0) throw new StartError(`Not packed: ${describeStaleNumbers(oldNumbers)}`);
  const given = process.argv.slice(2);
  const drafts = findUnreviewed(publishedLanguages);
  if (drafts.length > 0 && !given.includes(withDrafts)) {
    throw new StartError(
      `Not packed: ${describeUnreviewed(drafts)} To pack all the same, add ${withDrafts}.`,
    );
  }
  const folder = await buildKiosk('kiosk');
  ensureElectron();
  warnOfPlaceholders();
  const forBuilder = given.filter((word) => word !== withDrafts);
  runBuilder(await writeKioskBrand(brandFolder), forBuilder);
  checkPackages(folder);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

/** An installer is handed on, so the person who makes it is told which facts are still invented. */
function warnOfPlaceholders(): void {
  const list = findPlaceholders().map(({ path, value }) => `  ${path}: ${value}`);
  if (list.length > 0)
    console.warn(`Invented facts go into the installer (src/config/brand.ts):\n${list.join('\n')}`);
}

function runBuilder(config: string, given: readonly string[]): void {
  const cli = require.resolve('electron-builder/cli.js');
  const { status } = spawnSync(
    process.execPath,
    [
      cli,
      '--config',
      config,
      '--publish',
      'never',
      `-c.directories.output=${release}`,
      ...preparedElectron(process.env),
      ...given,
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new StartError('electron-builder made no installer; its messages are above.');
}

/** Looks into each asar that was made: exactly the files of the manifest, or the build fails. */
function checkPackages(folder: string): void {
  const manifest: Record<string, string> = JSON.parse(readFileSync(join(folder, layout.manifest), 'utf8'));
  for (const file of findAsars(release)) {
    const packed = listPackage(file, { isPack: false }).map((path) =>
      path.replaceAll('\\', '/').replace(/^\//, ''),
    );
    const files = packed.filter((path) => !packed.some((other) => other.startsWith(`${path}/`)));
    const wrong = comparePackage(files, manifest);
    if (wrong.length > 0) throw new StartError(`${file}:\n${wrong.join('\n')}`);
    console.log(`${file}: ${files.length} files, none too many and none too few.`);
  }
}

function findAsars(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('app.asar'))
    .map((path) => join(folder, path));
}
