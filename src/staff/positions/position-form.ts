import type { FieldErrors, Resolver } from 'react-hook-form';
import { fold } from '~/domain/fold.ts';
import { employmentTypes, type Job, jobCategories } from '~/domain/jobs/job.ts';
import { lastZoneOf, type OfferCountry, offerCountries, payUnits, vacancies } from '~/domain/jobs/offer.ts';
import {
  positionContent,
  type PositionContent,
  positionId,
  positionLimits,
  type StoredOffer,
} from '~/domain/jobs/stored-position.ts';
import { type Language, languages } from '~/domain/language.ts';
import { plainText } from '~/domain/safe-text.ts';

const lineParts = ['title', 'description'] as const;
const listParts = ['responsibilities', 'qualifications', 'benefits'] as const;

/** The texts of a position in one language, in the order of the form. Those that are lists are written a line each. */
export const textParts = [...lineParts, 'overview', ...listParts] as const;
export type TextPart = (typeof textParts)[number];

const payParts = ['offered', 'minimum', 'maximum'] as const;

/** A field of the form. */
export type FieldName =
  | 'category'
  | 'employment_type'
  | 'address'
  | 'unit'
  | 'vacancy'
  | 'closes_on'
  | `${Language}-${TextPart}`
  | `${OfferCountry}-${(typeof payParts)[number]}`;

/** What stands in the fields; a marked box is 'yes'. */
export type PositionForm = Record<FieldName, string>;

/** Every field, in the order of the form. */
export const fieldNames: readonly FieldName[] = [
  'category',
  'employment_type',
  'address',
  ...languages.flatMap((language) => textParts.map((part) => `${language}-${part}` as const)),
  'unit',
  'vacancy',
  ...offerCountries.flatMap((country) => payParts.map((part) => `${country}-${part}` as const)),
  'closes_on',
];

/** What the site is built with, by language; null for a position that staff have made. */
export type BuiltIn = Readonly<Record<Language, Job>> | null;

type Texts = Record<TextPart, string | readonly string[]>;

/** A form with a value for every field. */
function formWith(valueOf: (name: FieldName) => string): PositionForm {
  const values = fieldNames.map((name): [FieldName, string] => [name, valueOf(name)]);
  // As an object of entries it has each name.
  return Object.fromEntries(values) as PositionForm;
}

/** As it stands in the field: a list a line each. */
const asTyped = (text: string | readonly string[]) => [text].flat().join('\n');

/** A position as the form shows it. What the site is built with stands where its row says nothing else. */
export function formOf(row: PositionContent, builtIn: BuiltIn = null): PositionForm {
  const offer = row.offer ?? (builtIn && storedOfferOf(builtIn.en));
  const form: Partial<PositionForm> = {
    category: row.category,
    employment_type: row.employment_type,
    unit: offer?.unit ?? payUnits[0],
    vacancy: offer?.vacancy ?? vacancies[0],
    closes_on: row.closes_on ?? '',
  };
  for (const language of languages) {
    const texts = builtIn !== null && !row.texts[language] ? builtIn[language] : textsOf(row, language);
    for (const part of textParts) form[`${language}-${part}`] = asTyped(texts[part]);
  }
  for (const country of offerCountries) {
    const pay = offer?.pay[country];
    form[`${country}-offered`] = pay === undefined ? '' : 'yes';
    form[`${country}-minimum`] = String(pay?.minimum ?? '');
    form[`${country}-maximum`] = String(pay?.maximum ?? '');
  }
  return formWith((name) => form[name] ?? '');
}

/** The form of a position that nobody has begun. */
export const emptyForm: PositionForm = formOf({
  ...{ category: jobCategories[0], employment_type: employmentTypes[0], titles: {}, descriptions: {} },
  ...{ texts: {}, offer: null, closes_on: null, time_zone: lastZoneOf([]) },
});

function textsOf({ titles, descriptions, texts }: PositionContent, language: Language): Texts {
  const { overview = '', responsibilities = [], qualifications = [], benefits = [] } = texts[language] ?? {};
  const [title, description] = [titles[language] ?? '', descriptions[language] ?? ''];
  return { title, description, overview, responsibilities, qualifications, benefits };
}

function storedOfferOf({ offer: { pay, vacancy } }: Job): StoredOffer {
  const ranges = pay.ranges.map(({ country, minimum, maximum }) => [country, { minimum, maximum }]);
  return { unit: pay.unit, vacancy, pay: Object.fromEntries(ranges) };
}

/** A form as it is stored, tidied. What a draft may still lack is left out, and so is what the site is built with. */
export function contentOf(form: PositionForm, builtIn: BuiltIn = null): PositionContent {
  const countries = offerCountries.filter((country) => form[`${country}-offered`] !== '');
  const pay = countries.map((country) => [country, payOf(form, country)]);
  const offer: StoredOffer = {
    unit: oneOf(payUnits, form.unit),
    vacancy: oneOf(vacancies, form.vacancy),
    pay: Object.fromEntries(pay),
  };
  const content: PositionContent = {
    category: oneOf(jobCategories, form.category),
    employment_type: oneOf(employmentTypes, form.employment_type),
    titles: {},
    descriptions: {},
    texts: {},
    offer: builtIn !== null && isSame(offer, storedOfferOf(builtIn.en)) ? null : offer,
    closes_on: form.closes_on || null,
    time_zone: lastZoneOf(countries),
  };
  for (const language of languages) readTexts(form, language, builtIn, content);
  return content;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0];
}

/** Null where neither end is given; NaN for an end that is no whole number. */
function payOf(form: PositionForm, country: OfferCountry): { minimum: number; maximum: number } | null {
  const digits = (['minimum', 'maximum'] as const).map((end) =>
    form[`${country}-${end}`].replaceAll(/[\s,'’]/g, ''),
  );
  const [minimum = NaN, maximum = NaN] = digits.map((each) => (/^\d{1,12}$/.test(each) ? Number(each) : NaN));
  return digits.join('') === '' ? null : { minimum, maximum };
}

function readTexts(form: PositionForm, language: Language, builtIn: BuiltIn, content: PositionContent): void {
  const lines = (part: TextPart) => tidyLines(form[`${language}-${part}`]);
  const [title, description] = lineParts.map((part) => tidyLine(form[`${language}-${part}`]));
  const overview = lines('overview').join('\n');
  const lists = listParts.map((part) => [part, lines(part)] as const).filter(([, list]) => list.length > 0);
  if (title) content.titles[language] = title;
  const isBuiltIn = textParts.every(
    (part) => builtIn !== null && asTyped(lines(part)) === asTyped(builtIn[language][part]),
  );
  if (isBuiltIn) return;
  if (description) content.descriptions[language] = description;
  const page = { ...(overview !== '' && { overview }), ...Object.fromEntries(lists) };
  if (Object.keys(page).length > 0) content.texts[language] = page;
}

/** On one line, without characters that hide or steer. A no-break space by itself belongs to the spelling of French. */
function tidyLine(typed: string): string {
  return plainText(typed)
    .replaceAll(/\s*[ \n\t]\s*/g, ' ')
    .trim();
}

/** Lines without blank ones; the marks of a list that was pasted go. */
function tidyLines(typed: string): string[] {
  return typed
    .split(/\r\n|\r|\n/)
    .map((each) => tidyLine(each).replace(/^[•*–-] +/, ''))
    .filter((each) => each !== '');
}

/** The address of a new position: what was typed, else one of its title. */
export function addressOf(form: PositionForm): string {
  return form.address || slugOf(form['en-title']);
}

/**
 * Judges a form by the rules of a stored position.
 * @param isNew one that is there keeps its address.
 */
export function positionResolver(
  builtIn: BuiltIn,
  isNew: boolean,
): Resolver<PositionForm, unknown, PositionContent> {
  return (form) => {
    const content = contentOf(form, builtIn);
    const errors: FieldErrors<PositionForm> = {};
    for (const { path, code } of positionContent.safeParse(content).error?.issues ?? []) {
      const name = fieldAt(path);
      errors[name] ??= { type: code, message: problemText(name, code, path.length === 1, form[name]) };
    }
    // It is made of the title: one that is missing says enough.
    if (isNew && errors['en-title'] === undefined && !positionId.safeParse(addressOf(form)).success)
      errors.address = {
        type: 'format',
        message: 'Use small letters from a to z, digits, and hyphens between them.',
      };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: content, errors: {} };
  };
}

/** The field of which an issue of the schema speaks. */
function fieldAt([column, ...path]: readonly PropertyKey[]): FieldName {
  const [first = 'en', second = '', end = 'maximum'] = path.map(String);
  const names: Record<string, string> = {
    titles: `${first}-title`,
    descriptions: `${first}-description`,
    texts: `${first}-${second}`,
    offer: `${second}-${end}`,
  };
  return fieldNames.find((name) => name === names[String(column)]) ?? 'closes_on';
}

const { pay: highestPay, items, item, ...longest } = positionLimits;

/** What is wrong with a field, as a sentence. */
function problemText(name: FieldName, code: string, isMissing: boolean, typed: string): string {
  const part = name.replace(/^.*-/, '');
  const isIn = (parts: readonly string[]) => parts.includes(part);
  if (name === 'en-title' && isMissing) return 'Give it a title in English.';
  if (isIn(payParts)) {
    if (typed.trim() === '') return 'Give both ends of the range, or leave both empty for now.';
    if (code === 'invalid_type') return 'Use a whole number, without cents.';
    if (code === 'custom') return 'The highest pay is below the lowest.';
    return `Use a number from 1 to ${highestPay.toLocaleString('en')}.`;
  }
  if (isIn(listParts))
    return code === 'too_big' ? `Use ${items} lines or fewer.` : `Use ${item} characters or fewer per line.`;
  const most = Object.entries(longest).find(([of]) => of === part)?.[1];
  return most === undefined
    ? 'Choose a day of this century.'
    : `Use ${most.toLocaleString('en')} characters or fewer.`;
}

/** How many of the six texts a language has. */
export function countTexts(form: PositionForm, language: Language): number {
  return textParts.filter((part) => form[`${language}-${part}`].trim() !== '').length;
}

/** An address for a position, of its title: `Nurse Advisor` gives `nurse-advisor`. Empty where the title has no Latin letter. */
export function slugOf(title: string): string {
  const words = fold(title).replaceAll(/[^a-z0-9]+/g, '-');
  return words.slice(0, 80).replaceAll(/^-+|-+$/g, '');
}

/** What became of a form that two members have changed. */
export type MergedForm = {
  /** Theirs, with what was changed here. */
  form: PositionForm;
  /** Fields that both have changed, each in another way: the form has what stood here. */
  conflicts: readonly FieldName[];
  /** Fields that they alone have changed. */
  taken: readonly FieldName[];
};

/**
 * Brings two changes of one position together, field by field.
 * @param base what both have started from.
 */
export function mergeForms(base: PositionForm, local: PositionForm, remote: PositionForm): MergedForm {
  const theirs = fieldNames.filter((name) => remote[name] !== base[name]);
  const taken = theirs.filter((name) => local[name] === base[name]);
  const conflicts = theirs.filter((name) => local[name] !== base[name] && local[name] !== remote[name]);
  return { form: formWith((name) => (taken.includes(name) ? remote[name] : local[name])), conflicts, taken };
}
