import type { Spoken } from './spoken.ts';

/**
 * The files of words that each page needs beside those of every page (common.ts), by the name of its route. Each is built as one
 * file of the site; pages/ in a language's folder says what is put together.
 */
export const pageWordFiles = {
  home: ['pages/home'],
  privacy: ['legal/privacy'],
  terms: ['legal/terms'],
  'health-data': ['legal/health-data'],
  accessibility: ['legal/accessibility'],
  safety: ['pages/safety'],
  press: ['press'],
  careers: ['pages/careers'],
  application: ['pages/application'],
  job: ['pages/careers', 'pages/job'],
  pitch: ['pitch'],
  'not-found': ['not-found'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The pages that have words of their own, by the names of their routes. */
export type PageName = keyof typeof pageWordFiles;

/** Fetches the words of each page. Every language has the same list, in its own folder (pages.ts). */
export type PageWords = Readonly<Record<PageName, () => Promise<ReadonlyArray<Partial<Spoken>>>>>;
