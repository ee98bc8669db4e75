import {
  type MessageFormatElement,
  parse,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from '../../src/domain/language.ts';
import { facts } from '../../src/i18n/facts.ts';
import type { Message } from './po-file.ts';

/** What a message is made of (ICU MessageFormat). */
export type Elements = readonly MessageFormatElement[];

/** What a message asks of a value: to be read as text, as a number, or to choose a form. */
type Use = 'text' | 'number' | 'count';

/** Whether a value is known when messages are compiled. */
export const isFact = (name: string): name is keyof typeof facts => Object.hasOwn(facts, name);

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
  if (plural === undefined)
    return [elements.map((element) => (element.type === TYPE.literal ? element.value : '\uFFFC')).join('')];
  const at = elements.indexOf(plural);
  return Object.values(plural.options).flatMap(({ value }) =>
    textsOf([...elements.slice(0, at), ...value, ...elements.slice(at + 1)]),
  );
}

/**
 * Why no code can be made of an English message.
 * @returns a sentence for each problem.
 */
export function englishProblems({ english }: Message): readonly string[] {
  const elements = readOrProblem(english);
  if (typeof elements === 'string') return [elements];
  return [
    ...pluralProblems('en', elements),
    ...[...valuesOf(elements)].flatMap(([name, uses]) => useProblems(name, uses)),
  ];
}

/**
 * Why no code can be made of a translation, or which value would be missing from it.
 * @returns a sentence for each problem.
 */
export function translationProblems(
  language: Language,
  { english, translation }: Message,
): readonly string[] {
  // A full stop that English has after a name may fall away; words may not.
  if (translation.trim() === '') return /\p{L}/u.test(english) ? ['it has no translation.'] : [];
  const [source, translated] = [readOrProblem(english), readOrProblem(translation)];
  if (typeof source === 'string') return [];
  if (typeof translated === 'string') return [translated];
  const known = valuesOf(source);
  const unknown = [...valuesOf(translated).keys()].filter((name) => !known.has(name));
  return [
    ...pluralProblems(language, translated),
    ...unknown.map((name) => `{${name}} is not known here.`),
    ...lostValues(language, source, translated).map((name) => `{${name}} is lost.`),
  ];
}

function readOrProblem(text: string): Elements | string {
  try {
    return readMessage(text);
  } catch (error) {
    return `it cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

function useProblems(name: string, uses: ReadonlySet<Use>): readonly string[] {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return [`{${name}} is no name of a value.`];
  const isText = uses.has('text');
  const kind = isFact(name) && typeof facts[name].value !== 'number' ? 'text' : 'number';
  if (isFact(name) && isText !== (kind === 'text')) return [`{${name}} is a ${kind}.`];
  return isText && uses.size > 1 ? [`{${name}} is named as a text and as a number.`] : [];
}

/**
 * How many whole counts up to a thousand take each plural form of a language (CLDR): two forms in Spanish, six in Arabic. The
 * product counts no further: forms for millions never show.
 */
const pluralForms: ReadonlyMap<Language, ReadonlyMap<string, number>> = new Map(
  languages.map((language) => {
    const rules = new Intl.PluralRules(language);
    const forms = Map.groupBy(Array.from({ length: 1001 }).keys(), (count) => rules.select(count));
    return [language, new Map([...forms].map(([form, counts]) => [form, counts.length]))];
  }),
);

/** Every form of the language has to be there; `=0` and its like may be. */
function pluralProblems(language: Language, elements: Elements): readonly string[] {
  const plurals = pluralsOf(elements);
  const forms = [...(pluralForms.get(language)?.keys() ?? [])];
  const inner = plurals.flatMap(({ options }) =>
    Object.values(options).flatMap(({ value }) => pluralsOf(value)),
  );
  if (plurals.length > 1 || inner.length > 0) return ['it has more than one plural.'];
  return plurals.flatMap(({ options }) => {
    const given = Object.keys(options).filter((form) => !form.startsWith('='));
    const missing = forms.filter((form) => !given.includes(form));
    const foreign = given.filter((form) => !forms.includes(form));
    return missing
      .map((form) => `the plural form “${form}” is missing.`)
      .concat(foreign.map((form) => `the language has no plural form “${form}”.`));
  });
}

/** Values that English shows and the language does not. A form for one count alone may say the number in words. */
function lostValues(language: Language, english: Elements, translated: Elements): readonly string[] {
  const [plural] = pluralsOf(translated);
  const forms = plural === undefined ? ['other'] : Object.keys(plural.options);
  const lost = forms.flatMap((form) => {
    const isSingle = form.startsWith('=') || pluralForms.get(language)?.get(form) === 1;
    const shown = shownValues(translated, form);
    return [...shownValues(english, isSingle ? 'one' : 'other')].filter(
      (name) => !shown.has(name) && !(isSingle && name === plural?.value),
    );
  });
  return [...new Set(lost)];
}

/** The values that somebody reads when a form of the plural is chosen. */
function shownValues(elements: Elements, form: string): ReadonlySet<string> {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.argument || element.type === TYPE.number) return [element.value];
    if (element.type !== TYPE.plural) return [];
    const option = element.options[form] ?? element.options.other;
    return [...valuesOf(option?.value ?? [], element.value).keys()];
  });
  return new Set(names);
}
