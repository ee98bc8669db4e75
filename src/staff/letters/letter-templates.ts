import { brand } from '~/config/brand.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { countCharacters } from '~/domain/application/text.ts';
import type { Language } from '~/domain/language.ts';
import { fillBody, fillSubject, type FillProblem, type PlaceholderValues } from '~/domain/letter/fill.ts';
import { maxSubjectLength, type LetterState, type LetterText } from '~/domain/letter/rules.ts';
import { letterTemplates as ar } from '~/i18n/generated/ar/letter-templates.ts';
import { letterTemplates as en } from '~/i18n/generated/en/letter-templates.ts';
import { letterTemplates as es } from '~/i18n/generated/es/letter-templates.ts';
import { letterTemplates as fr } from '~/i18n/generated/fr/letter-templates.ts';
import { letterTemplates as hi } from '~/i18n/generated/hi/letter-templates.ts';
import type { SavedTemplate } from '../api/letters.ts';

/** A template of letters: one of the product, in all languages, or one that staff have made, English at least. */
export type Template = {
  key: string;
  name: string;
  /** The state that usually comes with it. */
  state: LetterState | null;
  texts: Partial<Record<Language, LetterText>> & { en?: LetterText };
};

type TemplateId = keyof typeof en;

const words = { en, es, fr, hi, ar } as const;

const builtIn: Readonly<Record<TemplateId, Pick<Template, 'name' | 'state'>>> = {
  invitation: { name: 'Invitation to talk', state: 'talking' },
  missing: { name: 'Something is missing', state: null },
  filled: { name: 'Position filled', state: 'declined' },
  decline: { name: 'Decline', state: 'declined' },
  offer: { name: 'Offer, follow-up', state: 'offer' },
};

/** What stands in the texts until it is filled in. */
const raw = {
  name: '{name}',
  position: '{position}',
  reference: '{reference}',
  signature: '{signature}',
  missing: '{missing}',
};

/** Marks that set a value apart are put in when it is filled in. */
const withoutMarks = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

function builtInText(language: Language, id: TemplateId): LetterText {
  const { subject, body } = words[language][id];
  return { subject: withoutMarks(subject(raw)), body: withoutMarks(body(raw)) };
}

const ids: readonly TemplateId[] = ['invitation', 'missing', 'decline', 'filled', 'offer'];

/** The product's own templates. */
export const builtInTemplates: readonly Template[] = ids.map((id) => ({
  key: id,
  name: builtIn[id].name,
  state: builtIn[id].state,
  texts: {
    en: builtInText('en', id),
    es: builtInText('es', id),
    fr: builtInText('fr', id),
    hi: builtInText('hi', id),
    ar: builtInText('ar', id),
  },
}));

/** All templates, the product's own first. */
export function allTemplates(saved: readonly SavedTemplate[]): readonly Template[] {
  return [
    ...builtInTemplates,
    ...saved.map(({ id, name, state, texts }) => ({ key: id, name, state, texts })),
  ];
}

/** The text of a template for a language, and the language that it is in: English where the template has none in that one. */
export function textFor(template: Template, language: Language): LetterText & { language: Language } {
  const inLanguage = template.texts[language];
  if (inLanguage !== undefined) return { ...inLanguage, language };
  return { ...(template.texts.en ?? { subject: '', body: '' }), language: 'en' };
}

/** Of whom a letter speaks, as far as its text may name them. */
export type Addressee = { full_name: string; job_title: string; reference: string };

/** What is put in place of the placeholders. @param author the member who writes. */
export function valuesFor(addressee: Addressee, author: string): PlaceholderValues {
  return {
    name: addressee.full_name,
    position: addressee.job_title,
    reference: spacedReference(addressee.reference),
    company: brand.parentCompany,
    signature: author,
  };
}

/** A letter as it is sent; what keeps it from being sent is in `problems`. */
export type FilledLetter = LetterText & { problems: readonly FillProblem[] };

/**
 * Fills subject and body in. A subject without the reference gets it at its end, as long as there is room: what applicants answer comes
 * to one address, where nothing else tells five invitations apart.
 */
export function fillLetter(text: LetterText, values: PlaceholderValues, language: Language): FilledLetter {
  const filled = fillSubject(text.subject, values);
  const named = `${filled.text} (${values.reference})`;
  const isLeft =
    filled.text.trim() === '' ||
    filled.text.includes(values.reference) ||
    countCharacters(named) > maxSubjectLength;
  const subject = isLeft ? filled : { ...filled, text: named };
  const body = fillBody(text.body, values, language);
  return { subject: subject.text, body: body.text, problems: [...subject.problems, ...body.problems] };
}
