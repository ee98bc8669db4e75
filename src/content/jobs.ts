import type { JobSummary } from '../domain/jobs/job.ts';
import { brand } from '../brand/brand.ts';

/**
 * The open positions, in the order of the list (ids and categories: specification, sections 3 and 9).
 * Descriptions are at most 150 characters, so that the page description is the whole of them.
 * What only the job page shows is in job-details.ts, which the careers list does not load. A job needs both.
 */
const openings = [
  {
    id: 'growth-partnerships-lead',
    title: 'Growth Partnerships Lead',
    category: 'Growth',
    employmentType: 'Full-time',
    description:
      'Find clinics, libraries and senior centers that want to offer our AI helper. Build trust with each one and help them start well.',
  },
  {
    id: 'growth-analyst-intern',
    title: 'Growth Analyst Intern',
    category: 'Growth',
    employmentType: 'Intern',
    description:
      'Help us learn how people find us and why they come back. You will work with real questions, clean data and plain charts.',
  },
  {
    id: 'field-marketing-specialist',
    title: 'Field Marketing Specialist',
    category: 'Marketing',
    employmentType: 'Full-time',
    description:
      'Plan talks and demo days with local partners. You write the plan, send the kit, join by video and learn what worked.',
  },
  {
    id: 'community-outreach-coordinator',
    title: 'Community Outreach Coordinator',
    category: 'Marketing',
    employmentType: 'Part-time',
    description:
      'Be the friendly voice that senior groups hear first. Call, listen, answer questions and set up short online visits.',
  },
  {
    id: 'graphic-designer',
    title: 'Graphic Designer',
    category: 'Marketing',
    employmentType: 'Full-time',
    description:
      'Make pages, posters and slides that older eyes can read with ease. Big type, clear shapes and calm color are your tools.',
  },
  {
    id: 'video-editor-animator',
    title: 'Video Editor and Animator',
    category: 'Marketing',
    employmentType: 'Part-time',
    description:
      'Cut short, calm videos that show how to ask a health question. Add clear captions, slow pace and simple moving art.',
  },
  {
    id: 'content-creator',
    title: 'Content Creator',
    category: 'Marketing',
    employmentType: 'Part-time',
    description:
      'Write health stories and how-to guides in plain words. Every piece should help one reader do one thing today.',
  },
  {
    id: 'social-media-manager',
    title: 'Social Media Manager',
    category: 'Marketing',
    employmentType: 'Full-time',
    description:
      'Run our social pages with care. Share useful posts, answer kindly and never let a health question go without a safe reply.',
  },
  {
    id: 'product-tester',
    title: 'Product Tester',
    category: 'Other',
    employmentType: 'Part-time',
    description:
      'Try our chat, web app and phone line before others do. Tell us what is hard to read, hard to hear or hard to trust.',
  },
  {
    id: 'open-application',
    title: 'Open Application',
    category: 'Other',
    employmentType: 'Full-time',
    description: `No role here that fits? We keep one seat open for a person who cares about our work. Tell us how you could help ${brand.productName}.`,
  },
] as const satisfies readonly JobSummary[];

export type JobId = (typeof openings)[number]['id'];

export const jobs: readonly JobSummary[] = openings;
