import { paths } from '../../config/paths.ts';
import { healthWordTexts } from '../../i18n/generated/en/health-words.ts';
import { healthWords } from '../safety/health-words.ts';
import { type Duty, exactly, words } from './duty.ts';

const read = '2026-11-21';

const signedRows = healthWords(healthWordTexts, {}).map(({ id, page, words: signed }): Duty => ({
  id: `signed-${id}`,
  place: 'Everywhere',
  duty: 'What is said about health was written and checked by people who are named: the words are those that they signed',
  keeping: { by: 'page', pages: [page], proofs: signed.map((each) => words(`“${each}”`, exactly(each))) },
  source: 'Substantiation of health claims, 15 U.S.C. § 45',
  checkedOn: null,
}));

/** Duties of a site about health and of a kiosk to their visitors. */
export const healthDuties: readonly Duty[] = [
  ...signedRows,
  {
    id: 'washington-health-data-link',
    place: 'Washington, every company',
    duty: 'The home page links to a separate policy for consumer health data',
    keeping: {
      by: 'page',
      pages: [paths.home],
      proofs: [
        { kind: 'link', to: paths.healthData },
        words('name of the policy', /Consumer Health Data Privacy Policy/),
      ],
    },
    source: 'My Health My Data Act, RCW 19.373.020(1)(b)',
    checkedOn: read,
  },
  {
    id: 'washington-health-data-policy',
    place: 'Washington, every company',
    duty: 'That policy says what is collected and why, from where, what is shared and with whom, and how to use one’s rights',
    keeping: {
      by: 'page',
      pages: [paths.healthData],
      proofs: [
        words('what is collected', /What we collect and why .*we collect: symptoms/),
        words('why', /We use it to: answer your question/),
        words('sources', /Where it comes from .*It comes from you/),
        words('what is shared, and with whom', /Each kind of health data named above may be shared with:/),
        words('affiliates', /Companies of our own group that get it/),
        words('withdrawal of consent', /withdraw your consent/),
        words('deletion', /have it deleted, also by those we shared it with/),
        words('appeal', /You can appeal/),
        words('complaint', /Attorney General/),
      ],
    },
    source: 'My Health My Data Act, RCW 19.373.020(1)(a) and 19.373.040',
    checkedOn: read,
  },
  {
    id: 'intended-use',
    place: 'United States',
    duty: 'What the product is for is read from what is said about it: it says what it is not',
    keeping: {
      by: 'page',
      pages: [paths.home, paths.safety],
      proofs: [
        words('what it is not', /not a doctor|does not replace a doctor/),
        words('emergencies', /emergenc/),
      ],
    },
    source: 'Intended uses, 21 CFR 801.4',
    checkedOn: null,
  },
  {
    id: 'not-for',
    place: 'United States',
    duty: 'The uses that the assistant is not made for are named',
    keeping: {
      by: 'page',
      pages: [paths.safety],
      proofs: [words('list of what it is not for', /It is not for: emergencies/)],
    },
    source: 'Intended uses, 21 CFR 801.4',
    checkedOn: null,
  },
  {
    id: 'emirates-advertising',
    place: 'United Arab Emirates',
    duty: 'Health advertising is approved before it is published',
    keeping: {
      by: 'practice',
      what: 'Get the approval of the health ministry, or show the site to nobody there.',
      confirmedOn: null,
    },
    source: 'uaelegislation.gov.ae 2354',
    checkedOn: read,
  },
  {
    id: 'kiosk-no-discrimination',
    place: 'United States, kiosks at hosts with HHS funds',
    duty: 'Nobody is shut out by a kiosk because of a disability',
    keeping: {
      by: 'practice',
      what: 'Agree with each host on how staff help people who cannot use the screen.',
      confirmedOn: null,
    },
    source: '45 CFR 84.83; Federal Register 2024-09237',
    checkedOn: read,
  },
  {
    id: 'web-accessibility',
    place: 'United States, hosts with HHS funds, by 2027-05-11 (15 and more staff) or 2028-05-10',
    duty: 'Web content meets WCAG 2.1 AA',
    keeping: {
      by: 'page',
      pages: [paths.accessibility],
      proofs: [
        words('standard', /Web Content Accessibility Guidelines \(WCAG\) 2\.2, level AA/),
        words('limits', /Known limits/),
        words('whom to tell', /Tell us what does not work/),
      ],
    },
    source: '45 CFR 84.84; Federal Register 2024-09237 and 2026-09266',
    checkedOn: read,
  },
  {
    id: 'language-access',
    place: 'United States, hosts with HHS funds',
    duty: 'People with little English are served in their language',
    keeping: {
      by: 'practice',
      what: 'Agree with each host on who serves people in other languages.',
      confirmedOn: null,
    },
    source: 'Affordable Care Act § 1557; the-rheumatologist.org ?p=60985',
    checkedOn: read,
  },
  {
    id: 'whatsapp-terms',
    place: 'Everywhere on WhatsApp',
    duty: 'No AI assistant as the main purpose of a business account, since 2026-01-15',
    keeping: {
      by: 'practice',
      what: 'Get the consent of WhatsApp in writing, or take the chat to another service.',
      confirmedOn: null,
    },
    source: 'WhatsApp Business terms; ndtv.com',
    checkedOn: read,
  },
];
