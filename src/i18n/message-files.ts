/** The files of messages that every page needs, by their names in `messages/<language>`. */
export const commonFiles = ['emergency', 'legal-frame', 'navigation', 'notices', 'shell'] as const;

/** The files of messages that a page needs besides, by the page's name in the route table (src/routes.tsx). */
export const pageFiles = {
  accessibility: ['accessibility'],
  accommodation: ['jobs', 'application', 'accommodation'],
  application: ['application', 'application-status'],
  careers: ['submission-receipt', 'careers', 'jobs'],
  'health-data': ['health-data'],
  home: ['home', 'samples'],
  job: [
    'submission-receipt',
    'careers',
    'jobs',
    'application',
    'countries',
    'job',
    'creative-jobs',
    'growth-jobs',
    'marketing-jobs',
    'other-jobs',
  ],
  'not-found': ['not-found'],
  pitch: ['pitch'],
  press: ['press'],
  privacy: ['privacy'],
  safety: ['health-words', 'safety'],
  terms: ['terms'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
