import { brand } from '../../../config/brand.ts';

/**
 * Title and description of each open position, by its id. Descriptions are at most 150 characters, so that the page description
 * is the whole of them. What only the job page shows is in job-details, which the careers list does not load.
 */
export const jobMessages = {
  'growth-partnerships-lead': {
    title: 'Growth Partnerships Lead',
    description:
      'Find clinics, libraries and senior centers that want to offer our AI helper. Build trust with each one and help them start well.',
  },
  'growth-analyst-intern': {
    title: 'Growth Analyst Intern',
    description:
      'Help us learn how people find us and why they come back. You will work with real questions, clean data and plain charts.',
  },
  'field-marketing-specialist': {
    title: 'Field Marketing Specialist',
    description:
      'Plan talks and demo days with local partners. You write the plan, send the kit, join by video and learn what worked.',
  },
  'community-outreach-coordinator': {
    title: 'Community Outreach Coordinator',
    description:
      'Be the friendly voice that senior groups hear first. Call, listen, answer questions and set up short online visits.',
  },
  'graphic-designer': {
    title: 'Graphic Designer',
    description:
      'Make pages, posters and slides that older eyes can read with ease. Big type, clear shapes and calm color are your tools.',
  },
  'video-editor-animator': {
    title: 'Video Editor and Animator',
    description:
      'Cut short, calm videos that show how to ask a health question. Add clear captions, slow pace and simple moving art.',
  },
  'content-creator': {
    title: 'Content Creator',
    description:
      'Write health stories and how-to guides in plain words. Every piece should help one reader do one thing today.',
  },
  'social-media-manager': {
    title: 'Social Media Manager',
    description:
      'Run our social pages with care. Share useful posts, answer kindly and never let a health question go without a safe reply.',
  },
  'product-tester': {
    title: 'Product Tester',
    description:
      'Try our chat, web app and phone line before others do. Tell us what is hard to read, hard to hear or hard to trust.',
  },
  'open-application': {
    title: 'Open Application',
    description: `No role here that fits? We keep one seat open for a person who cares about our work. Tell us how you could help ${brand.productName}.`,
  },
} as const;

/** What each category is called, and the filter that lets all through. */
export const categoryNames = {
  All: 'All',
  Growth: 'Growth',
  Marketing: 'Marketing',
  Other: 'Other',
} as const;

export const employmentTypeNames = {
  'Full-time': 'Full-time',
  'Part-time': 'Part-time',
  Intern: 'Intern',
} as const;

declare module '../message-types.ts' {
  interface English {
    jobs: typeof import('./jobs.ts');
  }
}
