import { type MessageFormatElement, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { directionOf, type Language } from '../../src/domain/language.ts';
import { isolate } from '../../src/domain/isolate.ts';
import { facts, isolatedValues } from '../../src/i18n/facts.ts';
import * as ar from '../../src/i18n/formats/ar.ts';
import * as en from '../../src/i18n/formats/en.ts';
import * as es from '../../src/i18n/formats/es.ts';
import * as fr from '../../src/i18n/formats/fr.ts';
import * as hi from '../../src/i18n/formats/hi.ts';
import { type Elements, pluralsOf, readMessage, valuesOf } from './message-syntax.ts';
import { isFact } from './value-problems.ts';

const formats = { en, es, fr, hi, ar };

/** A message as TypeScript, and what it takes from the formats of its language. */
export type MessageCode = { code: string; uses: ReadonlySet<'plural' | 'wholeNumber'> };

/**
 * The TypeScript of a message: a text, or a function of its values, which it takes by name. Facts are filled in.
 * @param text in ICU MessageFormat, without problems (`value-problems.ts`).
 * @param english of the same message: its values are the function's.
 */
export function messageCode(language: Language, text: string, english: string): MessageCode {
  const values = [...valuesOf(readMessage(english))].filter(([name]) => !isFact(name));
  const elements = withFacts(language, readMessage(text));
  const uses = new Set<'plural' | 'wholeNumber'>();
  const code = template(elements, { language, uses, counted: null });
  if (values.length === 0) return { code, uses };
  const own = valuesOf(elements);
  const given = values.filter(([name]) => own.has(name)).map(([name]) => name);
  const type = values.map(([name, kinds]) => `${name}: ${kinds.has('text') ? 'string' : 'number'}`);
  const parameter = given.length === 0 ? '' : `{ ${given.join(', ')} }: { ${type.join('; ')} }`;
  return { code: `(${parameter}) => ${code}`, uses };
}

/** A message with the facts in their places, as literals. */
function withFacts(language: Language, elements: Elements, count = 0): MessageFormatElement[] {
  return elements.flatMap((element): Elements => {
    if (element.type === TYPE.plural && isFact(element.value)) {
      const { value } = facts[element.value];
      return withFacts(language, chosenForm(language, element, Number(value)), Number(value));
    }
    if (element.type === TYPE.plural) {
      const options = Object.entries(element.options).map(
        ([form, { value }]) => [form, { value: withFacts(language, value) }] as const,
      );
      return [{ ...element, options: Object.fromEntries(options) }];
    }
    if (element.type === TYPE.pound && count !== 0) return [literal(formats[language].wholeNumber(count))];
    if ((element.type === TYPE.argument || element.type === TYPE.number) && isFact(element.value)) {
      return [literal(factText(language, element.value))];
    }
    return [element];
  });
}

const literal = (value: string) => ({ type: TYPE.literal, value }) as const;

function factText(language: Language, name: keyof typeof facts): string {
  const { value } = facts[name];
  const text = typeof value === 'number' ? formats[language].wholeNumber(value) : value;
  return isSetApart(language, name) ? isolate(text) : text;
}

function chosenForm(language: Language, { options }: PluralElement, count: number): Elements {
  const form = new Intl.PluralRules(language).select(count);
  return (options[`=${count}`] ?? options[form] ?? options.other)?.value ?? [];
}

const isSetApart = (language: Language, name: string) =>
  directionOf(language) === 'rtl' && isolatedValues.has(name);

type Context = { language: Language; uses: Set<'plural' | 'wholeNumber'>; counted: string | null };

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
      return isSetApart(language, element.value) ? isolate(`\${${element.value}}`) : `\${${element.value}}`;
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
  context.uses.add('plural');
  const coded = Object.entries(options).map(
    ([form, { value }]) => [form, template(value, { ...context, counted: name })] as const,
  );
  const exact = coded.filter(([form]) => form.startsWith('='));
  const forms = coded.filter(([form]) => !form.startsWith('='));
  const rule = `plural(${name}, { ${forms.map(([form, code]) => `${form}: ${code}`).join(', ')} })`;
  return exact.reduceRight((rest, [form, code]) => `${name} === ${form.slice(1)} ? ${code} : ${rest}`, rule);
}
