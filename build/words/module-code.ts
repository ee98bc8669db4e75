import { type MessageFormatElement, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { isolate } from '../../src/domain/isolate.ts';
import { directionOf, type Language } from '../../src/domain/language.ts';
import { factIn, isolatedValues } from '../../src/i18n/facts.ts';
import * as ar from '../../src/i18n/formats/ar.ts';
import * as en from '../../src/i18n/formats/en.ts';
import * as es from '../../src/i18n/formats/es.ts';
import * as fr from '../../src/i18n/formats/fr.ts';
import * as hi from '../../src/i18n/formats/hi.ts';
import { inCamelCase } from './message-files.ts';
import { type Elements, isFact, pluralsOf, readMessage, valuesOf } from './message-syntax.ts';
import type { Message } from './po-file.ts';

const formats = { en, es, fr, hi, ar };

/** Messages by their keys, as deep as these are. */
type Tree = Map<string, Tree | string>;

/** A message as a language shows it. `isEnglish`: in English, as it has no translation. */
export type ShownMessage = Message & { isEnglish: boolean };

/**
 * The module of one file of messages in a language: nested constants, as the keys say. Pages read `messages.hero.headline`.
 * @param messages without problems. The English one is the type of all others.
 */
export function moduleCode(language: Language, name: string, messages: readonly ShownMessage[]): string {
  const uses = new Set<Uses>();
  const tree: Tree = new Map();
  const plural = language === 'en' ? 'plural' : 'englishPlural';
  for (const { key, english, translation, isEnglish } of messages) {
    const message = isEnglish
      ? messageCode('en', english, english, plural)
      : messageCode(language, translation, english);
    for (const each of message.uses) uses.add(each);
    plant(tree, key.split('.'), message.code);
  }
  const constants = [...tree].map(([constant, value]) => {
    if (language !== 'en')
      return `export const ${constant}: Messages['${inCamelCase(name)}']['${constant}'] = ${source(value)};`;
    return `export const ${constant} = ${source(value)}${typeof value === 'string' ? '' : ' as const'};`;
  });
  const used = [...uses]
    .filter((each) => each !== 'englishPlural')
    .toSorted()
    .join(', ');
  return [
    '/* From src/i18n/messages, by `npm run words -- compile`. */',
    ...(used === '' ? [] : [`import { ${used} } from '../../formats/${language}.ts';`]),
    ...(uses.has('englishPlural') ? [`import { plural as englishPlural } from '../../formats/en.ts';`] : []),
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
  const below = tree.get(first) ?? new Map();
  if (typeof below === 'string') throw new Error(`${first} is a message, and has others below it.`);
  tree.set(first, below);
  plant(below, rest, code);
}

/** Keys that count from 0 make a list. */
function source(value: Tree | string): string {
  if (typeof value === 'string') return value;
  const isList = [...value.keys()].every((key, index) => key === String(index));
  if (isList) return `[${[...value.values()].map(source).join(', ')}]`;
  return `{\n${[...value].map(([key, each]) => `${JSON.stringify(key)}: ${source(each)},`).join('\n')}\n}`;
}

/** What code takes from the formats: of its language, and of English for a message without a translation. */
type Uses = 'plural' | 'englishPlural' | 'wholeNumber';

type Context = {
  language: Language;
  plural: 'plural' | 'englishPlural';
  uses: Set<Uses>;
  counted: string | null;
};

/**
 * The TypeScript of a message: a text, or a function of its values, which it takes by name. Facts are filled in.
 * @param text in ICU MessageFormat, without problems (message-syntax.ts).
 * @param english of the same message: its values are the function's.
 * @param plural the name of the function that chooses the form of a count.
 * @returns the code, and what it takes from the formats of its language.
 */
export function messageCode(
  language: Language,
  text: string,
  english: string,
  plural: Context['plural'] = 'plural',
): { code: string; uses: Context['uses'] } {
  const values = [...valuesOf(readMessage(english))].filter(([name]) => !isFact(name));
  const elements = withFacts(language, readMessage(text));
  const uses: Context['uses'] = new Set();
  const code = template(elements, { language, plural, uses, counted: null });
  if (values.length === 0) return { code, uses };
  const translatedValues = valuesOf(elements);
  const given = values.filter(([name]) => translatedValues.has(name)).map(([name]) => name);
  const type = values.map(([name, kinds]) => `${name}: ${kinds.has('text') ? 'string' : 'number'}`);
  const parameter = given.length === 0 ? '' : `{ ${given.join(', ')} }: { ${type.join('; ')} }`;
  return { code: `(${parameter}) => ${code}`, uses };
}

/** A message with the facts in their places, as literals. */
function withFacts(language: Language, elements: Elements, count = 0): MessageFormatElement[] {
  return elements.flatMap((element): Elements => {
    switch (element.type) {
      case TYPE.plural: {
        if (isFact(element.value)) {
          const fact = Number(factIn(language, element.value));
          return withFacts(language, chosenForm(language, element, fact), fact);
        }
        const options = Object.entries(element.options).map(
          ([form, { value }]) => [form, { value: withFacts(language, value) }] as const,
        );
        return [{ ...element, options: Object.fromEntries(options) }];
      }
      case TYPE.pound:
        return count === 0 ? [element] : [literal(formats[language].wholeNumber(count))];
      case TYPE.argument:
      case TYPE.number:
        return isFact(element.value) ? [literal(factText(language, element.value))] : [element];
      default:
        return [element];
    }
  });
}

const literal = (value: string) => ({ type: TYPE.literal, value }) as const;

function factText(language: Language, name: Parameters<typeof factIn>[1]): string {
  const value = factIn(language, name);
  const text = typeof value === 'number' ? formats[language].wholeNumber(value) : value;
  return isIsolated(language, name) ? isolate(text) : text;
}

function chosenForm(language: Language, { options }: PluralElement, count: number): Elements {
  const form = new Intl.PluralRules(language).select(count);
  return (options[`=${count}`] ?? options[form] ?? options.other)?.value ?? [];
}

const isIsolated = (language: Language, name: string) =>
  directionOf(language) === 'rtl' && isolatedValues.has(name);

function template(elements: Elements, context: Context): string {
  if (elements.every(({ type }) => type === TYPE.literal)) {
    return JSON.stringify(elements.map((element) => ('value' in element ? element.value : '')).join(''));
  }
  const [plural] = pluralsOf(elements);
  if (elements.length === 1 && plural !== undefined) return pluralCode(plural, context);
  return `\`${elements.map((element) => piece(element, context)).join('')}\``;
}

function piece(element: Elements[number], context: Context): string {
  const { language, uses, counted } = context;
  switch (element.type) {
    case TYPE.literal:
      return element.value.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
    case TYPE.argument:
      return isIsolated(language, element.value) ? isolate(`\${${element.value}}`) : `\${${element.value}}`;
    case TYPE.number:
    case TYPE.pound:
      uses.add('wholeNumber');
      return `\${wholeNumber(${element.type === TYPE.number ? element.value : counted})}`;
    case TYPE.plural:
      return `\${${pluralCode(element, context)}}`;
    default:
      throw new Error(`No code for ${JSON.stringify(element)}.`);
  }
}

/** `=0` and its like are asked first, then the language's own rule chooses. */
function pluralCode({ value: name, options }: PluralElement, context: Context): string {
  context.uses.add(context.plural);
  const coded = Object.entries(options).map(
    ([form, { value }]) => [form, template(value, { ...context, counted: name })] as const,
  );
  const exact = coded.filter(([form]) => form.startsWith('='));
  const forms = coded.filter(([form]) => !form.startsWith('='));
  const rule = `${context.plural}(${name}, { ${forms.map(([form, code]) => `${form}: ${code}`).join(', ')} })`;
  return exact.reduceRight((rest, [form, code]) => `${name} === ${form.slice(1)} ? ${code} : ${rest}`, rule);
}
