/*
 * What the tests use beside npm's packages. As root on Debian it is installed; elsewhere what is missing is left out and said in
 * one line, and CI fails. Run before the tests, because they run side by side and a package manager runs alone. With `--all`
 * also what the tests in browsers and Electron would install themselves; with `--chromium` nothing but the browser of the components.
 */
import {
  browserPackages,
  ensureEngine,
  ensureHeadlessChromium,
  ensurePackages,
  fontPackages,
} from '../../build/install.ts';
import { electronPackages } from '../../build/electron-packages.ts';
import { findPostgres } from '../backend/support/postgres.ts';
import { hasProgram } from './has-program.ts';
import { isNginxHere, nginxPackages } from './nginx.ts';
import { isToolkitHere, toolkitPackages } from './translate-toolkit.ts';

type Need = { what: string; packages: readonly string[]; isHere: () => boolean };

const needs: readonly Need[] = [
  {
    what: 'the migrations on PostgreSQL 15 (the embedded engine is tested)',
    packages: ['postgresql-15'],
    isHere: () => findPostgres() !== null,
  },
  { what: 'nginx as the manual sets it up', packages: nginxPackages, isHere: isNginxHere },
  { what: 'messages in translators’ programs', packages: toolkitPackages, isHere: isToolkitHere },
  {
    what: "systemd's judgement of the kiosk's unit",
    packages: ['systemd'],
    isHere: () => hasProgram('systemd-analyze'),
  },
  {
    what: 'the files of a fleet, by the programs that they are for',
    packages: ['prometheus', 'prometheus-alertmanager', 'ansible-core', 'reprepro', 'gnupg', 'jq'],
    isHere: () => ['promtool', 'amtool', 'ansible-playbook', 'reprepro', 'gpg', 'jq'].every(hasProgram),
  },
];

if (process.argv.includes('--all')) {
  // In one go; what has no package here is provided one by one.
  const packages = needs.filter(({ isHere }) => !isHere()).flatMap((need) => need.packages);
  attempt(() => ensurePackages([...packages, ...electronPackages, ...fontPackages, ...browserPackages]));
  attempt(ensureHeadlessChromium);
  for (const name of ['firefox', 'webkit'] as const) attempt(() => ensureEngine(name));
}
if (process.argv.includes('--chromium')) ensureHeadlessChromium();
else for (const need of needs) provide(need);

/** The package manager says why it failed; what follows from it is said where it is missed. */
function attempt(install: () => unknown): void {
  try {
    install();
  } catch {
    // Said already.
  }
}

function provide({ what, packages, isHere }: Need): void {
  if (isHere()) return;
  attempt(() => ensurePackages(packages));
  if (isHere()) return;
  console.log(`Left out: ${what}. Debian: apt-get install ${packages.join(' ')}`);
  if (process.env.CI) process.exitCode = 1;
}
