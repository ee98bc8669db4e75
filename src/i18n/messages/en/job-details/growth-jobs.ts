import { brand } from '../../../../config/brand.ts';

export const growthJobs = {
  'growth-partnerships-lead': {
    overview: `Many people first hear of ${brand.productName} from a place they trust. That may be a clinic, a library or a senior center. You will find such places, talk with the people who run them and help them offer our AI helper. You own the work from the first call to the first month of use.`,
    responsibilities: [
      'Find partners who serve older adults and reach out to them',
      'Explain in plain words what our AI can do and what it cannot',
      'Agree on a simple plan with each partner and write it down',
      'Help their staff get set up and ready for questions',
      'Check in often and bring what you hear back to our team',
      'Say no to a deal that would not be right for the people it serves',
    ],
    qualifications: [
      'You have built partnerships, run a program or sold with care',
      'You write short, clear emails and keep good notes',
      'You feel at home on the phone and on video calls',
      'You ask good questions and listen to the answers',
      'You know health care, aging services or public libraries, or want to learn fast',
    ],
    benefits: [
      'Work from home',
      'Paid time off and local public holidays',
      'A laptop and a headset for calls',
      'A say in how we grow and with whom',
      'Paid hours each month to learn',
    ],
  },
  'growth-analyst-intern': {
    overview:
      'We want to know what helps people find us and what gets in their way. You will look at simple counts, such as which page a visitor came from. You will not see health questions or names. A mentor works with you each week, and your findings shape what we do next.',
    responsibilities: [
      'Collect counts from our pages and keep them in good order',
      'Make plain charts that a busy person can read in a minute',
      'Help set up small tests, such as two ways to word a page',
      'Write a short note each week on what you learned',
      'Point out where a number may fool us',
    ],
    qualifications: [
      'You like numbers and doubt the ones that look too good',
      'You can use a spreadsheet, and SQL is a plus',
      'You can explain a chart without hard words',
      'You treat data about people with care',
      'You are new to this field, from a course, a career change or your own study',
    ],
    benefits: [
      'Work from home, with hours that fit your other plans',
      'A mentor who meets you each week',
      'Real work that you can show later',
      'Pay for your time, agreed before you start',
    ],
  },
} as const;

declare module '../../message-types.ts' {
  interface English {
    growthJobs: typeof import('./growth-jobs.ts');
  }
}
