import { fold } from '~/domain/fold.ts';
import { employmentTypes, type Job, jobCategories } from '~/domain/jobs/job.ts';
import { lastZoneOf, type OfferCountry, offerCountries, payUnits, vacancies } from '~/domain/jobs/offer.ts';
import { type PositionContent, positionLimits, type StoredOffer } from '~/domain/jobs/stored-position.ts';
import { type Language, languages } from '~/domain/language.ts';
import { plainText } from '~/domain/safe-text.ts';

/** The texts of a position in one language, in the order of the form. Those that are lists are written a line each. */
export const textParts = [
  'title',
  'description',
  'overview',
  'responsibilities',
  'qualifications',
  'benefits',
] as const;
export type TextPart = (typeof textParts)[number];

/** A field of the form. */
export type FieldName =
  | 'category'
  | 'employment_type'
  | 'unit'
  | 'vacancy'
  | 'closes_on'
  | `${Language}.${TextPart}`
  | `${OfferCountry}.${'offered' | 'minimum' | 'maximum'}`;

/** What stands in the fields; a marked box is 'yes'. */
export type PositionForm = Readonly<Record<FieldName, string>>;

/** Every field, in the order of the form. */
export const fieldNames: readonly FieldName[] = [
  'category',
  'employment_type',
  ...languages.flatMap((language) => textParts.map((part) => `${language}.${part}` as const)),
  'unit',
  'vacancy',
  ...offerCountries.flatMap((country) =>
    (['offered', 'minimum', 'maximum'] as const).map((part) => `${country}.${part}` as const),
  ),
  'closes_on',
];

/** What the site is built with, by language; null for a position that staff have made. */
export type BuiltIn = Readonly<Record<Language, Job>> | null;

type Texts = Record<TextPart, string>;

/** A form with a value for every field. */
function formWith(valueOf: (name: FieldName) => string): PositionForm {
  const values = fieldNames.map((name): [FieldName, string] => [name, valueOf(name)]);
  // As an object of entries it has each name.
  return Object.fromEntries(values) as PositionForm;
}

/** The form of a position that nobody has begun. */
export const emptyForm: PositionForm = formWith((name) => {
  if (name === 'category') return jobCategories[0];
  if (name === 'employment_type') return employmentTypes[0];
  if (name === 'unit') return payUnits[0];
  return name === 'vacancy' ? vacancies[0] : '';
});

/** A position as the form shows it. What the site is built with stands where its row says nothing else. */
export function formOf(row: PositionContent, builtIn: BuiltIn = null): PositionForm {
  const offer = row.offer ?? (builtIn && storedOfferOf(builtIn.en));
  const form: Record<string, string> = {
    category: row.category,
    employment_type: row.employment_type,
    unit: offer?.unit ?? payUnits[0],
    vacancy: offer?.vacancy ?? vacancies[0],
    closes_on: row.closes_on ?? '',
  };
  for (const language of languages) {
    const texts =
      builtIn !== null && !row.texts[language] ? textsAsTyped(builtIn[language]) : textsOfRow(row, language);
    for (const part of textParts) form[`${language}.${part}`] = texts[part];
  }
  for (const country of offerCountries) {
    const pay = offer?.pay[country];
    form[`${country}.offered`] = pay === undefined ? '' : 'yes';
    form[`${country}.minimum`] = pay ? String(pay.minimum) : '';
    form[`${country}.maximum`] = pay ? String(pay.maximum) : '';
  }
  return formWith((name) => form[name] ?? '');
}

function textsOfRow({ titles, descriptions, texts }: PositionContent, language: Language): Texts {
  const { overview = '', responsibilities = [], qualifications = [], benefits = [] } = texts[language] ?? {};
  const [title, description] = [titles[language] ?? '', descriptions[language] ?? ''];
  return textsAsTyped({ title, description, overview, responsibilities, qualifications, benefits });
}

function storedOfferOf({ offer: { pay, vacancy } }: Job): StoredOffer {
  const ranges = pay.ranges.map(({ country, minimum, maximum }) => [country, { minimum, maximum }]);
  return { unit: pay.unit, vacancy, pay: Object.fromEntries(ranges) };
}

/** What is wrong with fields, as a sentence each. */
export type Problems = Partial<Record<FieldName, string>>;

/** A form as it is stored, tidied; or what has to be mended first. */
export type ReadForm = { content: PositionContent; problems: Problems };

/** Reads a form. What a draft may still lack is left out; what nobody could store is a problem. */
export function readForm(form: PositionForm, builtIn: BuiltIn = null): ReadForm {
  const problems: Problems = {};
  const pay: StoredOffer['pay'] = {};
  for (const country of offerCountries) {
    if (form[`${country}.offered`] === '') continue;
    pay[country] = readPay(form, country, problems);
  }
  const offer: StoredOffer = {
    unit: oneOf(payUnits, form.unit),
    vacancy: oneOf(vacancies, form.vacancy),
    pay,
  };
  const content: PositionContent = {
    category: oneOf(jobCategories, form.category),
    employment_type: oneOf(employmentTypes, form.employment_type),
    titles: {},
    descriptions: {},
    texts: {},
    offer: builtIn !== null && isSame(offer, storedOfferOf(builtIn.en)) ? null : offer,
    closes_on: form.closes_on || null,
    time_zone: lastZoneOf(offerCountries.filter((country) => pay[country] !== undefined)),
  };
  for (const language of languages) readTexts(form, language, builtIn, content, problems);
  if (content.titles.en === undefined) problems['en.title'] ??= 'Give it a title in English.';
  if (form.closes_on !== '' && (form.closes_on < '2020-01-01' || form.closes_on > '2099-12-31'))
    problems.closes_on = 'Choose a day of this century.';
  return { content, problems };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0];
}

function readPay(
  form: PositionForm,
  country: OfferCountry,
  problems: Problems,
): { minimum: number; maximum: number } | null {
  const names = [`${country}.minimum`, `${country}.maximum`] as const;
  const [minimum, maximum] = names.map((name) => readNumber(form[name]));
  if (minimum === null && maximum === null) return null;
  for (const [name, amount] of [
    [names[0], minimum],
    [names[1], maximum],
  ] as const) {
    if (amount === null) problems[name] = 'Give both ends of the range, or leave both empty for now.';
    else if (amount === undefined || Number.isNaN(amount))
      problems[name] = 'Use a whole number, without cents.';
    else if (amount < 1 || amount > positionLimits.pay)
      problems[name] = `Use a number from 1 to ${positionLimits.pay.toLocaleString('en')}.`;
  }
  if (problems[names[0]] ?? problems[names[1]]) return null;
  if (minimum === undefined || maximum === undefined || minimum === null || maximum === null) return null;
  if (minimum <= maximum) return { minimum, maximum };
  problems[names[1]] = 'The highest pay is below the lowest.';
  return null;
}

/** Null for nothing, NaN for no whole number. */
function readNumber(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,'’]/g, '');
  if (digits === '') return null;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
}

function readTexts(
  form: PositionForm,
  language: Language,
  builtIn: BuiltIn,
  content: PositionContent,
  problems: Problems,
): void {
  const line = (part: TextPart) => tidyLine(form[`${language}.${part}`]);
  const list = (part: TextPart) => tidyLines(form[`${language}.${part}`]);
  const texts = {
    title: line('title'),
    description: line('description'),
    overview: list('overview').join('\n'),
    responsibilities: list('responsibilities'),
    qualifications: list('qualifications'),
    benefits: list('benefits'),
  };
  for (const part of ['title', 'description', 'overview'] as const) {
    if ([...texts[part]].length > positionLimits[part])
      problems[`${language}.${part}`] =
        `Use ${positionLimits[part].toLocaleString('en')} characters or fewer.`;
  }
  for (const part of ['responsibilities', 'qualifications', 'benefits'] as const) {
    if (texts[part].length > positionLimits.items)
      problems[`${language}.${part}`] = `Use ${positionLimits.items} lines or fewer.`;
    if (texts[part].some((each) => [...each].length > positionLimits.item))
      problems[`${language}.${part}`] = `Use ${positionLimits.item} characters or fewer per line.`;
  }
  if (texts.title !== '') content.titles[language] = texts.title;
  if (builtIn !== null && isSame(textsAsTyped(texts), textsAsTyped(builtIn[language]))) return;
  if (texts.description !== '') content.descriptions[language] = texts.description;
  const page = {
    ...(texts.overview !== '' && { overview: texts.overview }),
    ...(texts.responsibilities.length > 0 && { responsibilities: texts.responsibilities }),
    ...(texts.qualifications.length > 0 && { qualifications: texts.qualifications }),
    ...(texts.benefits.length > 0 && { benefits: texts.benefits }),
  };
  if (Object.keys(page).length > 0) content.texts[language] = page;
}

/** Texts as they stand in the fields: a list a line each. */
function textsAsTyped(texts: Record<TextPart, string | readonly string[]>): Texts {
  const typed = textParts.map((part) => [part, [texts[part]].flat().join('\n')]);
  return Object.fromEntries(typed) as Texts;
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

/** How many of the six texts a language has. */
export function countTexts(form: PositionForm, language: Language): number {
  return textParts.filter((part) => form[`${language}.${part}`].trim() !== '').length;
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
  const isChanged = (form: PositionForm, name: FieldName) => form[name] !== base[name];
  const taken = fieldNames.filter((name) => isChanged(remote, name) && !isChanged(local, name));
  const conflicts = fieldNames.filter(
    (name) => isChanged(remote, name) && isChanged(local, name) && local[name] !== remote[name],
  );
  return { form: formWith((name) => (taken.includes(name) ? remote[name] : local[name])), conflicts, taken };
}
