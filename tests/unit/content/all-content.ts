import { findJob } from '~/content/job-details.ts';
import { jobs } from '~/content/jobs.ts';
import { accessibility } from '~/content/legal/accessibility.ts';
import { healthData } from '~/content/legal/health-data.ts';
import { privacy } from '~/content/legal/privacy.ts';
import type { LegalDocument } from '~/content/legal/legal.ts';
import { terms } from '~/content/legal/terms.ts';
import { safety } from '~/content/safety/safety.ts';
import { words } from '~/content/en/words.ts';

const { home, samples, emergency, careers, job, press, pitch, notFound } = words;

/** What stands on a product page. */
export const productPages: Readonly<Record<string, unknown>> = {
  'landing page': [home, samples, emergency],
  careers: [careers, jobs()],
  'job page': job,
  press,
  pitch,
  'not found': notFound,
  ...Object.fromEntries(jobs().map(({ id }) => [`job ${id}`, findJob(id)])),
};

export const legalPages: Readonly<Record<string, LegalDocument>> = {
  privacy: privacy(),
  terms: terms(),
  'consumer health data': healthData(),
  accessibility: accessibility(),
  safety: safety(),
};

/** Title and description of every page. */
export const heads: ReadonlyArray<{ title: string; description: string }> = [
  home.homeHead,
  ...Object.values(legalPages).map(({ head }) => head),
  press.press.head,
  careers.careers.head,
  pitch.pitch.head,
  ...jobs().map(({ title, description }) => ({ title: job.jobPage.title(title), description })),
];
