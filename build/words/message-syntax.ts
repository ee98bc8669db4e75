import {
  type MessageFormatElement,
  parse,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** What a message is made of (ICU MessageFormat). */
export type Elements = readonly MessageFormatElement[];

/** What a message asks of a value: to be read as text, as a number, or to choose a form. */
export type Use = 'text' | 'number' | 'count';

/**
 * Reads a message.
 * @throws Error that says what cannot be read.
 */
export function readMessage(text: string): Elements {
  const elements = parse(text, { ignoreTag: true });
  refuseForeign(elements);
  return elements;
}

/** Of ICU's types the product uses text, numbers and plurals: days and shares come written out. */
function refuseForeign(elements: Elements): void {
  for (const element of elements) {
    if (element.type === TYPE.plural) {
      if (element.offset !== 0 || element.pluralType !== 'cardinal') {
        throw new Error(`{${element.value}} may be a plural of whole counts only`);
      }
      for (const { value } of Object.values(element.options)) refuseForeign(value);
    } else if (![TYPE.literal, TYPE.argument, TYPE.number, TYPE.pound].includes(element.type)) {
      throw new Error('only {value}, {value, number} and {value, plural, …} are known here');
    } else if (element.type === TYPE.number && element.style) {
      throw new Error(`{${element.value}, number} takes no style`);
    }
  }
}

/** The values that a message names, with their uses. A `#` is a use of its plural's value as a number. */
export function valuesOf(elements: Elements, counted: string | null = null): ReadonlyMap<string, Set<Use>> {
  const found = new Map<string, Set<Use>>();
  const add = (name: string, use: Use) => found.set(name, (found.get(name) ?? new Set()).add(use));
  for (const element of elements) {
    if (element.type === TYPE.argument) add(element.value, 'text');
    if (element.type === TYPE.number) add(element.value, 'number');
    if (element.type === TYPE.pound && counted !== null) add(counted, 'number');
    if (element.type !== TYPE.plural) continue;
    add(element.value, 'count');
    for (const { value } of Object.values(element.options)) {
      for (const [name, uses] of valuesOf(value, element.value)) for (const use of uses) add(name, use);
    }
  }
  return found;
}

/** The plurals of a message. None stands in another one. */
export function pluralsOf(elements: Elements): readonly PluralElement[] {
  return elements.filter((element) => element.type === TYPE.plural);
}

/** What somebody reads of a message, with U+FFFC in place of each value: one text for each form of a plural. */
export function textsOf(elements: Elements): readonly string[] {
  const [plural] = pluralsOf(elements);
  const literal = (own: Elements) =>
    own.map((element) => (element.type === TYPE.literal ? element.value : '\uFFFC')).join('');
  if (plural === undefined) return [literal(elements)];
  const at = elements.indexOf(plural);
  return Object.values(plural.options).flatMap(({ value }) =>
    textsOf([...elements.slice(0, at), ...value, ...elements.slice(at + 1)]),
  );
}
