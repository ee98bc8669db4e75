import { paths } from './config/paths.ts';
import { jobIds } from './content/jobs.ts';
import type { MessageFile } from './i18n/generated/english.ts';

/** Components that only the website has, each in a file of its own, which the kiosk must not hold. */
export type PagePart = 'ApplicationForm' | 'SubmissionReceipt';

/** What a page is, for whoever needs no component of it: the build, the messages' compiler, the sitemap. */
export type PageRow = {
  /** Pattern of its address, without the language's folder. */
  path: string;
  /** The addresses that are prerendered, if not its path alone. A pattern has a not-found page beside them. */
  addresses?: readonly string[];
  /** The files of messages that it needs beside those of every page. */
  messages: readonly MessageFile[];
  /** Components that are fetched together with it. */
  parts?: readonly PagePart[];
  /** Whether it shows positions, which are fetched together with it. */
  showsPositions?: true;
  /** Its folder in `pages`, if not its name. */
  folder?: string;
  /** Small pages of one kind come as one file: who reads one of them opens the next without a request. */
  chunk?: string;
  /** Whether search engines should know it (sitemap.xml), if not. */
  isListed?: false;
};

const legal = { folder: 'legal', chunk: 'legal' } as const;

/** The pages of the website (specification, section 2; docs/decisions/specification.md for those that it does not name). */
export const pageTable = {
  home: { path: paths.home, messages: ['home', 'samples'] },
  privacy: { path: paths.privacy, messages: ['privacy'], ...legal },
  terms: { path: paths.terms, messages: ['terms'], ...legal },
  'health-data': { path: paths.healthData, messages: ['health-data'], ...legal },
  accessibility: { path: paths.accessibility, messages: ['accessibility'], ...legal },
  safety: { path: paths.safety, messages: ['health-words', 'safety'], ...legal },
  sheets: { path: paths.sheets, messages: ['sheets'] },
  press: { path: paths.press, messages: ['press'], chunk: 'press' },
  careers: {
    path: paths.careers,
    messages: ['submission-receipt', 'careers', 'jobs'],
    parts: ['SubmissionReceipt'],
    showsPositions: true,
    chunk: 'careers',
  },
  pitch: { path: paths.pitch, messages: ['pitch'], chunk: 'press' },
  job: {
    path: paths.jobPattern,
    addresses: jobIds.map(paths.job),
    // prettier-ignore
    messages: [
      'submission-receipt', 'careers', 'jobs', 'application', 'countries', 'job',
      'creative-jobs', 'growth-jobs', 'marketing-jobs', 'other-jobs',
    ],
    parts: ['ApplicationForm', 'SubmissionReceipt'],
    showsPositions: true,
    chunk: 'careers',
  },
  'not-found': { path: '*', addresses: [], messages: ['not-found'], isListed: false },
  application: {
    path: paths.application,
    messages: ['submission-receipt', 'application', 'application-status'],
    folder: 'application-status',
    isListed: false,
  },
  accommodation: {
    path: paths.accommodation,
    messages: ['jobs', 'application', 'accommodation'],
  },
} as const satisfies Readonly<Record<string, PageRow>>;

export type PageName = keyof typeof pageTable;

/** Id of the element in which a built page lists the files of each page, by its name. */
export const pageFilesId = 'page-files';

/** The rows with their names, in the table's order. */
export const pageRows = Object.entries(pageTable) as readonly (readonly [PageName, PageRow])[];
