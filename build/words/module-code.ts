import type { Language } from '../../src/domain/language.ts';
import { inCamelCase, nameOfFile } from './message-files.ts';
import { messageCode } from './message-code.ts';
import type { Message } from './po-file.ts';

/** Messages by their keys, as deep as these are. */
type Tree = Map<string, Tree | string>;

/**
 * The module of one file of messages in a language: nested constants, as the keys say. Pages read `messages.hero.headline`.
 * @param messages without problems. The English one is the type of all others.
 */
export function moduleCode(language: Language, name: string, messages: readonly Message[]): string {
  const uses = new Set<string>();
  const tree: Tree = new Map();
  for (const { key, english, translation } of messages) {
    const text = language === 'en' ? english : translation;
    const { code, uses: own } = messageCode(language, text, english);
    for (const each of own) uses.add(each);
    plant(tree, key.split('.'), code);
  }
  const file = inCamelCase(name);
  const constants = [...tree].map(([constant, value]) =>
    language === 'en'
      ? `export const ${constant} = ${source(value)}${typeof value === 'string' ? '' : ' as const'};`
      : `export const ${constant}: Messages['${file}']['${constant}'] = ${source(value)};`,
  );
  return [
    `/* From src/i18n/messages/${nameOfFile(language, name)}, by \`npm run words -- compile\`. */`,
    ...(uses.size === 0
      ? []
      : [`import { ${[...uses].toSorted().join(', ')} } from '../../formats/${language}.ts';`]),
    ...(language === 'en' ? [] : [`import type { Messages } from '../../message-types.ts';`]),
    '',
    ...constants,
    '',
  ].join('\n');
}

function plant(tree: Tree, [first = '', ...rest]: readonly string[], code: string): void {
  if (rest.length === 0) {
    tree.set(first, code);
    return;
  }
  const below = tree.get(first);
  if (typeof below === 'string') throw new Error(`${first} is a message, and has others below it.`);
  const own = below ?? new Map();
  tree.set(first, own);
  plant(own, rest, code);
}

/** Keys that count from 0 make a list. */
function source(value: Tree | string): string {
  if (typeof value === 'string') return value;
  const isList = [...value.keys()].every((key, index) => key === String(index));
  if (isList) return `[${[...value.values()].map(source).join(', ')}]`;
  return `{\n${[...value].map(([key, each]) => `${JSON.stringify(key)}: ${source(each)},`).join('\n')}\n}`;
}
