import type { PageWords } from '../page-words.ts';

/** The words that a page needs beside those of every page (common.ts): the files of page-words.ts. */
export const pageWords: PageWords = {
  home: async () => [await import('./pages/home.ts')],
  privacy: async () => [await import('./legal/privacy.ts')],
  terms: async () => [await import('./legal/terms.ts')],
  'health-data': async () => [await import('./legal/health-data.ts')],
  accessibility: async () => [await import('./legal/accessibility.ts')],
  safety: async () => [await import('./pages/safety.ts')],
  press: async () => [await import('./press.ts')],
  careers: async () => [await import('./pages/careers.ts')],
  application: async () => [await import('./pages/application.ts')],
  job: () => Promise.all([import('./pages/careers.ts'), import('./pages/job.ts')]),
  pitch: async () => [await import('./pitch.ts')],
  'not-found': async () => [await import('./not-found.ts')],
};
