import { paths } from '../../config/paths.ts';
import { type Duty, words } from './duty.ts';

const read = '2026-11-25';

const ofApplications = words(
  'how long applications are kept',
  /for 5 years after you send them or, if later, after our last decision about them\. Then we delete/,
);
const ofRequests = words(
  'how long requests for an accommodation are kept',
  /for 5 years after you send it or, if later, after our answer/,
);

/** What a visitor reads of it; beside the form of a job stands the number of years alone (keeping.test.ts). */
const inThePolicy = { by: 'page', pages: [paths.privacy], proofs: [ofApplications] } as const;
const whereHelpIsAskedFor = {
  by: 'page',
  pages: [paths.privacy, paths.accommodation],
  proofs: [ofRequests],
} as const;

/**
 * How long laws have an employer keep what applicants send, and that nothing is kept longer. One period holds for all: nothing that an
 * applicant writes says under which of these laws it falls. The number is `yearsKept` in domain/application/rules.ts.
 */
export const keepingDuties: readonly Duty[] = [
  {
    id: 'us-records',
    place: 'United States, from 15 employees',
    duty: 'Applications, and requests for an accommodation, are kept for a year',
    keeping: inThePolicy,
    keepMonths: 12,
    source: '29 CFR 1602.14; hortonpllc.com; docplayer.net/13413496 (table of federal record-keeping)',
    checkedOn: read,
  },
  {
    id: 'california-records',
    place: 'California, from 5 employees',
    duty: 'Applications are kept for four years',
    keeping: inThePolicy,
    keepMonths: 48,
    source: 'Government Code § 12946(a), since 2022; self-law.org; hrworks-inc.com',
    checkedOn: read,
  },
  {
    id: 'colorado-records',
    place: 'Colorado, from 1 employee',
    duty: 'Applications are kept for five years',
    keeping: inThePolicy,
    keepMonths: 60,
    source: 'C.R.S. § 24-34-408(1); colorado.public.law; members.employerscouncil.org, 2023-12-07',
    checkedOn: read,
  },
  {
    id: 'colorado-accommodation-records',
    place: 'Colorado, from 1 employee',
    duty: 'Requests for an accommodation are kept for five years',
    keeping: whereHelpIsAskedFor,
    keepMonths: 60,
    source: 'C.R.S. § 24-34-408(3); colorado.public.law; members.employerscouncil.org, 2023-12-07',
    checkedOn: read,
  },
  {
    id: 'british-columbia-records',
    place: 'British Columbia, every employer',
    duty: 'What a decision about a person rests on is kept for a year after it',
    keeping: inThePolicy,
    keepMonths: 12,
    source: 'Personal Information Protection Act, s. 35(1); redsealrecruiting.com; bccla.org',
    checkedOn: read,
  },
  {
    id: 'india-records',
    place: 'India, from 2027-05-13',
    duty: 'Personal data is kept for a year after its processing',
    keeping: inThePolicy,
    keepMonths: 12,
    source: 'Digital Personal Data Protection Rules, 2025, rule 8(3); dpdpa.in; aparajitha.com',
    checkedOn: read,
  },
  {
    id: 'canada-no-longer',
    place: 'Canada',
    duty: 'Personal data is kept no longer than it is needed or a law asks for',
    keeping: inThePolicy,
    source: 'PIPEDA, schedule 1, principle 4.5.3; salopekconsulting.com; ccppp.ca',
    checkedOn: read,
  },
  {
    id: 'mexico-no-longer',
    place: 'Mexico',
    duty: 'Personal data is kept no longer than it is needed or a law asks for',
    keeping: inThePolicy,
    source: 'Reglamento de la LFPDPPP, art. 37; juristas.mx',
    checkedOn: read,
  },
  {
    id: 'india-no-longer',
    place: 'India, from 2027-05-13',
    duty: 'Personal data is kept no longer than its purpose is served or a law asks for',
    keeping: inThePolicy,
    source: 'Digital Personal Data Protection Act, 2023, s. 8(7); ksandk.com; pricoris.com',
    checkedOn: read,
  },
  {
    id: 'emirates-no-longer',
    place: 'United Arab Emirates',
    duty: 'Personal data is kept no longer than it is needed or a law asks for',
    keeping: inThePolicy,
    source: 'Federal Decree-Law 45/2021 on the Protection of Personal Data; azizsaif.com',
    checkedOn: read,
  },
  {
    id: 'records-of-a-dispute',
    place: 'United States; California; Colorado',
    duty: 'After a charge of discrimination its records are kept until it is settled, also past their time',
    keeping: {
      by: 'practice',
      what: 'Hold the application in the staff app, and export requests for an accommodation, until a charge is settled.',
      confirmedOn: null,
    },
    source: '29 CFR 1602.14; Government Code § 12946(b); C.R.S. § 24-34-408(1)(b)',
    checkedOn: read,
  },
];
