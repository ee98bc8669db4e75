import { type Language, languages } from '../../src/domain/language.ts';

/** In the order in which CLDR gives them. */
const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The product counts no further: forms for millions never show. */
const highestCount = 1000;

/**
 * The forms of a word that a language has for whole counts, each with how many counts up to a thousand take it
 * (CLDR plural rules).
 */
function countsByForm(language: Language): ReadonlyMap<string, number> {
  const rules = new Intl.PluralRules(language);
  const forms = Array.from({ length: highestCount + 1 }, (_, count) => rules.select(count));
  const used = order.filter((form) => forms.includes(form));
  return new Map(used.map((form) => [form, forms.filter((each) => each === form).length]));
}

const counts = new Map(languages.map((language) => [language, countsByForm(language)]));

/** The forms that translators write, in order: two in Spanish, six in Arabic. */
export function pluralFormsOf(language: Language): readonly string[] {
  return [...(counts.get(language)?.keys() ?? [])];
}

/**
 * Whether a form is for one count alone, so that its text may say the number itself: "1 position". In French and Hindi `one` is
 * for none as well and has to take the number.
 */
export function isForOneCount(language: Language, form: string): boolean {
  return counts.get(language)?.get(form) === 1;
}
