import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** Licenses that ask for no more than that their text goes along (third-party-notices.ts). */
const usable = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense']);

type Locked = {
  name?: string;
  version: string;
  dependencies?: Readonly<Record<string, string>>;
  dev?: true;
  optional?: true;
  devOptional?: true;
};
type LockFile = { packages: Readonly<Record<string, Locked>> };

/**
 * The lock file without what only tools use: the packages that ship by their folders, '' being the product. By the file's own marks:
 * `npm sbom --omit=dev` leaves out what tools use besides, such as zod.
 */
export function lockOfShipped(): LockFile {
  const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const isShipped = ({ dev, optional, devOptional }: Locked) => !(dev || optional || devOptional);
  return {
    ...lock,
    packages: Object.fromEntries(Object.entries(lock.packages).filter(([, one]) => isShipped(one))),
  };
}

/** The packages that ship, with their versions, checksums and licenses, as CycloneDX. npm makes it from the lock file. */
export function billOfMaterials(): string {
  const { packages, ...lock } = lockOfShipped();
  const { name, version, dependencies } = packages[''] ?? {};
  const product = { name, version, dependencies };
  const cwd = mkdtempSync(join(tmpdir(), 'bill-'));
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(product));
  writeFileSync(
    join(cwd, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: { ...packages, '': product } }),
  );
  try {
    return execFileSync(
      'npm',
      ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'],
      { cwd, encoding: 'utf8', maxBuffer: 1e8, shell: process.platform === 'win32' },
    );
  } finally {
    rmSync(cwd, { recursive: true });
  }
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
