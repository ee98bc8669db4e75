import { parseArgs } from 'node:util';
import type { Language } from '../src/domain/language.ts';
import { describeDrafts } from './draft-languages.ts';
import type { Placeholder } from './placeholders.ts';
import { StartError } from './serve.ts';
import { describeStaleNumbers } from './stale-numbers.ts';
import { readSettings } from './settings.ts';
import type { SiteBackend } from './site.ts';

/** What to build, and what to say about it afterwards. */
export type BuildOrder = { backend: SiteBackend; notices: readonly string[] };

const options = {
  release: { type: 'boolean', default: false },
  'without-backend': { type: 'boolean', default: false },
  'with-drafts': { type: 'boolean', default: false },
} as const;

/** Something that a release must not go out with, and that a try is told of. */
export type ReleaseGap = {
  text: string;
  /** The flag by which a release may go out with it all the same. */
  waivedBy?: 'with-drafts';
};

/** What is looked for before a build, each as the module that finds it gives it. */
export type Findings = {
  /** Facts of the brand that are still invented. */
  placeholders: readonly Placeholder[];
  /** What the company has not decided, measured or signed yet (build/release-gaps.ts). */
  undecided: readonly string[];
  /** Files that still show another brand (build/brand-assets.ts). */
  staleDrawings: readonly string[];
  /** Emergency numbers whose check is too old (build/stale-numbers.ts). */
  oldNumbers: readonly string[];
  /** Languages to be published that nobody has reviewed (build/draft-languages.ts). */
  drafts: readonly Language[];
};

/** What a release would go out with. Empty when it may go out. */
export function gapsOf(found: Findings): readonly ReleaseGap[] {
  const { placeholders, undecided, staleDrawings, oldNumbers, drafts } = found;
  return [
    ...(placeholders.length > 0 ? [{ text: describePlaceholders(placeholders) }] : []),
    ...(undecided.length > 0 ? [{ text: describeUndecided(undecided) }] : []),
    ...(staleDrawings.length > 0 ? [{ text: describeStale(staleDrawings) }] : []),
    ...(oldNumbers.length > 0 ? [{ text: describeStaleNumbers(oldNumbers) }] : []),
    ...(drafts.length > 0 ? [{ text: describeDrafts(drafts), waivedBy: 'with-drafts' } as const] : []),
  ];
}

/**
 * Reads what `npm run build` is asked for. A release has no gaps and a backend that takes applications, or says in so many
 * words that it has none.
 * @throws StartError when it must not be built; it names all gaps.
 */
export function readBuildOrder(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  gaps: readonly ReleaseGap[],
): BuildOrder {
  const flags = readFlags(args);
  const isRelease = flags.release || env.RELEASE === '1';
  const open = gaps.filter(({ waivedBy }) => waivedBy === undefined || !flags[waivedBy]);
  if (isRelease && open.length > 0)
    throw new StartError(`Not built: ${open.map((gap) => describeRefusal(gap)).join('\n')}`);
  const backend = readSettings(env).hosted;
  refuseContradiction(backend, isRelease, flags['without-backend']);
  const notices = gaps.map(({ text }) => text);
  return { backend, notices: backend === null ? [...notices, unconfigured] : notices };
}

function describeRefusal({ text, waivedBy }: ReleaseGap): string {
  return waivedBy === undefined ? text : `${text} To publish all the same, add --${waivedBy}.`;
}

function describePlaceholders(placeholders: readonly Placeholder[]): string {
  const list = placeholders.map(({ path, value }) => `  ${path}: ${value}`).join('\n');
  return `${placeholders.length} placeholders are still in place. Replace each in src/config/brand.ts:\n${list}`;
}

/** What to do about files that `npm run brand` would write otherwise. */
export function describeStale(files: readonly string[]): string {
  return `The drawings are not those of src/config. Run \`npm run brand\`: ${files.join(', ')}.`;
}

function describeUndecided(gaps: readonly string[]): string {
  return `${gaps.length} things that only the company can decide, measure or sign are open:\n${gaps.map((gap) => `  ${gap}`).join('\n')}`;
}

const unconfigured =
  'The site has no backend: nobody can apply with it, and every application form says so. ' +
  'To change that, set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY.';

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new StartError(
      'npm run build takes --release, --without-backend and --with-drafts, and nothing else.',
    );
  }
}

function refuseContradiction(backend: SiteBackend, isRelease: boolean, isWithout: boolean): void {
  if (backend !== null && isWithout) {
    throw new StartError('--without-backend contradicts VITE_SUPABASE_URL: leave one of them out.');
  }
  if (backend === null && isRelease && !isWithout) {
    throw new StartError(
      'Not built: a release needs a backend that takes applications. Set VITE_SUPABASE_URL and ' +
        'VITE_SUPABASE_ANON_KEY, or add --without-backend: then every application form says that it takes none.',
    );
  }
  if (backend !== null && isRelease && new URL(backend.url).protocol !== 'https:') {
    throw new StartError(
      'Not built: a release talks to its backend over https:// only; check VITE_SUPABASE_URL.',
    );
  }
}
