import { employmentTypes, jobCategories } from '~/domain/jobs/job.ts';
import type { PostingNeed } from '~/domain/jobs/posting-needs.ts';
import { currencies, type OfferCountry, offerCountries, payUnits, vacancies } from '~/domain/jobs/offer.ts';
import { type Language, languages } from '~/domain/language.ts';
import { countryNames } from '~/i18n/generated/en/countries.ts';
import { languageNames } from '~/i18n/language-names.ts';
import { languageTexts } from '../texts/letter-texts.ts';
import { type FieldName, type TextPart, textParts } from './position-form.ts';

/** What the texts of a position are called. */
export const textNames: Readonly<Record<TextPart, string>> = {
  title: 'Title',
  description: 'Description',
  overview: 'Overview',
  responsibilities: 'Key responsibilities',
  qualifications: 'Qualifications',
  benefits: 'Benefits',
};

const sameNames = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, name: value }));

export const categoryChoices = sameNames(jobCategories);
export const typeChoices = sameNames(employmentTypes);
export const unitChoices = payUnits.map((value) => ({
  value,
  name: value === 'YEAR' ? 'a year' : 'an hour',
}));
export const vacancyChoices = vacancies.map((value) => ({
  value,
  name: value === 'open-now' ? 'Open now' : 'Not open yet: applications are kept for later',
}));

/** `Canada (CAD)`. */
export const countryName = (country: OfferCountry) => `${countryNames[country]} (${currencies[country]})`;

const partNames = { offered: 'offered', minimum: 'lowest pay', maximum: 'highest pay' } as const;

/** What a field is called in a sentence: `Title (French)`, `Canada: lowest pay`. */
export function fieldTitle(name: FieldName): string {
  for (const language of languages)
    for (const part of textParts)
      if (name === `${language}-${part}`) return `${textNames[part]} (${languageTexts[language]})`;
  for (const country of offerCountries)
    for (const part of ['offered', 'minimum', 'maximum'] as const)
      if (name === `${country}-${part}`) return `${countryNames[country]}: ${partNames[part]}`;
  return plainTitles[name] ?? name;
}

const plainTitles: Readonly<Record<string, string>> = {
  category: 'Category',
  employment_type: 'Employment type',
  address: 'Address on the site',
  unit: 'Pay is for',
  vacancy: 'Vacancy',
  closes_on: 'Last day',
};

/** `Spanish – Español`. */
export const tabTitle = (language: Language) =>
  language === 'en' ? languageTexts.en : `${languageTexts[language]} – ${languageNames[language]}`;

/** The id of a field's control. */
export const fieldId = (name: FieldName) => `position-${name}`;

/** What a posting lacks, and the field that mends it. */
export const needTexts: Readonly<Record<PostingNeed, { text: string; field: FieldName }>> = {
  texts: { text: 'Every text in English', field: 'en-title' },
  benefits: { text: 'Benefits in English', field: 'en-benefits' },
  pay: { text: 'A pay range for each country where it is offered', field: 'US-offered' },
  range: { text: 'A range for Canada that spans 50,000 CAD a year or less', field: 'CA-maximum' },
  'last-day': { text: 'A last day after the day of the posting', field: 'closes_on' },
  french: { text: 'Every text in French, or not offered in Canada', field: 'fr-title' },
};
