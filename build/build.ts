/*
 * `npm run build [-- --release] [-- --without-backend] [-- --with-drafts]`: builds the site into dist/web and the staff app into
 * dist/staff, for the backend that the environment names.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runCommand, StartError } from './command.ts';
import { refuseBrokenCard } from './model-card.ts';
import { findReleaseGaps, readBuildOptions } from './release.ts';
import { buildSite } from './site.ts';
import { buildStaffApp } from './staff.ts';

const components = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    licenses: z.array(z.object({ license: z.object({ id: z.string() }) })).optional(),
  }),
);

/** Licenses that ask for no more than to be named. */
const usable = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']);

/**
 * Writes the list of packages that ship, with their versions, checksums and licenses, as CycloneDX (`sbom.cdx.json`). npm makes it
 * from the lock file.
 * @throws StartError naming a package whose license is not one of the usable ones.
 */
function writeBillOfMaterials(folder: string): void {
  const bill = execFileSync(
    'npm',
    [
      'sbom',
      '--sbom-format=cyclonedx',
      '--omit=dev',
      '--omit=optional',
      '--package-lock-only',
      '--loglevel=error',
    ],
    { encoding: 'utf8', maxBuffer: 1e8, shell: process.platform === 'win32' },
  );
  const listed = z.object({ components }).parse(JSON.parse(bill));
  const wrong = listed.components.filter(
    ({ licenses }) => licenses === undefined || !licenses.every(({ license }) => usable.has(license.id)),
  );
  if (wrong.length > 0)
    throw new StartError(
      `Not built: nobody has decided on the license of ${wrong.map(({ name, version }) => `${name}@${version}`).join(', ')}.`,
    );
  writeFileSync(join(folder, 'sbom.cdx.json'), bill);
}

await runCommand(async () => {
  const today = new Date().toISOString().slice(0, 10);
  const gaps = await findReleaseGaps(await refuseBrokenCard(), today);
  const { backend, isRelease, notices } = readBuildOptions(process.argv.slice(2), process.env, gaps);
  await buildSite({ backend, isRelease });
  await buildStaffApp({ backend });
  writeBillOfMaterials('dist');
  console.log(
    'The site is in dist/web, the staff app in dist/staff, the list of what ships in dist/sbom.cdx.json.',
  );
  for (const notice of notices) console.log(notice);
});
