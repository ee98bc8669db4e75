import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from './command.ts';

/** CycloneDX names a license by its SPDX id, or several by an expression. A name of no list is in neither. */
const license = z.union([
  z.object({ license: z.object({ id: z.string() }) }).transform(({ license: { id } }) => [id]),
  z.object({ expression: z.string() }).transform(({ expression }) => expression.split(/ and /i)),
  z.unknown().transform(() => ['unknown']),
]);

const bom = z.object({
  components: z.array(
    z.object({ name: z.string(), version: z.string(), licenses: z.array(license).default([['unknown']]) }),
  ),
});

/** Licenses that ask for no more than to be named. */
const usable = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense']);

/** The packages that ship, with their versions, checksums and licenses, as CycloneDX. npm makes it from the lock file. */
export function billOfMaterials(): string {
  return execFileSync(
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
}

/**
 * The packages of a bill under a license that nobody has decided on, as `name@version`. All parts of an expression have to be
 * usable; one with a choice (`OR`) is left to a person.
 */
export function undecidedLicenses(bill: string): readonly string[] {
  return bom
    .parse(JSON.parse(bill))
    .components.filter(({ licenses }) => !licenses.flat().every((id) => usable.has(id)))
    .map(({ name, version }) => `${name}@${version}`);
}

/**
 * Writes `sbom.cdx.json`.
 * @throws StartError naming a package whose license is not one of the usable ones.
 */
export function writeBillOfMaterials(folder: string): void {
  const bill = billOfMaterials();
  const undecided = undecidedLicenses(bill);
  if (undecided.length > 0)
    throw new StartError(`Not built: nobody has decided on the license of ${undecided.join(', ')}.`);
  writeFileSync(join(folder, 'sbom.cdx.json'), bill);
}
