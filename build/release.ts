import { parseArgs } from 'node:util';
import { brand } from '../src/config/brand.ts';
import { shippedBrand } from '../src/config/shipped-brand.ts';
import { employer } from '../src/content/employer.ts';
import { postedOn } from '../src/content/job-details.ts';
import { offerOf, offerTerms } from '../src/content/job-offers.ts';
import { jobIds } from '../src/content/jobs.ts';
import { duties, dutyCheckDays } from '../src/content/legal-duties/duties.ts';
import type { Duty } from '../src/content/legal-duties/duty.ts';
import { isCallAbroad, isTollFree, type PhoneNumber } from '../src/domain/contact.ts';
import { countries, type Country } from '../src/domain/country/country.ts';
import { daysBetween } from '../src/domain/days.ts';
import { crisisLines } from '../src/domain/emergency/crisis-lines.ts';
import { emergencyNumbers, type EmergencyNumber } from '../src/domain/emergency/numbers.ts';
import { findOfferProblems, isClosed } from '../src/domain/jobs/offer.ts';
import type { Language } from '../src/domain/language.ts';
import { hasPlan } from '../src/domain/safety/measured.ts';
import { findUnmeasured, type ModelCard } from '../src/domain/safety/model-card.ts';
import type { HealthSignatures } from '../src/i18n/health-signatures.ts';
import { publishedLanguages } from '../src/i18n/languages.ts';
import { findStaleDrawings } from './brand-assets.ts';
import { StartError } from './command.ts';
import {
  findUntranslated,
  listUntranslated,
  messagesFolder,
  translatedLanguages,
} from './words/message-files.ts';
import { healthSignatures, unsignedMessages } from './words/signatures.ts';
import { readSettings } from './settings.ts';
import type { SiteBackend } from './site.ts';

/** Something that a release must not go out with, and that every other build only mentions. */
export type ReleaseGap = {
  kind: 'placeholders' | 'undecided' | 'drawings' | 'numbers' | 'untranslated' | 'drafts';
  text: string;
  /** The flag by which a release may go out with it all the same. */
  waivedBy?: 'with-drafts';
};

/**
 * Looks for everything that a release must not go out with.
 * @param card the model card in use.
 * @param today a day (UTC, ISO 8601).
 * @param messages the folder of the messages of all languages.
 */
export async function findReleaseGaps(
  card: ModelCard,
  today: string,
  messages = messagesFolder,
): Promise<readonly ReleaseGap[]> {
  const placeholders = findPlaceholders().map(({ path, value }) => `${path}: ${value}`);
  const undecided = findUndecided(card, today);
  const drawings = await findStaleDrawings();
  const numbers = findStaleNumbers(today);
  const untranslated = translatedLanguages
    .filter((language) => publishedLanguages.includes(language))
    .flatMap((language) => findUntranslated(language, messages));
  const drafts = findUnreviewed(publishedLanguages, (language) =>
    unsignedMessages(language, 'reviewed', messages),
  );
  const gaps: readonly (ReleaseGap & { lines: readonly string[] })[] = [
    {
      kind: 'placeholders',
      lines: placeholders,
      text: `${placeholders.length} facts of the brand are still the invented ones. Write your own into src/config/brand.ts:`,
    },
    {
      kind: 'undecided',
      lines: undecided,
      text: `${undecided.length} things that only the company can decide, measure or sign are open:`,
    },
    {
      kind: 'drawings',
      lines: drawings,
      text: 'The drawings are not those of src/config. Run `npm run brand`:',
    },
    {
      kind: 'numbers',
      lines: numbers,
      text:
        `${numbers.length} emergency numbers and crisis lines were last checked more than ${longestCheckDays} days ago. Compare each with its ` +
        'sources and write the day into src/domain/emergency:',
    },
    {
      kind: 'untranslated',
      lines: listUntranslated(untranslated),
      text: `${untranslated.length} messages have no translation and are shown in English:`,
    },
    {
      kind: 'drafts',
      lines: drafts,
      text: 'Nobody has reviewed these messages as they are now. Have them read, then: npm run words -- sign (docs/translation/README.md):',
      waivedBy: 'with-drafts',
    },
  ];
  return gaps
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, ...gap }) => Object.assign(gap, { text: [gap.text, ...lines].join('\n  ') }));
}

/** A brand fact that is still the invented one: its path in the brand file and its value. */
export type Placeholder = { path: string; value: string };

/** Paths whose shipped value a real brand may well have too. */
const mayBeTheSame = [
  /^brand\.accessibility\.reportUrl$/,
  /^brand\.languages\./,
  /^brand\.line\.(?:price|hours|languages\.\d+)$/,
  /^brand\.legal\.country\./,
  /^brand\.policy\.change/,
  /^brand\.social\.\d+\.name$/,
  /^brand\.supporters\.\w+\.\d+\.id$/,
];

/**
 * Brand facts that a real brand must still replace: those whose path holds what it was shipped with, wherever in a list that stands.
 * How a value looks is not asked: an invented one may look real, and a real one invented.
 * @param facts any nesting of records, lists and values; by default the site's brand.
 */
export function findPlaceholders(facts: unknown = brand): readonly Placeholder[] {
  const keyOf = ({ path, value }: Placeholder) => `${path.replaceAll(/\.\d+/g, '')}: ${value}`;
  const shipped = listFacts(shippedBrand).filter(({ path }) => !mayBeTheSame.some((same) => same.test(path)));
  const keys = new Set(shipped.map(keyOf));
  return listFacts(facts).filter((fact) => keys.has(keyOf(fact)));
}

function listFacts(facts: unknown, path = 'brand'): readonly Placeholder[] {
  if (typeof facts !== 'object' || facts === null) return [{ path, value: String(facts) }];
  return Object.entries(facts).flatMap(([key, value]) => listFacts(value, `${path}.${key}`));
}

/** What only the company can decide, measure or sign, and has not: a line for each, with the file that it belongs in. */
export function findUndecided(card: ModelCard, today: string): readonly string[] {
  const unmeasured = findUnmeasured(card).map((field) => `${field}: not measured yet`);
  return [
    ...findStaleDuties(duties, today).map((line) => `src/content/legal-duties: ${line}`),
    ...findOpenOffers(today).map((line) => `src/content/job-offers.ts: ${line}`),
    ...findOverdueResults(card, today).map((line) => `src/config/brand.ts: ${line}`),
    ...findUntriedNumbers().map((line) => `src/config/brand.ts: ${line}`),
    ...findPastPolicyChange(today).map((line) => `src/config/brand.ts: ${line}`),
    ...unmeasured.map((line) => `src/content/safety/model-card.json: ${line}`),
    ...findUnsignedHealthTexts().map((line) => `src/i18n/messages: ${line}`),
  ];
}

/** Toll-free numbers of the United States that are shown in another country, where nobody has tried whether they ring. */
export function findUntriedNumbers(
  phones: Partial<Record<Country, PhoneNumber | null>> = brand.phones,
  rangIn: readonly Country[] = brand.tollFreeRangIn,
): readonly string[] {
  return countries
    .filter((country) => {
      const dial = phones[country]?.dial ?? '';
      return isTollFree(dial) && isCallAbroad(dial, country) && !rangIn.includes(country);
    })
    .map(
      (country) =>
        `phones.${country}: a toll-free number of the United States may not ring there. Call it from there and say so in tollFreeRangIn`,
    );
}

/** The promise of the safety page, once its day is over and a result is missing. */
export function findOverdueResults(
  card: ModelCard,
  today: string,
  resultsBy: string = brand.safety.resultsBy,
): readonly string[] {
  return hasPlan(card) && resultsBy < today
    ? [`safety.resultsBy: the results of the tests were promised by ${resultsBy}`]
    : [];
}

/** The notice of a change that has come into force: the policy itself says it by then. */
export function findPastPolicyChange(today: string, { change } = brand.policy): readonly string[] {
  return change !== null && change.from <= today
    ? [`policy.change: it has applied since ${change.from}: take the notice off the home page`]
    : [];
}

/** Legal duties whose source nobody has read for too long, and practices that nobody confirmed. */
export function findStaleDuties(rows: readonly Duty[], today: string): readonly string[] {
  return rows.flatMap(({ id, place, keeping, source, checkedOn }) => {
    const checked = ageProblem('checked', checkedOn, today);
    const lines = checked === null ? [] : [`${id} (${place}): its source ${checked}: ${source}`];
    if (keeping.by === 'page') return lines;
    const confirmed = ageProblem('confirmed', keeping.confirmedOn, today);
    return confirmed === null ? lines : [...lines, `${id} (${place}): it ${confirmed}: ${keeping.what}`];
  });
}

/** What is wrong with a day on which something was last done; null when it is recent enough. */
function ageProblem(done: 'checked' | 'confirmed', day: string | null, today: string): string | null {
  if (day === null) return `was never ${done}`;
  const days = daysBetween(day, today);
  if (days < 0) return `was ${done} on a day to come (${day})`;
  return days > dutyCheckDays ? `was last ${done} ${days} days ago` : null;
}

/** Offers that no employer has confirmed, that have run out, or that are wrong in themselves. */
function findOpenOffers(today: string): readonly string[] {
  const offers = Object.entries(offerTerms);
  const invented = offers.filter(([, { confirmedOn }]) => confirmedOn === null);
  const closed = offers.filter(([, offer]) => isClosed(offer, today));
  return [
    ...invented.map(([id]) => `${id}: pay and closing day are invented until an employer confirms them`),
    ...closed.map(([id, { closesOn }]) => `${id}: it closed on ${closesOn}`),
    ...jobIds.flatMap((id) =>
      findOfferProblems(offerOf(id), postedOn[id], employer.countries).map((problem) => `${id}: ${problem}`),
    ),
  ];
}

/** Groups of sentences about health that nobody is named for, by the language in which they stand. */
export function findUnsignedHealthTexts(
  published: readonly Language[] = publishedLanguages,
  signatures: (language: Language) => HealthSignatures = (language) => healthSignatures(language),
): readonly string[] {
  return published.flatMap((language) => {
    const groups = Object.entries(signatures(language));
    const unwritten = groups.filter(([, { writtenBy }]) => writtenBy === null);
    const unchecked = groups.filter(([, { checkedBy }]) => checkedBy === null);
    return unwritten
      .map(([group]) => `${language}: ${group}: nobody is named who wrote it`)
      .concat(unchecked.map(([group]) => `${language}: ${group}: nobody has checked it`));
  });
}

/** Days for which a check of an emergency number or a crisis line against its sources counts. */
const longestCheckDays = 180;

/** Emergency numbers and crisis lines that nobody has checked for too long: country, number and the day of the check. */
export function findStaleNumbers(
  today: string,
  rows: readonly EmergencyNumber[] = [...emergencyNumbers, ...crisisLines],
): readonly string[] {
  // Asked this way round, a day that is none counts as too long ago.
  const stale = rows.filter(({ checked }) => !(daysBetween(checked, today) <= longestCheckDays));
  return stale.map(({ country, number, checked }) => `${country}: ${number}, checked ${checked}`);
}

/** The languages that go out with messages that nobody has reviewed as they are now, and how many of each file. */
export function findUnreviewed(
  published: readonly Language[],
  unsigned: (language: Language) => readonly string[],
): readonly string[] {
  // English is what they are compared with.
  return published
    .filter((language) => language !== 'en')
    .flatMap((language) => {
      const paths = unsigned(language);
      const files = Map.groupBy(paths, (path) => path.replace(/\/.*/, ''));
      const names = [...files].map(([file, inFile]) => `${file} (${inFile.length})`);
      return paths.length === 0 ? [] : [`${language}: ${paths.length} messages: ${names.join(', ')}`];
    });
}

/**
 * Reads what `npm run build` is asked for. A release has no gaps and a backend that takes applications, or says in so many
 * words that it has none.
 * @returns the backend to build for, whether it is for a release, and what to say afterwards.
 * @throws StartError when it must not be built; it names all gaps.
 */
export function readBuildOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  gaps: readonly ReleaseGap[],
): { backend: SiteBackend; isRelease: boolean; notices: readonly string[] } {
  const flags = readFlags(args);
  const isRelease = flags.release || env.RELEASE === '1';
  const open = gaps.filter(({ waivedBy }) => waivedBy === undefined || !flags[waivedBy]);
  if (isRelease && open.length > 0) {
    const refusals = open.map(({ text, waivedBy }) =>
      waivedBy === undefined ? text : `${text}\nTo publish all the same, add --${waivedBy}.`,
    );
    throw new StartError(`Not built: ${refusals.join('\n')}`);
  }
  const backend = readSettings(env).hosted;
  refuseContradiction(backend, isRelease, flags['without-backend']);
  const notices = gaps.map(({ text }) => text);
  return { backend, isRelease, notices: backend === null ? [...notices, unconfigured] : notices };
}

const unconfigured =
  'The site has no backend: nobody can apply with it, and every application form says so. ' +
  'To change that, set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY.';

function readFlags(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { release: flag, 'without-backend': flag, 'with-drafts': flag };
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
        'VITE_SUPABASE_PUBLISHABLE_KEY, or add --without-backend: then every application form says that it takes none.',
    );
  }
  if (backend !== null && isRelease && new URL(backend.url).protocol !== 'https:') {
    throw new StartError(
      'Not built: a release talks to its backend over https:// only; check VITE_SUPABASE_URL.',
    );
  }
}
