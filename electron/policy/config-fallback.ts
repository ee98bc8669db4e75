import * as z from 'zod/mini';
import { withoutMark } from './config.ts';
import { configSchema, type KioskConfig } from './config-schema.ts';
import { configFields, isTree, valueAt, type Tree } from './config-values.ts';

/**
 * The config that replaces a broken one: every field has its strictest value. A typo must not open a browser or leave a
 * visit on the screen for longer. Strict is not dark, though: a screen without opening hours can say that it needs help, and
 * one that nobody watches over starts itself again. Facts of the place are no locks, and wrong ones do harm (the emergency
 * number is the country's): those that are right by themselves are kept.
 * @param text the broken text; null when it could not be read or must not be trusted.
 */
export function fallbackFor(text: string | null): KioskConfig {
  const broken = text === null ? null : readLoosely(text);
  const data: Tree = { version: 1 };
  for (const { path, schema, facts } of configFields()) {
    const given = valueAt(broken, path);
    if ('strictest' in facts) put(data, path, facts.strictest);
    else if (z.safeParse(schema, given).success) put(data, path, given);
  }
  return configSchema.parse(data);
}

function readLoosely(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text));
  } catch {
    return null;
  }
}

function put(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const there = tree[name];
  const inner: Tree = isTree(there) ? there : {};
  tree[name] = inner;
  put(inner, rest, value);
}
