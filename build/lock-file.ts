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
