import type { Language } from '../../src/domain/language.ts';

/** In the order in which CLDR gives them. */
const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The product counts no further: forms for millions never show. */
const highestCount = 1000;

const known = new Map<Language, ReadonlyMap<string, number>>();

/**
 * The forms of a word that a language has for whole counts, in order: two in Spanish, six in Arabic (CLDR plural rules).
 * @returns how many counts up to a thousand take each form.
 */
export function pluralForms(language: Language): ReadonlyMap<string, number> {
  const forms = known.get(language) ?? countForms(language);
  known.set(language, forms);
  return forms;
}

function countForms(language: Language): ReadonlyMap<string, number> {
  const rules = new Intl.PluralRules(language);
  const forms = Array.from({ length: highestCount + 1 }, (_, count) => rules.select(count));
  const used = order.filter((form) => forms.includes(form));
  return new Map(used.map((form) => [form, forms.filter((each) => each === form).length]));
}
