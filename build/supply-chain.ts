/*
 * `npm run supply-chain`: what is installed is what was locked, comes from the registry, runs no script that nobody decided on, and has
 * the registry's signatures, where the registry can be asked.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What package-lock.json says of a package. */
type LockedPackage = { resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean };

/** The parts of package.json and package-lock.json that decide what is installed, and what runs when it is. */
export type LockFile = { packages: Readonly<Record<string, LockedPackage>> };
export type InstallScripts = Readonly<Record<string, boolean>>;

/**
 * What is wrong with a lock file: a package with an address of its own, one without a checksum that counts, or an install script that
 * nobody has decided on.
 * @param scripts `allowScripts` of package.json: by package, whether its install scripts run.
 * @returns one line a problem; none when it is right.
 */
export function findLockProblems({ packages }: LockFile, scripts: InstallScripts): readonly string[] {
  return Object.entries(packages).flatMap(([path, { resolved, integrity, link, hasInstallScript }]) => {
    // The project itself, and what links to it.
    if (path === '' || link === true) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const problems: string[] = [];
    // Without one it comes from the registry of whoever installs, and must have this checksum all the same (.npmrc).
    if (resolved !== undefined) problems.push(`comes from ${resolved}`);
    if (integrity?.startsWith('sha512-') !== true) problems.push('has no SHA-512 checksum');
    if (hasInstallScript === true && scripts[name] === undefined)
      problems.push('has an install script; say in allowScripts of package.json whether it runs');
    return problems.map((problem) => `${path}: ${problem}`);
  });
}

if (process.argv[1] === import.meta.filename) checkSupplyChain();

function checkSupplyChain(): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  // npm's own files; whoever can forge them can also forge this check.
  const lock = read('package-lock.json') as LockFile;
  const { allowScripts } = read('package.json') as { allowScripts: InstallScripts };

  const problems = findLockProblems(lock, allowScripts);
  for (const problem of problems) console.error(problem);
  console.log(`${Object.keys(lock.packages).length - 1} packages locked, ${problems.length} problems.`);
  for (const [name, runs] of Object.entries(allowScripts))
    console.log(`Install script of ${name}: ${runs ? 'runs' : 'refused'}.`);

  const asked = spawnSync('npm', ['audit', 'signatures', '--fetch-retries=0'], {
    encoding: 'utf8',
    timeout: 120_000,
    shell: process.platform === 'win32',
  });
  const said = `${asked.stdout}${asked.stderr}`.trim();
  const isUnreachable =
    asked.error !== undefined || /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(said);
  if (asked.status === 0) console.log(said);
  else if (isUnreachable)
    console.log('Signatures: the registry could not be asked. Nothing is said about them.');
  else console.error(said);

  process.exitCode = problems.length === 0 && (asked.status === 0 || isUnreachable) ? 0 : 1;
}
