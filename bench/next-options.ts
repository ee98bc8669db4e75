import { parseArgs } from 'node:util';
import { kinds, type Kind } from './next-journeys.ts';
import { readOther, type OtherSite } from './options.ts';

export type NextOptions = {
  /** Sites built earlier, measured in turn with this one. */
  others: readonly OtherSite[];
  rounds: number;
  skipsBuild: boolean;
  /** What to measure; everything when empty. */
  kinds: readonly Kind[];
};

export const usage = `npm run bench:next [-- options]
  --dir NAME=FOLDER  measure this built site in turn with ours (may be given more than once)
  --only KIND        ${kinds.join(', ')} (may be given more than once)
  --rounds N         medians of N rounds (5)
  --no-build         measure the last build again`;

/**
 * Reads the command line.
 * @throws Error with one sentence for an argument that makes no sense.
 */
export function readNextOptions(args: readonly string[]): NextOptions {
  const { values } = read(args);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds wants a number from 1.\n${usage}`);
  return {
    others: values.dir.map(readOther),
    rounds,
    skipsBuild: values['no-build'],
    kinds: values.only.map(readKind),
  };
}

function read(args: readonly string[]) {
  const options = {
    dir: { type: 'string', multiple: true, default: [] as string[] },
    only: { type: 'string', multiple: true, default: [] as string[] },
    rounds: { type: 'string', default: '5' },
    'no-build': { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: [...args], options });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}

function readKind(text: string): Kind {
  const kind = kinds.find((each) => each === text);
  if (kind === undefined) throw new Error(`--only wants one of ${kinds.join(', ')}, not "${text}".`);
  return kind;
}
