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

/**
 * Reads what `npm run build` is asked for. A release has real brand facts and a backend that takes applications, or
 * says in so many words that it has none.
 * @param stale files that still show another brand (build/brand-assets.ts).
 * @param gaps what the company has not decided, measured or signed yet (build/release-gaps.ts).
 * @param oldNumbers emergency numbers whose check is too old (build/stale-numbers.ts).
 * @param drafts languages to be published that nobody has reviewed (build/draft-languages.ts).
 * @throws StartError when it must not be built.
 */
export function readBuildOrder(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  placeholders: readonly Placeholder[],
  stale: readonly string[] = [],
  gaps: readonly string[] = [],
  oldNumbers: readonly string[] = [],
  drafts: readonly Language[] = [],
): BuildOrder {
  const flags = readFlags(args);
  const isRelease = flags.release || env.RELEASE === '1';
  const list = placeholders.map(({ path, value }) => `  ${path}: ${value}`).join('\n');
  const invented = `Replace each in src/brand/brand.ts:\n${list}`;
  const open = [
    ...(placeholders.length > 0
      ? [`${placeholders.length} placeholders are still in place. ${invented}`]
      : []),
    ...(gaps.length > 0 ? [describeGaps(gaps)] : []),
  ];
  if (isRelease && open.length > 0) throw new StartError(`Not built: ${open.join('\n')}`);
  if (isRelease && stale.length > 0) throw new StartError(`Not built: ${describeStale(stale)}`);
  if (isRelease && oldNumbers.length > 0)
    throw new StartError(`Not built: ${describeStaleNumbers(oldNumbers)}`);
  if (isRelease && drafts.length > 0 && !flags['with-drafts'])
    throw new StartError(
      `Not built: ${describeDrafts(drafts)} To publish them as they are, add --with-drafts.`,
    );
  const backend = readSettings(env).hosted;
  refuseContradiction(backend, isRelease, flags['without-backend']);
  const notices = [
    ...(placeholders.length > 0 ? [`Placeholders still in place (src/brand/brand.ts):\n${list}`] : []),
    ...(gaps.length > 0 ? [describeGaps(gaps)] : []),
    ...(stale.length > 0 ? [describeStale(stale)] : []),
    ...(oldNumbers.length > 0 ? [describeStaleNumbers(oldNumbers)] : []),
    ...(drafts.length > 0 ? [describeDrafts(drafts)] : []),
  ];
  return { backend, notices: backend === null ? [...notices, unconfigured] : notices };
}

/** What to do about files that `npm run brand` would write otherwise. */
export function describeStale(files: readonly string[]): string {
  return `The drawings are not those of src/brand. Run \`npm run brand\`: ${files.join(', ')}.`;
}

function describeGaps(gaps: readonly string[]): string {
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
