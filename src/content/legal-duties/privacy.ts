import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { jobIds } from '../jobs.ts';
import { type Duty, exactly, words } from './duty.ts';

const read = '2026-11-21';

const controller = [
  words("controller's name", exactly(brand.parentCompany)),
  ...brand.legal.address.map((line) => words("controller's address", exactly(line))),
];

/** Duties to inform people about their data. */
export const privacyDuties: readonly Duty[] = [
  {
    id: 'california-effective-date',
    place: 'California',
    duty: 'The privacy policy has an effective date',
    keeping: {
      by: 'page',
      pages: [paths.privacy],
      proofs: [words('effective date', /Effective date: \w+ \d{1,2}, \d{4}/)],
    },
    source: 'CalOPPA, Business and Professions Code § 22575(b)(4); leginfo',
    checkedOn: read,
  },
  {
    id: 'california-changes',
    place: 'California',
    duty: 'The privacy policy says how changes are told',
    keeping: {
      by: 'page',
      pages: [paths.privacy],
      proofs: [words('how changes are told', /When this policy changes We post the new text here/)],
    },
    source: 'CalOPPA, Business and Professions Code § 22575(b)(3); leginfo',
    checkedOn: read,
  },
  {
    id: 'california-tracking',
    place: 'California',
    duty: 'The privacy policy says what a "Do Not Track" signal does and whether others track',
    keeping: {
      by: 'page',
      pages: [paths.privacy],
      proofs: [
        words('answer to Do Not Track', /a signal such as “Do Not Track” changes nothing/),
        words('tracking by others', /we let no one else do so here/),
      ],
    },
    source: 'CalOPPA, Business and Professions Code § 22575(b)(5) and (6); leginfo',
    checkedOn: read,
  },
  {
    id: 'california-link',
    place: 'California',
    duty: 'The home page links to the privacy policy by a name that has the word "privacy"',
    keeping: {
      by: 'page',
      pages: [paths.home],
      proofs: [{ kind: 'link', to: paths.privacy }, words('name of the link', /Privacy Policy/)],
    },
    source: 'CalOPPA, Business and Professions Code § 22577(b); leginfo',
    checkedOn: read,
  },
  {
    id: 'mexico-notice-at-form',
    place: 'Mexico',
    duty: 'Where data is collected a notice names the controller, the address and the purpose, and leads to the whole policy',
    keeping: {
      by: 'page',
      pages: jobIds.map((id) => paths.job(id)),
      proofs: [...controller, words('purpose', /only to fill this job/), { kind: 'link', to: paths.privacy }],
    },
    posting: { country: 'MX', needs: [] },
    source: 'Ley Federal de Protección de Datos Personales, 2025; idconline.mx, 2025-03-31',
    checkedOn: read,
  },
  {
    id: 'mexico-controller',
    place: 'Mexico',
    duty: "The privacy policy has the controller's name and address, and the rights to see, correct, delete and object",
    keeping: {
      by: 'page',
      pages: [paths.privacy],
      proofs: [
        ...controller,
        words('right to see', /access the information we hold/),
        words('right to correct', /correct what is wrong/),
        words('right to delete', /delete your information/),
        words('right to object', /opt out of sharing/),
      ],
    },
    source: 'Ley Federal de Protección de Datos Personales, 2025; idconline.mx, 2025-03-31',
    checkedOn: read,
  },
  {
    id: 'quebec-officer',
    place: 'Quebec',
    duty: 'The title of the person in charge of personal data and how to reach them stand on the site',
    keeping: {
      by: 'page',
      pages: [paths.privacy, paths.healthData],
      proofs: [
        words('privacy officer', exactly(`Privacy officer ${brand.legal.privacyOfficer.name}`)),
        { kind: 'link', to: `mailto:${brand.legal.privacyOfficer.email}` },
      ],
    },
    source:
      'Act respecting the protection of personal information in the private sector, s. 3.1; paquette.legal',
    checkedOn: read,
  },
  {
    id: 'quebec-french',
    place: 'Quebec',
    duty: 'What is offered to people in Quebec is offered in French',
    keeping: {
      by: 'practice',
      what: 'Offer the site in French, or offer the service to nobody in Quebec.',
      confirmedOn: null,
    },
    source: 'Charter of the French Language, s. 52; paquette.legal',
    checkedOn: read,
  },
  {
    id: 'policies-are-true',
    place: 'Everywhere',
    duty: 'The privacy, health data and accessibility pages say what the company does',
    keeping: {
      by: 'practice',
      what: 'Read the three pages with those who run the service, and mend what is not so.',
      confirmedOn: null,
    },
    source: 'Unfair and deceptive acts, 15 U.S.C. § 45',
    checkedOn: null,
  },
];
