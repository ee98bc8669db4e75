import { brand } from '../../../config/brand.ts';
import { plural } from './format.ts';

export const careers = {
  head: {
    title: `Careers at ${brand.productName}`,
    description:
      'See all open positions. Work from home in the United States, Canada, Mexico or India and help make health information plain.',
  },
  heading: 'Work with us',
  lead: 'Help us make health information plain. Every job is done from home.',
  filterLabel: 'Type of work',
  searchLabel: 'Search',
  searchPlaceholder: 'Search positions...',
  listHeading: 'Open positions',
  /** Never shown: words for where one may work, by which the search finds every job. */
  placeWords: 'remote, work from home, home office, United States, USA, Canada, Mexico, India',
  /** Said and shown when the list changes. */
  countText: (count: number): string => plural(count, { one: '1 position', other: `${count} positions` }),
  empty: {
    title: 'No positions found',
    text: 'Try adjusting your search or filter criteria',
    clear: 'Show all positions',
  },
  about: {
    heading: `About ${brand.productName}`,
    paragraphs: [
      `${brand.productName} is an AI that answers health questions in plain words. It is made for seniors and for those who care for them. It is not a doctor, and we say so.`,
      'We are a small team. We test with older people, listen to them and fix what gets in their way. We welcome people of any age, from any path in life.',
    ],
    applyHeading: 'How to apply',
    applySteps: [
      'Pick a position and read what it asks for.',
      'Fill in the short form and add your resume as a PDF.',
      'You need no account. Only our hiring team reads what you send.',
    ],
    privacyLink: 'What happens to your application',
  },
} as const;

declare module '../message-types.ts' {
  interface English {
    careers: typeof import('./careers.ts');
  }
}
