import { brand } from '../config/brand.ts';
import { wholeMegabytes } from '../domain/application/resume.ts';
import { type Language, languages } from '../domain/language.ts';
import { requestRules } from '../domain/accommodation/rules.ts';
import { applicationRules as rules, maxResumeBytes, retentionYears } from '../domain/application/rules.ts';

/** A value that is known when the messages are compiled, in each language where it differs, and what it is, in words for translators. */
type Fact = { value: string | number | Readonly<Record<Language, string>>; note: string };

/** What messages may name in braces besides their own values: `{product}`, `{coverLetterMinimum, number}`. */
export const facts = {
  product: { value: brand.productName, note: 'name of the product' },
  company: { value: brand.parentCompany, note: 'name of the company behind it' },
  controller: {
    value: inEach((language) =>
      [brand.parentCompany, ...brand.legal.address, brand.legal.country[language]].join(', '),
    ),
    note: 'name and address of the company: at the end of a sentence, or in one of its own',
  },
  lineLanguages: {
    value: inEach((language) => {
      const names = new Intl.DisplayNames(language, { type: 'language' });
      const spoken = brand.line.languages.map((each) => names.of(each) ?? each);
      return new Intl.ListFormat(language, { type: 'conjunction' }).format(spoken);
    }),
    note: 'languages that the voice line speaks, as this language calls them',
  },
  companyEmail: { value: brand.emails.company, note: 'e-mail address of the company' },
  resumeMegabytes: { value: wholeMegabytes(maxResumeBytes), note: 'largest size of a resume, in megabytes' },
  yearsKept: { value: retentionYears, note: 'years for which what was sent is kept' },
  nameMinimum: { value: rules.fullName.minLength, note: 'fewest characters of a name' },
  nameMaximum: { value: rules.fullName.maxLength, note: 'most characters of a name' },
  emailMaximum: { value: rules.email.maxLength, note: 'most characters of an e-mail address' },
  profileMaximum: { value: rules.linkedinProfile.maxLength, note: 'most characters of a profile’s address' },
  coverLetterMinimum: { value: rules.coverLetter.minLength, note: 'fewest characters of a cover letter' },
  coverLetterMaximum: { value: rules.coverLetter.maxLength, note: 'most characters of a cover letter' },
  whyJoinMinimum: { value: rules.whyJoin.minLength, note: 'fewest characters of the answer' },
  needsMaximum: { value: requestRules.needs.maxLength, note: 'most characters of the text' },
  whyJoinMaximum: { value: rules.whyJoin.maxLength, note: 'most characters of the answer' },
} as const satisfies Readonly<Record<string, Fact>>;

/** The value of a fact in a language. */
export function factIn(language: Language, name: keyof typeof facts): string | number {
  const { value }: Fact = facts[name];
  return typeof value === 'object' ? value[language] : value;
}

function inEach(textIn: (language: Language) => string): Readonly<Record<Language, string>> {
  const texts = languages.map((language) => [language, textIn(language)] as const);
  return Object.fromEntries(texts) as Record<Language, string>;
}

/**
 * Values with an order of their own, such as addresses, references and file names: in a language that is read from right to left
 * the compiled message sets them apart (`isolate` of domain/isolate.ts), so that no translator has to.
 */
export const isolatedValues: ReadonlySet<string> = new Set([
  'address',
  'companyEmail',
  'contact',
  'controller',
  'dots',
  'example',
  'fileName',
  'formats',
  'link',
  'offset',
  'reference',
  'version',
]);
