import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** A folder to measure beside our own site. */
export type OtherSite = { name: string; folder: string };

export type BenchOptions = {
  simulatedRuns: number;
  appliedRuns: number;
  others: readonly OtherSite[];
  /** Put the table into README.md. */
  writesReadme: boolean;
  /** Measure what dist/bench holds instead of building. */
  skipsBuild: boolean;
  /** Paths of the pages to measure; all when empty. */
  paths: readonly string[];
};

export const usage = `npm run bench [-- options]
  --quick            one run of each kind, to try the bench out
  --dir name=path    measure another static folder beside the site (may be given more than once)
  --page path        measure this page alone (may be given more than once)
  --no-build         measure the last build again
  --readme           put the table between the <!-- bench --> marks of README.md`;

/**
 * Reads the command line.
 * @throws Error with one sentence for an argument that makes no sense.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const options = {
    simulatedRuns: 5,
    appliedRuns: 3,
    others: [] as OtherSite[],
    writesReadme: false,
    skipsBuild: false,
    paths: [] as string[],
  };
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--quick') Object.assign(options, { simulatedRuns: 1, appliedRuns: 1 });
    else if (argument === '--readme') options.writesReadme = true;
    else if (argument === '--no-build') options.skipsBuild = true;
    else if (argument === '--dir') options.others.push(readOther(rest.shift()));
    else if (argument === '--page') options.paths.push(readPath(rest.shift()));
    else throw new Error(`${argument} is not an option.\n${usage}`);
  }
  return options;
}

/**
 * Reads `name=path`.
 * @throws Error with one sentence for anything else, and for a folder that is not there.
 */
export function readOther(text = ''): OtherSite {
  const [, name, path] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || path === undefined) throw new Error(`--dir wants name=path, not "${text}".`);
  const folder = resolve(path);
  if (!existsSync(folder)) throw new Error(`--dir ${name}: there is no folder ${path}.`);
  return { name, folder };
}

function readPath(text = ''): string {
  if (!text.startsWith('/')) throw new Error(`--page wants a path like /careers, not "${text}".`);
  return text;
}
