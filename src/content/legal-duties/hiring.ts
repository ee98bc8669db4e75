import { jobIds } from '../jobs.ts';
import { paths } from '../../config/paths.ts';
import type { PostingNeed } from '../../domain/jobs/posting-needs.ts';
import { type Duty, type Proof, words } from './duty.ts';

const postings = jobIds.map((id) => paths.job(id));
const inPostings = (...proofs: readonly Proof[]) => ({ by: 'page', pages: postings, proofs }) as const;

const payOf = (country: string, money: string) => [
  words(`pay range for ${country}`, new RegExp(`${country}: [\\d,]+ to [\\d,]+ ${money} (?:a year|an hour)`)),
  { kind: 'posting', property: 'baseSalary' } as const,
];
const payUs = payOf('United States', 'US dollars');
const payCanada = payOf('Canada', 'Canadian dollars');
const benefits = [
  words('benefits', /\bBenefits Work from home/),
  { kind: 'posting', property: 'jobBenefits' },
] as const;
const closing = [
  words('closing date', /Apply by \w+ \d{1,2}, \d{4}/),
  { kind: 'posting', property: 'validThrough' },
] as const;

const guide = 'Seyfarth, 50-State Pay Transparency Guide, 2024';
const read = '2026-11-21';

type PayLaw = readonly [id: string, place: string, law: string, checkedOn: string | null];

const payOnly: readonly PayLaw[] = [
  ['vermont-pay', 'Vermont, from 5 employees', `21 V.S.A. § 495t; ${guide}`, read],
  ['california-pay', 'California, from 15 employees', `Labor Code § 432.3; ${guide}`, read],
  ['new-york-pay', 'New York, from 4 employees', 'Labor Law § 194-b', null],
  ['massachusetts-pay', 'Massachusetts, from 25 employees', 'M.G.L. c. 149 § 105F', null],
];

const payAndBenefits: readonly PayLaw[] = [
  ['maryland-pay', 'Maryland, every employer', `Labor and Employment § 3-304.2; ${guide}`, read],
  ['new-jersey-pay', 'New Jersey, from 10 employees', 'N.J.S.A. 34:6B-23; ogletree.com, 2025', read],
  ['illinois-pay', 'Illinois, from 15 employees', '820 ILCS 112/10; ogletree.com, 2025', read],
  ['minnesota-pay', 'Minnesota, from 30 employees', 'Minn. Stat. § 181.173; ogletree.com, 2025', read],
  ['washington-pay', 'Washington, from 15 employees', 'RCW 49.58.110', null],
];

function payDuty(
  [id, place, source, checkedOn]: PayLaw,
  duty: string,
  proofs: readonly Proof[],
  needs: readonly PostingNeed[],
): Duty {
  return {
    id,
    place,
    duty,
    keeping: inPostings(...proofs),
    posting: { country: 'US', needs },
    source,
    checkedOn,
  };
}

/** Duties of a job posting. Every position is open to residents of each of these jurisdictions. */
export const hiringDuties: readonly Duty[] = [
  payDuty(
    ['colorado-pay', 'Colorado, from 1 employee', `C.R.S. § 8-5-201; ${guide}`, read],
    'Pay range, benefits, closing date and how to apply in every posting',
    [...payUs, ...benefits, ...closing, { kind: 'link', to: '#apply' }],
    ['pay', 'benefits', 'last-day'],
  ),
  ...payOnly.map((law) => payDuty(law, 'Pay range in every posting', payUs, ['pay'])),
  ...payAndBenefits.map((law) =>
    payDuty(law, 'Pay range and benefits in every posting', [...payUs, ...benefits], ['pay', 'benefits']),
  ),
  {
    id: 'british-columbia-pay',
    place: 'British Columbia, every employer',
    duty: 'Expected pay in every posting',
    keeping: inPostings(...payCanada),
    posting: { country: 'CA', needs: ['pay'] },
    source: 'Pay Transparency Act, s. 2; cassels.com, 2023-11-01',
    checkedOn: read,
  },
  {
    id: 'ontario-posting',
    place: 'Ontario, from 25 employees',
    duty: 'Pay range, whether the job is open now, and whether AI screens applicants, in every posting',
    keeping: inPostings(
      ...payCanada,
      words('vacancy statement', /This job is (?:open now|not open yet)/),
      words('AI statement', /We use no AI to screen, rate or choose people/),
    ),
    posting: { country: 'CA', needs: ['pay', 'range'] },
    source: 'Employment Standards Act, O. Reg. 476/24; employmentandlabour.com',
    checkedOn: read,
  },
  {
    id: 'ontario-outcome',
    place: 'Ontario, from 25 employees',
    duty: 'People who were interviewed are told the outcome within 45 days',
    keeping: inPostings(words('promise to tell the outcome', /tell you the outcome within 45 days/)),
    posting: { country: 'CA', needs: [] },
    source: 'Employment Standards Act; northgrenvillechamber.com',
    checkedOn: read,
  },
  {
    id: 'ontario-records',
    place: 'Ontario, from 25 employees',
    duty: 'Postings and their forms are kept for three years',
    keeping: { by: 'practice', what: 'Keep each posting and its form for three years.', confirmedOn: null },
    source: 'Employment Standards Act; northgrenvillechamber.com',
    checkedOn: read,
  },
  {
    id: 'ontario-accommodation',
    place: 'Ontario, every employer',
    duty: 'Every posting says that people with disabilities are accommodated, and whom to ask',
    keeping: inPostings(words('accommodation statement', /because of a disability or for another reason/), {
      kind: 'posting',
      property: 'applicationContact',
    }),
    posting: { country: 'CA', needs: [] },
    source: 'O. Reg. 191/11 (IASR), s. 22; accessiblecampus.ca',
    checkedOn: read,
  },
  {
    id: 'quebec-french-postings',
    place: 'Quebec',
    duty: 'Postings for people in Quebec are in French, at the same time and as easy to find',
    keeping: {
      by: 'practice',
      what: 'Publish each posting in French, or take Quebec out of the places one may work from.',
      confirmedOn: null,
    },
    posting: { country: 'CA', needs: ['french'] },
    source: 'Charter of the French Language, s. 41; paquette.legal',
    checkedOn: read,
  },
];
