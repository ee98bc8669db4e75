import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../src/domain/language.ts';
import { facts } from '../../src/i18n/facts.ts';
import { type Elements, pluralsOf, readMessage, type Use, valuesOf } from './message-syntax.ts';
import { pluralForms } from './plural-forms.ts';
import type { Message } from './po-file.ts';

/** Whether a value is known when messages are compiled. */
export const isFact = (name: string): name is keyof typeof facts => Object.hasOwn(facts, name);

/**
 * What is wrong with an English message, so that no code can be made of it.
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
 * What is wrong with the values and forms of a translation, so that no code can be made of it or a value would be missing.
 * @returns a sentence for each problem.
 */
export function translationProblems(
  language: Language,
  { english, translation }: Message,
): readonly string[] {
  // A full stop that English has after a name may fall away; words may not.
  if (translation.trim() === '') return /\p{L}/u.test(english) ? ['it has no translation.'] : [];
  const [source, own] = [readOrProblem(english), readOrProblem(translation)];
  if (typeof source === 'string') return [];
  if (typeof own === 'string') return [own];
  const known = valuesOf(source);
  const unknown = [...valuesOf(own).keys()].filter((name) => !known.has(name));
  return [
    ...pluralProblems(language, own),
    ...unknown.map((name) => `{${name}} is not known here.`),
    ...lostValues(language, source, own).map((name) => `{${name}} is lost.`),
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
  if (isFact(name) && isText !== (typeof facts[name].value === 'string')) {
    return [`{${name}} is a ${typeof facts[name].value === 'string' ? 'text' : 'number'}.`];
  }
  return isText && uses.size > 1 ? [`{${name}} is named as a text and as a number.`] : [];
}

/** Every form of the language has to be there; `=0` and its like may be. */
function pluralProblems(language: Language, elements: Elements): readonly string[] {
  const plurals = pluralsOf(elements);
  const forms = [...pluralForms(language).keys()];
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
function lostValues(language: Language, english: Elements, own: Elements): readonly string[] {
  const [plural] = pluralsOf(own);
  const forms = plural === undefined ? ['other'] : Object.keys(plural.options);
  const lost = forms.flatMap((form) => {
    const isSingle = form.startsWith('=') || pluralForms(language).get(form) === 1;
    const shown = shownValues(own, form);
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
    const uses = [...valuesOf(option?.value ?? [], element.value)];
    return uses.map(([name]) => name);
  });
  return new Set(names);
}
