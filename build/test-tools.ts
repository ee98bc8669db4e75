/*
 * What the tests use beside npm's packages, installed before parts of `npm test` run side by side: a package manager runs alone.
 * What cannot be had is told again by the tests that miss it, which know whether that is a failure.
 */
import { ensureHeadlessChromium } from './chromium.ts';
import { ensurePackages } from './debian.ts';
import { electronPackages } from './electron-packages.ts';
import { engineNames, ensureEngine } from './engines.ts';
import { ensureElectron } from './kiosk-package-electron.ts';

const tools: readonly (() => unknown)[] = [
  () => ensurePackages(['fonts-liberation', 'fonts-dejavu-core']),
  ensureHeadlessChromium,
  ...engineNames.map((name) => () => ensureEngine(name)),
  ensureElectron,
  () => ensurePackages(electronPackages),
];

for (const provide of tools) {
  try {
    provide();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}
