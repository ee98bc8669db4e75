import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { CompatData } from '@mdn/browser-compat-data';
import { StartError } from '../serve.ts';
import { allowedGaps } from './allowed-gaps.ts';
import { scriptReader, type NamedFeatures } from './script-features.ts';
import { styleReader } from './style-features.ts';
import { compatAt, lackingBrowsers, oldestBrowsers, readCompatData, type OldestBrowser } from './support.ts';

/** Something that is used and that the oldest browsers lack. `name` is as `knownLacks` has it. */
export type Lack = { name: string; browsers: readonly OldestBrowser[]; file: string };

/**
 * Refuses a built site that asks the oldest browsers of package.json for what MDN's data says they do not have.
 * @param folder absolute path of the built site: what is shipped is what is read.
 * @throws StartError that names each feature, the browsers without it and the file; and each known lack that is none any more.
 */
export async function refuseTooNew(folder: string): Promise<void> {
  const lacks = await findLacks(folder);
  const unknown = lacks.filter(({ name }) => !(name in allowedGaps));
  const stale = Object.keys(allowedGaps).filter((name) => !lacks.some((lack) => lack.name === name));
  const lines = [
    ...unknown.map(
      ({ name, browsers, file }) => `${name} in ${file}: not in ${browsers.map(nameOf).join(', ')}`,
    ),
    ...stale.map(
      (name) => `${name} is a known lack (build/oldest-browsers/allowed-gaps.ts) that nothing has any more`,
    ),
  ];
  if (lines.length > 0)
    throw new StartError(
      `The oldest browsers of package.json would miss something.\n  ${lines.join('\n  ')}`,
    );
}

/** Everything in a built site's scripts and styles that one of the oldest browsers lacks, each once. */
async function findLacks(folder: string): Promise<readonly Lack[]> {
  const data = readCompatData();
  const oldest = oldestBrowsers();
  const readers: Readonly<Record<string, (text: string) => NamedFeatures>> = {
    '.js': scriptReader(data),
    '.css': styleReader(data),
  };
  const found = new Map<string, Lack>();
  const assets = join(folder, 'assets');
  for (const file of await readdir(assets)) {
    const read = readers[extname(file)];
    if (read === undefined) continue;
    for (const lack of lacksOf(read(await readFile(join(assets, file), 'utf8')), data, oldest)) {
      found.set(lack.name, { ...lack, file });
    }
  }
  return [...found.values()];
}

/** Those names of which every meaning is too new for one of the oldest browsers. */
export function lacksOf(
  named: NamedFeatures,
  data: CompatData,
  oldest: readonly OldestBrowser[],
): readonly Omit<Lack, 'file'>[] {
  return [...named].flatMap(([name, features]) => {
    const lacking = features.map((feature) => {
      const compat = compatAt(data, feature.split('.'));
      return compat === null ? [] : lackingBrowsers(compat, oldest);
    });
    const [browsers = []] = lacking;
    return lacking.every((each) => each.length > 0) ? [{ name, browsers }] : [];
  });
}

function nameOf({ browser, version }: OldestBrowser): string {
  return `${browser} ${version}`;
}
