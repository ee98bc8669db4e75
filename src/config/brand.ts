import type { PhoneNumber } from '../domain/contact.ts';
import type { Country } from '../domain/country/country.ts';
import type { Language } from '../domain/language.ts';

const tollFree: PhoneNumber = { dial: '+18005550199', display: '1-800-555-0199' };
const india: PhoneNumber = { dial: '+910000000000', display: '+91 00000 00000' };
/** A text in each language. */
type Translated = Readonly<Record<Language, string>>;

/** What people ask before they call the assistant. */
type LineFacts = {
  price: 'free' | Translated;
  hours: 'always' | Translated;
  /** The languages that the line speaks. */
  languages: readonly Language[];
  /** Who in the company has said so. */
  confirmedBy: string;
};

const line: LineFacts = { price: 'free', hours: 'always', languages: ['en'], confirmedBy: 'Placeholder' };
const voiceLine: PhoneNumber = { dial: '+12065550142', display: '1-206-555-0142' };

/**
 * Every brand fact. All of it is invented: `build/release.ts` lists what a real brand must replace.
 */
export const brand = {
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
  /** The voice line of each country that has one of its own (specification, sections 1 and 7); see `voiceLineOf`. */
  voiceLines: { US: voiceLine, CA: voiceLine } satisfies Partial<Record<Country, PhoneNumber>>,
  line,
  /** A number that a person answers, for complaints and for help with applying: at all others the assistant does. */
  personPhone: { dial: '+18005550177', display: '1-800-555-0177' },
  /** Who answers for personal data, and where letters reach them. */
  legal: {
    address: ['1 Placeholder Street', 'Placeholder City, WA 00000', 'United States'],
    privacyOfficer: { name: 'Robin Placeholder', email: 'privacy@fernwell.example' },
  },
  social: [
    { name: 'Instagram', url: 'https://instagram.example/fernwell' },
    { name: 'X', url: 'https://x.example/fernwell' },
    { name: 'Facebook', url: 'https://facebook.example/fernwell' },
    { name: 'YouTube', url: 'https://youtube.example/fernwell' },
  ],
  /** Who has compared video and deck with what the pages say of them in words. */
  mediaInWords: { confirmedBy: 'Placeholder' },
  videoId: 'FERNWELL000',
  deckId: 'fernwell-pitch-deck-placeholder',
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

/** The column of an applicant's reason to join (specification, section 3), to which `npm run brand` writes the migration. */
export const whyJoinColumn = `why_join_${brand.shortName}` as const;

const voiceLines: Partial<Record<Country, PhoneNumber>> = brand.voiceLines;

/** The voice line as it is dialled in a country: its own, or else the country's support number. */
export function voiceLineOf(country: Country): PhoneNumber {
  return voiceLines[country] ?? brand.phones[country];
}
