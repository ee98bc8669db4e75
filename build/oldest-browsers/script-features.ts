import type { CompatData } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { compatAt } from './support.ts';

/** The features that each name in a file may stand for, as MDN's data names them: `api.AbortSignal.timeout_static`. */
export type NamedFeatures = ReadonlyMap<string, readonly string[]>;

type Node = { type: string; [key: string]: unknown };
type Path = readonly string[];
type Note = (name: string, paths: readonly Path[]) => void;

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
const handedOn = [
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

/**
 * Makes the reader of the platform's features that a script names. A method called on a value of unknown kind stands for
 * every method of that name: `list.toSorted()` only for too new ones, `list.at()` for some that are old enough.
 */
export function scriptReader(data: CompatData): (code: string) => NamedFeatures {
  const owners = methodOwners(data);
  return (code) => {
    const found = new Map<string, readonly string[]>();
    const note: Note = (name, paths) => {
      const known = paths.filter((path) => compatAt(data, path) !== null).map((path) => path.join('.'));
      if (known.length > 0) found.set(name, known);
    };
    visit(parseAst(code) as unknown as Node, (node) => noteNode(node, owners, note));
    return found;
  };
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

/** Every place of the data at which a method stands, by its name. */
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
  add(['api'], data.api, handedOn);
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
    for (const child of [value].flat()) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, see);
    }
  }
}
