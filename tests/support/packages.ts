/*
 * What the tests use beside npm's packages. As root on Debian it is installed; elsewhere what is missing is left out and said in
 * one line, and CI fails. Run before the tests, because they run side by side and a package manager runs alone.
 */
import { spawnSync } from 'node:child_process';
import { ensurePackages } from '../../build/debian.ts';
import { findPostgres } from '../backend/support/postgres.ts';
import { isNginxHere, nginxPackages } from './nginx.ts';

type Need = { what: string; packages: readonly string[]; isHere: () => boolean };

const needs: readonly Need[] = [
  {
    what: 'the migrations on PostgreSQL 15 (the embedded engine is tested)',
    packages: ['postgresql-15'],
    isHere: () => findPostgres() !== null,
  },
  { what: 'nginx as the manual sets it up', packages: nginxPackages, isHere: isNginxHere },
  {
    what: "systemd's judgement of the kiosk's unit",
    packages: ['systemd'],
    isHere: () => spawnSync('systemd-analyze', ['--version']).status === 0,
  },
];

for (const need of needs) provide(need);

function provide({ what, packages, isHere }: Need): void {
  if (isHere()) return;
  try {
    ensurePackages(packages);
  } catch {
    // The package manager has said why; what follows from it is said below.
  }
  if (isHere()) return;
  console.log(`Left out: ${what}. Debian: apt-get install ${packages.join(' ')}`);
  if (process.env.CI) process.exitCode = 1;
}
