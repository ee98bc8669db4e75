import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockOfShipped } from './bill-of-materials.ts';
import { StartError } from './command.ts';

export const noticesFile = 'third-party-notices.txt';

/**
 * The license of each package that ships, and of the typefaces, which are copies in the source. Nearly all ask that their text
 * goes along with what is made of them.
 * @throws StartError naming a package that brings no license.
 */
export function thirdPartyNotices(): string {
  const notices = Object.entries(lockOfShipped().packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { version }]) => ({ title: `${nameOf(folder)} ${version}`, license: licenseIn(folder) }));
  notices.push({ title: 'Typefaces', license: readFileSync('src/styles/fonts/OFL.txt', 'utf8') });
  return [...Map.groupBy(notices, ({ license }) => license.trim())]
    .map(([license, of]) => `${of.map(({ title }) => `${title}\n`).join('')}\n${license}\n`)
    .join(`\n${'='.repeat(72)}\n\n`);
}

/** Writes them into the folder of an output. */
export function writeNotices(folder: string): void {
  writeFileSync(join(folder, noticesFile), thirdPartyNotices());
}

/** `node_modules/@scope/name`, wherever it lies. */
const nameOf = (folder: string) => folder.split('node_modules/').at(-1) ?? folder;

function licenseIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  if (file === undefined) throw new StartError(`Not built: ${nameOf(folder)} brings no license text.`);
  return readFileSync(join(folder, file), 'utf8');
}
