import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* What is installed is what was locked, comes from the registry, and runs no script that nobody decided on. */

/** What package-lock.json says of a package. */
type LockedPackage = { resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean };

/** The parts of package.json and package-lock.json that decide what is installed, and what runs when it is. */
type LockFile = { packages: Readonly<Record<string, LockedPackage>> };
type InstallScripts = Readonly<Record<string, boolean>>;

/**
 * What is wrong with a lock file: a package with an address of its own, one without a checksum that counts, or an install script that
 * nobody has decided on.
 * @param scripts `allowScripts` of package.json: by package, whether its install scripts run.
 * @returns one line a problem; none when it is right.
 */
function findLockProblems({ packages }: LockFile, scripts: InstallScripts): readonly string[] {
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

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const integrity = 'sha512-abc';

test('this project’s packages have checksums and no address of their own, and no install script runs', () => {
  const { allowScripts } = read('package.json') as { allowScripts: InstallScripts };
  expect(findLockProblems(read('package-lock.json') as LockFile, allowScripts)).toEqual([]);
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual([]);
});

test.each([
  [
    'another host',
    { resolved: 'https://evil.example/a.tgz', integrity },
    'comes from https://evil.example/a.tgz',
  ],
  ['a repository', { resolved: 'git+ssh://git@github.com/a/a.git', integrity }, 'comes from git+ssh'],
  ['no checksum', {}, 'has no SHA-512 checksum'],
  ['a weak checksum', { integrity: 'sha1-abc' }, 'has no SHA-512 checksum'],
  ['a script', { integrity, hasInstallScript: true }, 'has an install script'],
])('a package with %s is refused', (_what, locked, problem) => {
  const packages = { '': {}, 'node_modules/b/node_modules/@a/a': locked, 'node_modules/b': { integrity } };
  expect(findLockProblems({ packages }, { b: false })).toEqual([expect.stringContaining(problem)]);
});

test('a script that was decided on is no problem', () => {
  const packages = { 'node_modules/@a/a': { integrity, hasInstallScript: true } };
  expect(findLockProblems({ packages }, { '@a/a': false })).toEqual([]);
});
