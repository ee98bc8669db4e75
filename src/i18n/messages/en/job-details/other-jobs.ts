import { brand } from '../../../../config/brand.ts';

export const otherJobs = {
  'product-tester': {
    overview: `You use ${brand.productName} the way our visitors do, and you tell us the truth about it. You try the chat, the web app and the phone line with made-up health questions. You do not need to know code. You need sharp eyes, good ears and the will to say what is wrong.`,
    responsibilities: [
      'Try new parts before we release them',
      'Follow a test script, then try what the script forgot',
      'Note each problem with steps that others can repeat',
      'Flag any answer that seems unsafe or unkind at once',
      'Test with large text, a screen reader and a slow phone',
    ],
    qualifications: [
      'You notice small things that others miss',
      'You write clear notes, one problem at a time',
      'You own or can use a phone and a computer',
      'You are honest, even when we hoped for good news',
      'Your own use of access tools is a plus, not a must',
    ],
    benefits: [
      'Work from home, part of the week',
      'Hours you pick from a shared plan',
      'Training in how to test, so no past job in tech is needed',
      'A direct line to the people who fix things',
    ],
  },
  'open-application': {
    overview: `We keep one full-time seat open and shape it around the right person. You may be a nurse who wants to write, or an engineer who likes to teach. You may have raised a family and now want a new start. Tell us what you do well and where ${brand.productName} could use you.`,
    responsibilities: [
      'Shape the role with us in the first two weeks',
      'Own a piece of work from first idea to last check',
      'Keep the needs of older adults in every choice you make',
      'Share what you learn in short, clear notes',
    ],
    qualifications: [
      'You care about clear and safe health information',
      'You have done work that you can show or tell us about',
      'You work well with people in other places',
      'You say what you know and what you do not',
    ],
    benefits: [
      'Work from home',
      'Paid time off and local public holidays',
      'A role that is made with you',
      'The tools you need for your work',
      'Paid hours each month to learn',
    ],
  },
} as const;

declare module '../../message-types.ts' {
  interface English {
    otherJobs: typeof import('./other-jobs.ts');
  }
}
