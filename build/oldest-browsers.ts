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
import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { parseAst } from 'vite';
import { StartError } from './serve.ts';

/*
 * Holds a built site against the oldest browsers that package.json names (browserslist), by MDN's compatibility data. Build
 * targets lower syntax alone; this finds what they leave: interfaces, methods, properties, selectors, conditions.
 */

/** What browserslist, MDN's data and Vite call the same browser. Vite has no Samsung: its Chromium stands beside it. */
const browserNames: Readonly<Record<string, { data: string; vite?: string }>> = {
  chrome: { data: 'chrome', vite: 'chrome' },
  edge: { data: 'edge', vite: 'edge' },
  firefox: { data: 'firefox', vite: 'firefox' },
  safari: { data: 'safari', vite: 'safari' },
  ios_saf: { data: 'safari_ios', vite: 'ios' },
  samsung: { data: 'samsunginternet_android' },
};

type OldestBrowser = { browser: string; version: string };

/** Oldest version by browserslist's name. */
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

/** The oldest browsers by MDN's names. @throws Error for a browser that has no name here. */
export function oldestBrowsers(): readonly OldestBrowser[] {
  return [...oldestVersions()].map(([name, version]) => {
    const browser = browserNames[name]?.data;
    if (browser === undefined) throw new Error(`browserslist names ${name}, which nothing here knows.`);
    return { browser, version };
  });
}

/** What Vite lowers syntax and styles to. */
export function viteTargets(): string[] {
  return [...oldestVersions()].flatMap(([name, version]) => {
    const target = browserNames[name]?.vite;
    return target === undefined ? [] : [`${target}${version}`];
  });
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
    for (const { name, browsers } of find(text, kind)) {
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

/** A feature that some of the oldest browsers lack, under the name that stands in the file. */
type Gap = { name: string; browsers: readonly string[] };

/** Features that a name in a file may stand for, as paths of MDN's data: `['api', 'AbortSignal', 'timeout_static']`. */
type Note = (name: string, paths: readonly (readonly string[])[]) => void;

/**
 * Makes the reader of files. A method called on a value of unknown kind stands for every method of that name: `list.toSorted()`
 * only for too new ones, `list.at()` for some that are old enough.
 */
export function gapFinder(): (text: string, kind: '.js' | '.css') => readonly Gap[] {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  const data: CompatData = JSON.parse(readFileSync(path, 'utf8'));
  const oldest = oldestBrowsers();
  const methods = methodOwners(data);
  const functions = functionPaths(data);
  const judge = (name: string, paths: readonly Path[]): Gap | null => {
    const known = paths.flatMap((each) => compatAt(data, each) ?? []);
    const lacking = known.map((compat) => oldest.filter((browser) => !isSupported(compat, browser)));
    const [first] = lacking;
    if (first === undefined || lacking.some((each) => each.length === 0)) return null;
    return { name, browsers: first.map(({ browser, version }) => `${browser} ${version}`) };
  };
  /** A name stands for the same features in every file of its kind. */
  const judged = { '.js': new Map<string, Gap | null>(), '.css': new Map<string, Gap | null>() };
  return (text, kind) => {
    const gaps = new Map<string, Gap>();
    const note: Note = (name, paths) => {
      const known = judged[kind].get(name);
      const gap = known === undefined ? judge(name, paths) : known;
      judged[kind].set(name, gap);
      if (gap !== null) gaps.set(name, gap);
    };
    if (kind === '.js') noteScript(text, methods, note);
    else noteStyles(text, functions, note);
    return [...gaps.values()];
  };
}

function compatAt(data: CompatData, path: readonly string[]): CompatStatement | null {
  let found: Identifier | undefined = data as unknown as Identifier;
  for (const step of path) found = found && Object.hasOwn(found, step) ? found[step] : undefined;
  const { __compat: compat } = found ?? {};
  return compat ?? null;
}

/** Whether a browser knows a feature by its own name and without a switch. What the data is silent about counts as known. */
function isSupported({ support }: CompatStatement, { browser, version }: OldestBrowser): boolean {
  const all: Readonly<
    Record<string, SimpleSupportStatement | readonly SimpleSupportStatement[] | undefined>
  > = support;
  const statements = [all[browser] ?? []].flat();
  return (
    statements.length === 0 ||
    statements.some((statement) => {
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
    })
  );
}

const versionOrder = new Intl.Collator('en', { numeric: true });

/** Below 0 when `a` is the older version. */
function compareVersions(a: string, b: string): number {
  return versionOrder.compare(a, b);
}

type Node = { type: string; [key: string]: unknown };
type Path = readonly string[];

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
const passedAround = [
  ...['AbortSignal', 'Blob', 'Clipboard', 'DataTransfer', 'DataTransferItem', 'Element', 'EventTarget'],
  ...['File', 'FontFaceSet', 'FormData', 'Headers', 'HTMLDialogElement', 'HTMLElement', 'HTMLInputElement'],
  ...['Node', 'PerformanceObserver', 'Range', 'ReadableStream', 'Request', 'Response', 'Selection', 'URL'],
  ...['URLSearchParams'],
];

/** Syntax that a build for older browsers may leave as it is. */
const syntax: Readonly<Record<string, string>> = {
  StaticBlock: 'javascript.classes.static.initialization_blocks',
  ImportAttribute: 'javascript.statements.import.import_attributes',
};

function noteScript(code: string, owners: ReadonlyMap<string, readonly Path[]>, note: Note): void {
  visit(parseAst(code) as unknown as Node, (node) => noteNode(node, owners, note));
}

function noteNode(node: Node, owners: ReadonlyMap<string, readonly Path[]>, note: Note): void {
  const path = syntax[node.type];
  if (path !== undefined) note(node.type, [path.split('.')]);
  if (node.type === 'Literal') for (const found of patternFeatures(node)) note(found, [found.split('.')]);
  if (node.type === 'MemberExpression') noteMember(node, note);
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
  const callee = node.callee as Node;
  if (callee.type === 'Identifier') noteGlobal(String(callee.name), note);
  const method = memberOf(callee);
  if (method !== null && ownerOf(callee) === null) note(`.${method}()`, owners.get(method) ?? []);
}

function noteGlobal(name: string, note: Note): void {
  note(name, [
    ['api', name],
    ['api', 'Window', name],
    ['javascript', 'builtins', name],
  ]);
}

function noteMember(node: Node, note: Note): void {
  const owner = ownerOf(node);
  const member = memberOf(node);
  if (owner === null || member === null) return;
  const isInstance = owner.name in instances;
  note(`${owner.name}.${member}`, [
    ['api', owner.type, isInstance ? member : `${member}_static`],
    ['javascript', 'builtins', owner.type, member],
  ]);
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
  const global = String(name);
  const known = instances[global] ?? global;
  return /^[A-Z]/.test(known) ? { name: global, type: known } : null;
}

/** Every path of the data at which a method stands, by its name. */
function methodOwners(data: CompatData): ReadonlyMap<string, readonly Path[]> {
  const owners = new Map<string, Path[]>();
  const add = (base: Path, types: object, names: readonly string[]) => {
    for (const type of names) {
      for (const key of Object.keys((types as Record<string, object>)[type] ?? {})) {
        owners.set(key, [...(owners.get(key) ?? []), [...base, type, key]]);
      }
    }
  };
  const builtins = data.javascript?.builtins ?? {};
  add(['api'], data.api, passedAround);
  add(['javascript', 'builtins'], builtins, Object.keys(builtins));
  return owners;
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

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    if (typeof value !== 'object' || value === null) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, see);
    }
  }
}

/**
 * Left out is what has its fallback beside it: what stands in `@supports`, and a value that another one of the same property
 * stands before in the same rule.
 */
function noteStyles(css: string, types: ReadonlyMap<string, readonly Path[]>, note: Note): void {
  parse(css).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'atrule') noteAtRule(node, note);
    if (node.type === 'rule') noteSelector(node, note);
    if (node.type === 'decl' && !hasFallback(node)) noteDeclaration(node, types, note);
  });
}

function noteAtRule({ name, params }: AtRule, note: Note): void {
  note(`@${name}`, [['css', 'at-rules', name]]);
  if (name !== 'media' && name !== 'container') return;
  for (const [, feature = ''] of params.matchAll(/\(\s*([\w-]+)\s*[:)]/g)) {
    note(`@${name} (${feature})`, [['css', 'at-rules', name, feature.replace(/^(min|max)-/, '')]]);
  }
  if (name !== 'media') return;
  if (/[<>]/.test(params)) note('@media (a < b)', [['css', 'at-rules', 'media', 'range_syntax']]);
  // The same level of the standard: a condition that is negated without a type, or joined by "or".
  if (/not\s*\(|\)\s*or\s*\(/.test(params))
    note('@media not ()', [['css', 'at-rules', 'media', 'or_syntax']]);
}

function noteSelector({ selector, parent }: Rule, note: Note): void {
  if (parent?.type === 'atrule' && (parent as AtRule).name.includes('keyframes')) return;
  for (const [name, pseudo = ''] of selector.matchAll(/::?([\w-]+)/g))
    note(name, [['css', 'selectors', pseudo]]);
  if (parent?.type === 'rule') note('nested rules', [['css', 'selectors', 'nesting']]);
}

function noteDeclaration(
  { prop, value }: Declaration,
  types: ReadonlyMap<string, readonly Path[]>,
  note: Note,
): void {
  if (!prop.startsWith('-')) note(prop, [['css', 'properties', prop]]);
  const text = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  for (const [, name = '', call] of text.matchAll(/(?<![\w-])([a-z][a-z-]*)(\(?)/g)) {
    if (call) note(`${name}()`, types.get(name) ?? []);
    else note(`${prop}: ${name}`, [['css', 'properties', prop, name]]);
  }
  if (/\d(dv|sv|lv)(h|w|min|max|i|b)\b/.test(text))
    note('dvh', [['css', 'types', 'length', 'viewport_percentage_units_dynamic']]);
  if (/\dcq(w|h|i|b|min|max)\b/.test(text))
    note('cqi', [['css', 'types', 'length', 'container_query_length_units']]);
  if (/\((from)\s/.test(text)) note('color(from)', [['css', 'types', 'color', 'oklch', 'relative_syntax']]);
}

/** Every path of the data at which a function stands, by its name. */
function functionPaths(data: CompatData): ReadonlyMap<string, readonly Path[]> {
  const paths = new Map<string, Path[]>();
  const add = (base: Path, part: Identifier) => {
    for (const [key, child] of Object.entries(part)) {
      if (key === '__compat') continue;
      paths.set(key, [...(paths.get(key) ?? []), [...base, key]]);
      add([...base, key], child as Identifier);
    }
  };
  add(['css', 'types'], data.css.types ?? {});
  return paths;
}

function isGuarded({ parent }: { parent?: unknown }): boolean {
  for (let each = parent as AtRule | undefined; each; each = each.parent as AtRule | undefined) {
    if (each.type === 'atrule' && each.name === 'supports') return true;
  }
  return false;
}

function hasFallback(declaration: Declaration): boolean {
  for (let before = declaration.prev(); before; before = before.prev()) {
    if (before.type === 'decl' && before.prop === declaration.prop) return true;
  }
  return false;
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
  requestIdleCallback: 'A short pause does where it is missing (src/web/prefetch.ts).',
  // Styles
  ':has':
    'Only how a control looks while it is pressed, and that the page glides to a focus that is far away.',
  '::-webkit-search-cancel-button': 'Firefox draws no such button.',
  '@container': 'The bar has its own rule without; pictures only keep an icon that large text pushes out.',
  'container-type': 'The same as @container.',
  'container-type: inline-size': 'The same as @container.',
  '@media (forced-colors)': 'Browsers without it have no such mode.',
  'forced-color-adjust': 'Browsers without it have no such mode.',
  'forced-color-adjust: none': 'Browsers without it have no such mode.',
  'align-content: start': 'Safari lacks it in flex boxes alone; here it stands in grids.',
  'place-self: end': 'Safari lacks it in flex boxes alone; here it stands in grids.',
  'break-after: avoid': 'A heading may stand at the foot of a sheet of paper.',
  'cursor: pointer': 'A phone has no pointer to draw.',
  'cursor: not-allowed': 'A phone has no pointer to draw.',
  'field-sizing': 'The field keeps the rows it is made with.',
  'field-sizing: content': 'The field keeps the rows it is made with.',
  'overflow: clip': 'Decoration that is painted in its own box anyhow (`contain: strict`).',
  resize: 'A phone has no corner to pull; the field scrolls.',
  'resize: vertical': 'A phone has no corner to pull; the field scrolls.',
  rotate: 'Only decoration turns by it: a frond, an arrow.',
  scale: 'Only decoration grows by it.',
  translate: 'Only a movement on the way; the bar that hides is made invisible as well.',
  'translate: none': 'It undoes a movement that they do not make.',
  'text-size-adjust': 'Only for phones, which have it under their own prefix.',
  'text-wrap': 'Lines of a heading are less even.',
  'text-wrap: balance': 'Lines of a heading are less even.',
  'text-wrap: pretty': 'A last line may hold one word.',
};
