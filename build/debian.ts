import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Whether this is Debian, Ubuntu or a system based on them, and packages may be installed. */
export function canInstallPackages(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** What Debian asks before it starts the service of a new package (invoke-rc.d(8)). */
const policy = '/usr/sbin/policy-rc.d';

/**
 * Installs the distribution's packages that are not there yet, as root on Debian and Ubuntu; elsewhere it does nothing.
 * It starts no service of theirs: tests start their own, on ports of their own.
 * @throws Error when the package manager fails.
 */
export function ensurePackages(names: readonly string[]): void {
  if (!canInstallPackages()) return;
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  console.log(`Installing for the tests: ${missing.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: readonly string[]) =>
    execFileSync('apt-get', ['-qq', ...words], { stdio: ['ignore', 'ignore', 'inherit'], env });
  run('update');
  // A new machine may be busy with its own updates.
  const install = () =>
    run('install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...missing);
  withoutServices(install);
}

function withoutServices(work: () => void): void {
  if (existsSync(policy)) return work();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    work();
  } finally {
    rmSync(policy);
  }
}

function isInstalled(name: string): boolean {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' });
  return stdout?.includes('ok installed') ?? false;
}
