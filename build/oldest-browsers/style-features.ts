import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { parse, type AtRule, type Declaration, type Rule } from 'postcss';
import type { NamedFeatures } from './script-features.ts';
import { compatAt } from './support.ts';

type Path = readonly string[];
type Note = (name: string, paths: readonly Path[]) => void;

/**
 * Makes the reader of the platform's features that a style sheet names. Left out is what has its fallback beside it: what
 * stands in `@supports`, and a value that another one of the same property stands before in the same rule.
 */
export function styleReader(data: CompatData): (css: string) => NamedFeatures {
  const types = functionPaths(data);
  return (css) => {
    const found = new Map<string, readonly string[]>();
    const note: Note = (name, paths) => {
      const known = paths.filter((path) => compatAt(data, path) !== null).map((path) => path.join('.'));
      if (known.length > 0) found.set(name, known);
    };
    parse(css).walk((node) => {
      if (isGuarded(node)) return;
      if (node.type === 'atrule') noteAtRule(node, note);
      if (node.type === 'rule') noteSelector(node, note);
      if (node.type === 'decl' && !hasFallback(node)) noteDeclaration(node, types, note);
    });
    return found;
  };
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
  const words = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  for (const [, name = '', call] of words.matchAll(/(?<![\w-])([a-z][a-z-]*)(\(?)/g)) {
    if (call) note(`${name}()`, types.get(name) ?? []);
    else note(`${prop}: ${name}`, [['css', 'properties', prop, name]]);
  }
  if (/\d(dv|sv|lv)(h|w|min|max|i|b)\b/.test(words))
    note('dvh', [['css', 'types', 'length', 'viewport_percentage_units_dynamic']]);
  if (/\dcq(w|h|i|b|min|max)\b/.test(words))
    note('cqi', [['css', 'types', 'length', 'container_query_length_units']]);
  if (/\((from)\s/.test(words)) note('color(from)', [['css', 'types', 'color', 'oklch', 'relative_syntax']]);
}

/** Every place of the data at which a function stands, by its name. */
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
