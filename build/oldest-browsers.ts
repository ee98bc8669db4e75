import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { type AtRule, type Declaration, type Node as StyleNode, parse, type Rule } from 'postcss';
import { parseAst } from 'vite';
import { StartError } from './command.ts';

/*
 * Holds a built site against the oldest browsers that package.json names (browserslist), by MDN's compatibility data. Build
 * targets lower syntax alone; this finds what they leave: interfaces, methods, properties, selectors, conditions
 * (docs/decisions/oldest-browsers.md).
 */

/** What MDN's data and Vite call the browsers of browserslist. Vite has no Samsung: its Chromium stands beside it. */
const browserNames: Readonly<Record<string, { data: string; vite?: string }>> = {
  chrome: { data: 'chrome', vite: 'chrome' },
  edge: { data: 'edge', vite: 'edge' },
  firefox: { data: 'firefox', vite: 'firefox' },
  safari: { data: 'safari', vite: 'safari' },
  ios_saf: { data: 'safari_ios', vite: 'ios' },
  samsung: { data: 'samsunginternet_android' },
};

const versionOrder = new Intl.Collator('en', { numeric: true });

/** The oldest version of each browser. @throws Error for a browser that has no name here. */
function oldestVersions(): readonly { data: string; vite?: string; version: string }[] {
  const versions = Map.groupBy(
    browserslist().map((entry) => entry.split(' ')),
    ([name = '']) => name,
  );
  return [...versions].map(([name, entries]) => {
    const known = browserNames[name];
    if (known === undefined) throw new Error(`browserslist names ${name}, which nothing here knows.`);
    const all = entries.map(([, version = '']) => version.replace(/-.*/, ''));
    return Object.assign({ version: all.toSorted(versionOrder.compare)[0] ?? '' }, known);
  });
}

/** What Vite lowers syntax and styles to. */
export function viteTargets(): string[] {
  return oldestVersions().flatMap(({ vite, version }) => (vite === undefined ? [] : [`${vite}${version}`]));
}

/**
 * Refuses a built site that asks the oldest browsers for what they do not have.
 * @param folder absolute path of the built site: what is shipped is what is read.
 * @throws StartError that names each feature, the browsers without it and the file; and each allowed gap that nothing has any more.
 */
export async function refuseTooNew(folder: string): Promise<void> {
  const find = gapFinder();
  const found = new Map<string, string>();
  for (const file of await readdir(join(folder, 'assets'))) {
    const kind = extname(file);
    if (kind !== '.js' && kind !== '.css') continue;
    const text = await readFile(join(folder, 'assets', file), 'utf8');
    for (const [name, browsers] of find(text, kind)) {
      found.set(name, `${name} in ${file}: not in ${browsers.join(', ')}`);
    }
  }
  const lines = [
    ...[...found].filter(([name]) => !(name in allowedGaps)).map(([, line]) => line),
    ...Object.keys(allowedGaps)
      .filter((name) => !found.has(name))
      .map((name) => `${name} is an allowed gap (build/oldest-browsers.ts) that nothing has any more`),
  ];
  if (lines.length === 0) return;
  throw new StartError(`The oldest browsers of package.json would miss something.\n  ${lines.join('\n  ')}`);
}

/** A name in a file, and what it may stand for, as paths of MDN's data: `api.AbortSignal.timeout_static`. */
type Use = readonly [name: string, paths: readonly string[]];

/** The oldest browsers that lack what a name stands for, by that name. */
type Gaps = ReadonlyMap<string, readonly string[]>;

/**
 * Makes the reader of files. A method called on a value of unknown kind stands for every method of that name: `list.toSorted()`
 * only for too new ones, `list.at()` for some that are old enough.
 */
export function gapFinder(): (text: string, kind: '.js' | '.css') => Gaps {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  const data: CompatData = JSON.parse(readFileSync(path, 'utf8'));
  const oldest = oldestVersions();
  const methods = methodPaths(data);
  const functions = functionPaths(data);
  const lacking = ([, paths]: Use): readonly string[] => {
    const known = paths.flatMap((each) => compatAt(data, each) ?? []);
    const without = known.map((compat) => oldest.filter((browser) => !isSupported(compat, browser)));
    if (without.some((each) => each.length === 0)) return [];
    return (without[0] ?? []).map((browser) => `${browser.data} ${browser.version}`);
  };
  return (text, kind) => {
    const uses = new Map<string, Use>();
    const all = kind === '.js' ? usesInScript(text, methods) : usesInStyles(text, functions);
    for (const use of all) uses.set(use[0], use);
    const gaps = new Map(
      [...uses]
        .map(([name, use]) => [name, lacking(use)] as const)
        .filter(([, without]) => without.length > 0),
    );
    for (const name of gaps.keys())
      if (gaps.has(name.replace(/: .*/, '')) && name.includes(': ')) gaps.delete(name);
    return gaps;
  };
}

function compatAt(data: CompatData, path: string): CompatStatement | null {
  let found: Identifier | undefined = data as unknown as Identifier;
  for (const step of path.split('.')) found = found && Object.hasOwn(found, step) ? found[step] : undefined;
  const { __compat: compat } = found ?? {};
  return compat ?? null;
}

/** Whether a browser knows a feature by its own name and without a switch. What the data is silent about counts as known. */
function isSupported(
  { support }: CompatStatement,
  { data: browser, version }: { data: string; version: string },
): boolean {
  const all: Readonly<
    Record<string, SimpleSupportStatement | readonly SimpleSupportStatement[] | undefined>
  > = support;
  const isFrom = (first: unknown) =>
    typeof first === 'string' && versionOrder.compare(first.replace('≤', ''), version) <= 0;
  const statements = [all[browser] ?? []].flat();
  return (
    statements.length === 0 ||
    statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        [flags, prefix, other].every((each) => each === undefined) &&
        added !== 'preview' &&
        isFrom(added) &&
        !isFrom(removed),
    )
  );
}

type Node = { type: string; [key: string]: unknown };

/** Objects that every page has, and the interface each of them is. */
const instances: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  performance: 'Performance',
  crypto: 'Crypto',
  history: 'History',
  location: 'Location',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
};

/** Interfaces whose methods are called on values that come from somewhere else. */
const commonInterfaces =
  'AbortSignal Blob Clipboard DataTransfer DataTransferItem Element EventTarget File FontFaceSet FormData Headers ' +
  'HTMLDialogElement HTMLElement HTMLInputElement Node PerformanceObserver Range ReadableStream Request Response ' +
  'Selection URL URLSearchParams';

/** Every path of the data at which a method stands, by its name. */
function methodPaths(data: CompatData): ReadonlyMap<string, readonly string[]> {
  const builtins: object = data.javascript?.builtins ?? {};
  const types = [
    ...commonInterfaces.split(' ').map((type) => [`api.${type}`, data.api[type]] as const),
    ...Object.entries(builtins).map(
      ([type, members]) => [`javascript.builtins.${type}`, members as object] as const,
    ),
  ];
  const paths = types.flatMap(([base, members]) =>
    Object.keys(members ?? {}).map((key) => [key, `${base}.${key}`]),
  );
  return groupPaths(paths as [string, string][]);
}

/** Every path of the data at which a function of styles stands, by its name. */
function functionPaths(data: CompatData): ReadonlyMap<string, readonly string[]> {
  const below = (part: Identifier, base: string): [string, string][] =>
    Object.entries(part).flatMap(([key, child]) =>
      key === '__compat'
        ? []
        : below(child as Identifier, `${base}.${key}`).concat([[key, `${base}.${key}`]]),
    );
  return groupPaths(below(data.css.types ?? {}, 'css.types'));
}

function groupPaths(paths: readonly [name: string, path: string][]): ReadonlyMap<string, readonly string[]> {
  const grouped = Map.groupBy(paths, ([name]) => name);
  return new Map([...grouped].map(([name, all]) => [name, all.map(([, path]) => path)]));
}

function* usesInScript(code: string, methods: ReadonlyMap<string, readonly string[]>): Generator<Use> {
  for (const node of nodesOf(parseAst(code) as unknown as Node)) {
    // Syntax that a build for older browsers may leave as it is.
    if (node.type === 'StaticBlock') yield [node.type, ['javascript.classes.static.initialization_blocks']];
    if (node.type === 'ImportAttribute')
      yield [node.type, ['javascript.statements.import.import_attributes']];
    if (node.type === 'Literal') for (const found of patternFeatures(node)) yield [found, [found]];
    if (node.type === 'MemberExpression') yield* memberUse(node);
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') continue;
    const callee = node.callee as Node;
    const { name } = callee;
    if (callee.type === 'Identifier')
      yield [String(name), [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`]];
    const method = memberOf(callee);
    if (method !== null && ownerOf(callee) === null) yield [`.${method}()`, methods.get(method) ?? []];
  }
}

function* nodesOf(root: Node): Generator<Node> {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    for (const child of Object.values(node).flat())
      if (typeof child === 'object' && child !== null && 'type' in child) open.push(child as Node);
  }
}

function* memberUse(node: Node): Generator<Use> {
  const [owner, member] = [ownerOf(node), memberOf(node)];
  if (owner === null || member === null) return;
  const memberName = owner.name in instances ? member : `${member}_static`;
  yield [
    `${owner.name}.${member}`,
    [`api.${owner.type}.${memberName}`, `javascript.builtins.${owner.type}.${member}`],
  ];
}

/** The member's name, where it is written out. */
function memberOf({ type, computed, property }: Node): string | null {
  if (type !== 'MemberExpression' || computed === true) return null;
  return (property as Node).type === 'Identifier' ? String((property as Node).name) : null;
}

/** The interface a member belongs to, where its object is a global of that name. */
function ownerOf({ object }: Node): { name: string; type: string } | null {
  const { type, name } = object as Node;
  if (type !== 'Identifier') return null;
  const known = instances[String(name)] ?? String(name);
  return /^[A-Z]/.test(known) ? { name: String(name), type: known } : null;
}

/** What a pattern asks for that no build can lower. A pattern that is put together stands in text. */
function patternFeatures({ regex, value }: Node): readonly string[] {
  const { pattern, flags } = (regex ?? { pattern: value, flags: '' }) as { pattern: unknown; flags: string };
  if (typeof pattern !== 'string') return [];
  return [
    ...(/\(\?<[=!]/.test(pattern) ? ['javascript.regular_expressions.lookbehind_assertion'] : []),
    ...(/\(\?[ims]+(-[ims]+)?:/.test(pattern) ? ['javascript.regular_expressions.modifier'] : []),
    ...(flags.includes('v') ? ['javascript.builtins.RegExp.unicodeSets'] : []),
  ];
}

/**
 * Left out is what has its fallback beside it: what stands in `@supports`, and a value that another one of the same property
 * stands before in the same rule.
 */
function usesInStyles(css: string, functions: ReadonlyMap<string, readonly string[]>): readonly Use[] {
  const uses: Use[] = [];
  parse(css).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'atrule') uses.push(...atRuleUses(node));
    if (node.type === 'rule') uses.push(...selectorUses(node));
    if (node.type === 'decl' && !hasFallback(node)) uses.push(...declarationUses(node, functions));
  });
  return uses;
}

function* atRuleUses({ name, params }: AtRule): Generator<Use> {
  yield [`@${name}`, [`css.at-rules.${name}`]];
  if (name !== 'media' && name !== 'container') return;
  for (const [, feature = ''] of params.matchAll(/\(\s*([\w-]+)\s*[:)]/g))
    yield [`@${name} (${feature})`, [`css.at-rules.${name}.${feature.replace(/^(min|max)-/, '')}`]];
  if (name !== 'media') return;
  if (/[<>]/.test(params)) yield ['@media (a < b)', ['css.at-rules.media.range_syntax']];
  // The same level of the standard: a condition that is negated without a type, or joined by "or".
  if (/not\s*\(|\)\s*or\s*\(/.test(params)) yield ['@media not ()', ['css.at-rules.media.or_syntax']];
}

function* selectorUses({ selector, parent }: Rule): Generator<Use> {
  if (parent?.type === 'atrule' && (parent as AtRule).name.includes('keyframes')) return;
  for (const [name, pseudo = ''] of selector.matchAll(/::?([\w-]+)/g))
    yield [name, [`css.selectors.${pseudo}`]];
  if (parent?.type === 'rule') yield ['nested rules', ['css.selectors.nesting']];
}

function* declarationUses(
  { prop, value }: Declaration,
  functions: ReadonlyMap<string, readonly string[]>,
): Generator<Use> {
  if (!prop.startsWith('-')) yield [prop, [`css.properties.${prop}`]];
  const text = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  for (const [, name = '', call] of text.matchAll(/(?<![\w-])([a-z][a-z-]*)(\(?)/g)) {
    if (call) yield [`${name}()`, functions.get(name) ?? []];
    else yield [`${prop}: ${name}`, [`css.properties.${prop}.${name}`]];
  }
  const length = 'css.types.length';
  if (/\d(dv|sv|lv)(h|w|min|max|i|b)\b/.test(text))
    yield ['dvh', [`${length}.viewport_percentage_units_dynamic`]];
  if (/\dcq(w|h|i|b|min|max)\b/.test(text)) yield ['cqi', [`${length}.container_query_length_units`]];
  if (/\((from)\s/.test(text)) yield ['color(from)', ['css.types.color.oklch.relative_syntax']];
}

function isGuarded({ parent }: StyleNode): boolean {
  for (let each: StyleNode | undefined = parent; each; each = each.parent) {
    if (each.type === 'atrule' && (each as AtRule).name === 'supports') return true;
  }
  return false;
}

function hasFallback(declaration: Declaration): boolean {
  const before = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? [];
  return before.some((node) => node.type === 'decl' && node.prop === declaration.prop);
}

/**
 * What the site uses although its oldest browsers lack it, each with the reason why nobody misses anything. A name that nothing
 * uses any more fails the build.
 */
export const allowedGaps: Readonly<Record<string, string>> = {
  // Scripts
  '.use()': "React's hook of this name; no resource stack is ever made.",
  '.when()': "zod's word for a condition; no event target is asked.",
  '.error()': "zod's and react-router's own method of this name.",
  '.close()': 'supabase-js closes a channel; the site opens no dialog element.',
  '.open()': 'supabase-js opens a socket; the site opens no dialog element.',
  '.toBase64()': 'supabase-js asks before the call, and only for keys that the site does not use.',
  '.checkVisibility()': 'React Aria asks before the call and measures by itself without it.',
  '.startViewTransition()': 'React asks before the call; the site starts no view transition.',
  '.getAsFileSystemHandle()':
    'file-selector, below react-dropzone, asks before the call and takes the file without it.',
  'window.showOpenFilePicker': 'react-dropzone asks before the call; the file input does the work.',
  'Error.captureStackTrace': 'zod asks before the call; it only tidies a stack.',
  'URL.canParse': 'zod reads an address with `new URL` where it is missing.',
  'PublicKeyCredential.parseCreationOptionsFromJSON':
    'supabase-js for passkeys: nobody signs in on the site.',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'supabase-js for passkeys: nobody signs in on the site.',
  'navigator.connection':
    'Read where it is: without it only the wish for less data keeps pages from being fetched ahead.',
  requestIdleCallback:
    'A short pause does where it is missing (src/pages/application/use-application-form.ts).',
  // Styles. A property stands for its values too.
  ':has':
    'Only how a control looks while it is pressed, and that the page glides to a focus that is far away.',
  '::-webkit-search-cancel-button': 'Firefox draws no such button.',
  '::details-content': 'On paper the pay in the other countries stays folded.',
  'content-visibility': 'The same as ::details-content.',
  '@container':
    'The bar has its own rule without; the landing page is one column; pictures only keep an icon that large text pushes out.',
  'container-type': 'The same as @container.',
  '@media (forced-colors)': 'Browsers without it have no such mode.',
  'forced-color-adjust': 'Browsers without it have no such mode.',
  'align-content: start': 'Safari lacks it in flex boxes alone; here it stands in grids.',
  'place-self: end': 'Safari lacks it in flex boxes alone; here it stands in grids.',
  'break-after: avoid': 'A heading may stand at the foot of a sheet of paper.',
  'cursor: pointer': 'A phone has no pointer to draw.',
  'cursor: not-allowed': 'A phone has no pointer to draw.',
  'field-sizing': 'The field keeps the rows it is made with.',
  'overflow: clip': 'Decoration that is painted in its own box anyhow (`contain: strict`).',
  resize: 'A phone has no corner to pull; the field scrolls.',
  rotate: 'Only decoration turns by it: a frond, an arrow.',
  scale: 'Only decoration grows by it.',
  translate: 'Only a movement on the way; the bar that hides is made invisible as well.',
  'text-size-adjust': 'Only for phones, which have it under their own prefix.',
  'text-wrap': 'Lines of a heading are less even; a last line may hold one word.',
};
