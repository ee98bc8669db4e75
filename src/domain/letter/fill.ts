import { isolate } from '../isolate.ts';
import { directionOf, type Language } from '../language.ts';
import { oneLine, plainText } from '../safe-text.ts';

/** What a text may name in braces, and what is put in its place. */
export const placeholders = ['name', 'position', 'reference', 'company', 'signature'] as const;
export type Placeholder = (typeof placeholders)[number];
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

/** A part of a text that keeps it from being sent: a placeholder that there is not, or one that has no value for this person. */
export type FillProblem = { kind: 'unknown' | 'empty'; placeholder: string };

/** A text with its placeholders filled in; `problems` names each that was not, once. */
export type Filled = { text: string; problems: readonly FillProblem[] };

const inBraces = /\{\s*([^{}\n]{0,60}?)\s*\}/g;

/** The subject as it is sent: on one line, nothing in it steers how it is shown. */
export function fillSubject(text: string, values: PlaceholderValues): Filled {
  return fill(oneLine(text), (name) => oneLine(values[name]));
}

/**
 * The body as it is sent. What would turn the text around goes; a value whose letters run against the text is set apart, so that
 * nothing around it changes places.
 */
export function fillBody(text: string, values: PlaceholderValues, language: Language): Filled {
  const filled = fill(plainText(text), (name) => isolateValue(oneLine(values[name]), language));
  return { ...filled, text: filled.text.trim() };
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const leftToRight = /[\p{Script=Latin}\p{Script=Devanagari}\p{N}]/u;

function isolateValue(value: string, language: Language): string {
  const against = directionOf(language) === 'rtl' ? leftToRight : rightToLeft;
  return against.test(value) ? isolate(value) : value;
}

function fill(text: string, valueOf: (name: Placeholder) => string): Filled {
  const problems = new Map<string, FillProblem>();
  const filled = text.replaceAll(inBraces, (match, written: string) => {
    const name = placeholders.find((each) => each === written);
    const value = name === undefined ? '' : valueOf(name);
    if (value !== '') return value;
    problems.set(written, { kind: name === undefined ? 'unknown' : 'empty', placeholder: written });
    return match;
  });
  return { text: filled, problems: [...problems.values()] };
}
