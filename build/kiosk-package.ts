/* `npm run package [-- --with-drafts] [-- electron-builder arguments]`: builds the kiosk and makes this system's installer in release/. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listPackage } from '@electron/asar';
import { layout } from '../electron/policy/layout.ts';
import { runCommand, StartError } from './command.ts';
import { writeKioskBrand } from './kiosk-brand.ts';
import { ensureElectron, preparedElectron } from './kiosk-package-electron.ts';
import { comparePackage } from './kiosk-package-files.ts';
import { buildKiosk } from './kiosk-site.ts';
import { refuseBrokenCard } from './model-card.ts';
import { findReleaseGaps } from './release.ts';

const require = createRequire(import.meta.url);

/** Files that `writeKioskBrand` fills in, from the project's folder. */
const brandFolder = 'dist/kiosk-package';

/** `KIOSK_RELEASE_FOLDER` moves it, so that tests leave the installers for visitors alone. */
const release = process.env.KIOSK_RELEASE_FOLDER || 'release';

/** Lets languages go out that nobody has reviewed. */
const withDrafts = '--with-drafts';

await runCommand(async () => {
  const given = process.argv.slice(2);
  await refuseGaps(given.includes(withDrafts));
  const folder = await buildKiosk('kiosk');
  ensureElectron();
  runBuilder(
    await writeKioskBrand(brandFolder),
    given.filter((word) => word !== withDrafts),
  );
  checkPackages(folder);
});

/** Refuses what may not be handed on, and says which facts are still invented. What only the site says does not matter here. */
async function refuseGaps(mayHaveDrafts: boolean): Promise<void> {
  const gaps = await findReleaseGaps(await refuseBrokenCard(), new Date().toISOString().slice(0, 10));
  for (const { kind, text } of gaps) {
    if (kind === 'placeholders') console.warn(`They go into the installer: ${text}`);
    if (kind === 'drawings' || kind === 'numbers') throw new StartError(`Not packed: ${text}`);
    if (kind === 'drafts' && !mayHaveDrafts)
      throw new StartError(`Not packed: ${text}\nTo pack all the same, add ${withDrafts}.`);
  }
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
