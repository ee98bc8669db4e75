import { brand } from '../../../config/brand.ts';

const product = brand.productName;

/** The page of the model card: what the card's figures stand between. */
export const safetyMessages = {
  head: {
    title: `How safe is ${product}?`,
    description: `What ${product} is for and what it is not for, how often it was right or missed an emergency, and who has checked it so far.`,
  },
  heading: `How safe is ${product}?`,
  lead: 'What we know about it, and what we do not know yet.',
  dated: 'Last updated:',
  sections: {
    'intended-use': {
      title: 'What It Is For',
      summary:
        'It helps you learn and get ready. It is not for emergencies, and it does not replace a doctor.',
      blocks: [
        {
          intro: 'It is for:',
          items: [
            'learning what a small symptom or a common condition may be',
            'knowing how soon to get care',
            'asking what a medicine is for and how it is often taken',
            'getting ready for a visit to a doctor',
          ],
        },
        {
          intro: 'It is not for:',
          items: [
            'emergencies',
            'a diagnosis, or a second opinion on one',
            'starting, stopping or changing a medicine',
            'children and pregnancy',
            'thoughts of harming yourself or another person; call for help at once',
            'choosing for a person who cannot agree to it',
          ],
        },
        {
          intro: 'It is made for:',
          items: ['adults, and above all people over 65', 'those who help them, with their consent'],
        },
      ],
    },
    limits: {
      title: 'Its Limits',
      summary: 'It is a computer program. It can be wrong.',
      blocks: [
        {
          intro: 'Keep in mind:',
          items: [
            'it cannot see, hear or touch you as a doctor can',
            'it knows only what you tell it, and it may misunderstand',
            'it can be wrong and still sound sure',
            'it may know less about rare conditions and about new medicines',
          ],
        },
      ],
    },
    'what-we-know': {
      title: 'What We Know So Far',
      summary: `We know what ${product} is for and where its limits are: both stand on this page. We have not measured yet how often it is right or misses an emergency, and no doctor or nurse has checked it yet.`,
      blocks: [],
    },
    evaluation: {
      title: 'How Often Is It Right?',
      summary: 'Here is each test with its number of cases, and how sure its figure is.',
      blocks: [],
    },
    emergencies: {
      title: 'Emergencies It Missed',
      summary: 'This is how often it did not see that a person needed help at once.',
      blocks: [],
    },
    incidents: {
      title: 'What Went Wrong in Use',
      summary: 'We count each report that an answer did harm or could have done harm.',
      blocks: [],
    },
    reviewers: {
      title: 'Who Has Checked It',
      summary: 'These people looked at the tests and at the answers.',
      blocks: [],
    },
    'health-words': {
      title: 'Who Wrote Our Health Words',
      summary: 'Each sentence about health on this site stands here, with its writer and its checker.',
      blocks: [],
    },
    'about-this-page': {
      title: 'About This Page',
      summary: 'We change this page when we measure something new. Tell us if you think it is wrong.',
      blocks: [{ link: 'Terms of Service' }],
    },
  },
} as const;

/** What stands beside the card's figures. */
export const cardMessages = {
  allLanguages: 'All languages together',
  /** Results in one language. */
  inLanguage: { en: 'In English', es: 'In Spanish', fr: 'In French', hi: 'In Hindi', ar: 'In Arabic' },
  languages: { en: 'English', es: 'Spanish', fr: 'French', hi: 'Hindi', ar: 'Arabic' },
  missedInTests: 'Missed in tests',
  reports: 'Reports',
  reviewers: 'Reviewers',
  cardVersion: 'Version of this page',
  assistantVersion: 'Version of the assistant',
  languagesLabel: 'Tested in',
  notMeasured: 'Not measured yet',
  notReviewed: 'Not reviewed yet',
  right: ({ hits, cases, share, low, high }: ShareWords): string =>
    `Right in ${hits} of ${cases} cases (${share}). With 95% confidence between ${low} and ${high}.`,
  missed: ({ hits, cases, share, low, high }: ShareWords): string =>
    `Missed in ${hits} of ${cases} cases (${share}). With 95% confidence between ${low} and ${high}.`,
  finishedOn: (day: string): string => `Finished on ${day}`,
  wholeReport: (address: string): string => `The whole report: ${address}`,
  incidents: (reported: string, harmed: string): string =>
    `${reported} reported, ${harmed} of them with harm to a person`,
  period: (since: string, until: string): string => `From ${since} to ${until}`,
} as const;

/** A share of cases as it is read; the figures are written out already. */
type ShareWords = Record<'hits' | 'cases' | 'share' | 'low' | 'high', string>;

/** The list of what is said about health, with its signatures. */
export const signatureMessages = {
  pages: { home: 'On the home page', terms: 'In the terms of service' },
  writtenBy: 'Written by',
  checkedBy: 'Checked by',
  notNamed: 'Not named yet',
  notChecked: 'Not checked yet',
} as const;

declare module '../message-types.ts' {
  interface English {
    safety: typeof import('./safety.ts');
  }
}
