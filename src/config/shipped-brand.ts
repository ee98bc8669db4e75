import type { PhoneNumber } from '../domain/contact.ts';
import type { Country } from '../domain/country/country.ts';
import type { Language } from '../domain/language.ts';

/** The one toll-free number that is kept for fiction; of every other area code it is 555-0100 to 555-0199. */
const tollFree: PhoneNumber = { dial: '+18005550199', display: '1-800-555-0199' };
/** India keeps none for fiction. No number there begins with a zero. */
const india: PhoneNumber = { dial: '+910123456789', display: '+91 01234 56789' };
/** A text in each language. */
type Translated = Readonly<Record<Language, string>>;

/** What people ask before they call the assistant. */
type LineFacts = {
  price: 'free' | Translated;
  hours: 'always' | Translated;
  /** The languages that the line speaks. */
  languages: readonly Language[];
  /** Who in the company has said so; null while nobody has. */
  confirmedBy: string | null;
};

/** Where the conformance report of the newest release is (docs/deploy.md); null while there is none, and no page names it. */
const accessibility: { reportUrl: string | null } = { reportUrl: null };
/** A big change of the privacy policy: from when (ISO 8601), and what changes. The home page says so until then; null while none is planned. */
const policy: { change: { from: string; text: Translated } | null } = { change: null };
/** Countries outside the United States and Canada from which somebody has called the toll-free number, and it rang. */
const tollFreeRangIn: readonly Country[] = [];
const line: LineFacts = { price: 'free', hours: 'always', languages: ['en'], confirmedBy: null };
/** Each is one number more to choose from, at which the same assistant answers. */
const voiceLines: Partial<Record<Country, PhoneNumber>> = {};

/**
 * The brand that this repository comes with. All of it is invented, and none of it is anybody's: names that nobody has, numbers that
 * ring nowhere, a street, a town and a ZIP code (987xx) that the United States do not have. It stays as it is when a real brand
 * takes its place in brand.ts: a release is refused while a fact there is still the one here (build/release.ts).
 */
export const shippedBrand = {
  /** The languages that the website is published in, English among them; the others in the order of the menu. */
  languages: ['en', 'es', 'fr', 'hi', 'ar'],
  productName: 'Fernwell',
  shortName: 'fernwell',
  parentCompany: 'Fernwell Labs',
  siteUrl: 'https://www.fernwell.example',
  webAppUrl: 'https://app.fernwell.example',
  chatUrl: 'https://wa.me/18005550199',
  statusUrl: 'https://status.fernwell.example',
  emails: { support: 'hello@fernwell.example', company: 'team@fernwellabs.example' },
  /** The support number of each country (specification, section 9). */
  phones: { US: tollFree, CA: tollFree, MX: tollFree, AE: tollFree, IN: india } satisfies Record<
    Country,
    PhoneNumber | null
  >,
  tollFreeRangIn,
  /** The voice line of each country that has one of its own (specification, sections 1 and 7); see `voiceLineOf`. */
  voiceLines,
  line,
  /**
   * A number that a person answers, for complaints and for help with applying: at all others the assistant does. It is one for all
   * countries, so that it is read with its country code.
   */
  personPhone: { dial: '+12065550177', display: '+1 206 555 0177' },
  /** Who answers for personal data, and where letters reach them. */
  legal: {
    address: ['410 Larchwick Way', 'Brindlemere, WA 98750'],
    country: {
      en: 'United States',
      es: 'Estados Unidos',
      fr: 'États-Unis',
      hi: 'अमेरिका',
      ar: 'الولايات المتحدة',
    } satisfies Translated,
    privacyOfficer: { name: 'Robin Aldermere', email: 'privacy@fernwell.example' },
  },
  /**
   * Who answers for how the assistant is tested, and the day (ISO 8601) by which the results stand on the safety page, measured as it
   * says there (`safetyFacts` and `how-we-test` of the messages).
   */
  safety: {
    responsible: {
      name: 'Ines Tarncombe',
      role: {
        en: 'Head of Safety',
        es: 'Directora de seguridad',
        fr: 'Directrice de la sécurité',
        hi: 'सुरक्षा प्रमुख',
        ar: 'رئيسة قسم السلامة',
      } satisfies Translated,
    },
    resultsBy: '2027-06-30',
  },
  accessibility,
  policy,
  social: [
    { name: 'Instagram', url: 'https://instagram.example/fernwell' },
    { name: 'X', url: 'https://x.example/fernwell' },
    { name: 'Facebook', url: 'https://facebook.example/fernwell' },
    { name: 'YouTube', url: 'https://youtube.example/fernwell' },
  ],
  /** Who has compared video and deck with what the pages say of them in words; null while nobody has. */
  mediaInWords: { confirmedBy: null },
  videoId: 'FERNWELL000',
  deckId: 'fernwell-pitch-deck',
  supporters: {
    funding: [
      { id: 'northlight', name: 'Northlight Software for Startups' },
      { id: 'vectorforge', name: 'Vectorforge Graphics Startup Program' },
    ],
    acknowledged: [
      { id: 'harbor', name: 'Harbor State University' },
      { id: 'eastfield', name: 'Eastfield University' },
      { id: 'ministry', name: 'National Office for Healthy Aging' },
    ],
  },
} as const;
