import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Declaration = { prop: string; value: string; remove: () => void };

/** What the plugin needs of a style sheet: PostCSS's own type, cut to size. */
type StyleSheet = { walkDecls: (each: (declaration: Declaration) => void) => void };

const property = /--[a-z][\w-]*/g;

/** A value not longer than a short name would be at the place of use. */
const constant = /^[^\s(]{1,9}$/;

/**
 * A PostCSS plugin for the shipped site, where every page carries all tokens inline. A token that is set once, to a short
 * plain value, is written out where it is used; a property that only another surface sets gives way to its fallback; every
 * other custom property gets a name of one or two characters. Together 0.7 kB compressed on each page. A property that a
 * script names keeps its name.
 * @param root absolute path of the sources.
 * @param tokens the file, relative to root, whose properties count for the whole page.
 * @param scope styles and scripts to look through: those of one surface, as another may set a token anew.
 */
export function shortPropertyNames(root: string, tokens: string, scope: (file: string) => boolean) {
  const named = namesIn(root, globSync('**/*.{ts,tsx,html}', { cwd: root }).filter(scope));
  const styles = globSync('**/*.css', { cwd: root }).filter(scope).toSorted();
  const constants = constantsOf(root, tokens, styles, named);
  const names = shortNames(root, styles, (name) => named.has(name) || constants.has(name));
  const set = new Set([...named, ...styles.flatMap((file) => setIn(read(root, file)))]);
  const rename = (text: string) =>
    writeFallbacks(text, set)
      .replace(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use)
      .replace(property, (name) => names.get(name) ?? name);
  return {
    postcssPlugin: 'short-property-names',
    Once(sheet: StyleSheet) {
      sheet.walkDecls((declaration) => {
        if (constants.has(declaration.prop)) declaration.remove();
        if (declaration.prop.startsWith('--')) declaration.prop = rename(declaration.prop);
        if (declaration.value.includes('--')) declaration.value = rename(declaration.value);
      });
    },
  };
}

const fallback = /var\((--[\w-]+)\s*,\s*/g;

/**
 * Writes the fallback in the place of `var(--name, fallback)` where nothing sets that property.
 * @param set names that something sets.
 */
export function writeFallbacks(value: string, set: ReadonlySet<string>): string {
  for (const { 0: head, 1: name = '', index } of value.matchAll(fallback)) {
    if (set.has(name)) continue;
    const start = index + head.length;
    const end = closingAt(value, start);
    return writeFallbacks(value.slice(0, index) + value.slice(start, end) + value.slice(end + 1), set);
  }
  return value;
}

/** Where the bracket closes that was open at a place. */
function closingAt(text: string, start: number): number {
  let open = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') open += 1;
    if (text[at] === ')') open -= 1;
    if (open === 0) return at;
  }
  return text.length;
}

/** The custom properties that a style sheet sets. */
function setIn(text: string): readonly string[] {
  return [...text.matchAll(/(--[a-z][\w-]*)\s*:/g)].map(([, name = '']) => name);
}

/**
 * Shortens the two properties by which Lightning CSS writes `light-dark()` for older browsers: 70 bytes of each page.
 * Every token may use both, and they come in after PostCSS.
 */
export function shortSchemeNames(): Plugin {
  return {
    name: 'short-scheme-names',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = String(file.source).replaceAll(/--lightningcss-(?=light|dark)/g, '--');
        }
      },
    },
  };
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

function namesIn(root: string, files: readonly string[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => read(root, file).match(property) ?? []));
}

function constantsOf(
  root: string,
  tokens: string,
  styles: readonly string[],
  named: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const settings = (file: string) =>
    [...read(root, file).matchAll(/(--[a-z][\w-]*)\s*:\s*([^;}]+)/g)].map(
      (match) => [match[1] ?? '', match[2] ?? ''] as const,
    );
  const times = new Map<string, number>();
  for (const [name] of styles.flatMap(settings)) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(
    settings(tokens).filter(
      ([name, value]) => constant.test(value) && times.get(name) === 1 && !named.has(name),
    ),
  );
}

/** The names depend on the sources alone: the browser's build and the prerender's give the same ones. */
function shortNames(root: string, styles: readonly string[], isKept: (name: string) => boolean) {
  const names = [...namesIn(root, styles)].filter((name) => !isKept(name)).toSorted();
  return new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
}
