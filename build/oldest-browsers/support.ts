import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** The oldest version of a browser that the site has to work in. `browser` is named as in MDN's compatibility data. */
export type OldestBrowser = { browser: string; version: string };

/** The names that browserslist and MDN have for the same browser. */
const namesInData: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** The names that Vite has; Samsung's browser is a Chromium, whose version stands in the list beside it. */
const namesInVite: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** Oldest version by browserslist's name, of what `browserslist` in package.json asks for. */
function oldestVersions(): ReadonlyMap<string, string> {
  const oldest = new Map<string, string>();
  for (const entry of browserslist()) {
    const [name = '', versions = ''] = entry.split(' ');
    const [version = ''] = versions.split('-');
    const known = oldest.get(name);
    if (known === undefined || compareVersions(version, known) < 0) oldest.set(name, version);
  }
  return oldest;
}

/** The oldest browsers by MDN's names. @throws Error for a browser that MDN's data is not read for. */
export function oldestBrowsers(): readonly OldestBrowser[] {
  return [...oldestVersions()].map(([name, version]) => {
    const browser = namesInData[name];
    if (browser === undefined) throw new Error(`browserslist names ${name}, which nothing here knows.`);
    return { browser, version };
  });
}

/** What Vite lowers syntax and styles to. */
export function viteTargets(): string[] {
  return [...oldestVersions()].flatMap(([name, version]) => {
    const target = namesInVite[name];
    return target === undefined ? [] : [`${target}${version}`];
  });
}

/** MDN's compatibility data: which version of which browser knows what. */
export function readCompatData(): CompatData {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  const data: CompatData = JSON.parse(readFileSync(path, 'utf8'));
  return data;
}

/**
 * What stands at a path of the data, say `['api', 'AbortSignal', 'timeout_static']`.
 * @returns null where the data knows nothing.
 */
export function compatAt(data: CompatData, path: readonly string[]): CompatStatement | null {
  let found: Identifier | undefined = data as unknown as Identifier;
  for (const step of path) found = found && Object.hasOwn(found, step) ? found[step] : undefined;
  const { __compat: compat } = found ?? {};
  return compat ?? null;
}

/** The browsers of `oldest` that do not know a feature by its own name and without a switch. */
export function lackingBrowsers(
  { support }: CompatStatement,
  oldest: readonly OldestBrowser[],
): readonly OldestBrowser[] {
  const statements: Readonly<
    Record<string, SimpleSupportStatement | readonly SimpleSupportStatement[] | undefined>
  > = support;
  return oldest.filter(({ browser, version }) => {
    const known = [statements[browser] ?? []].flat();
    return known.length > 0 && !known.some((statement) => holdsIn(statement, version));
  });
}

function holdsIn(statement: SimpleSupportStatement, version: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  } = statement;
  if (flags !== undefined || prefix !== undefined || other !== undefined) return false;
  if (typeof added !== 'string' || added === 'preview') return false;
  const isThere = compareVersions(added.replace('≤', ''), version) <= 0;
  return isThere && !(typeof removed === 'string' && compareVersions(removed, version) <= 0);
}

/** Below 0 when `a` is the older version. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let part = 0; part < Math.max(left?.length ?? 0, right?.length ?? 0); part++) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
