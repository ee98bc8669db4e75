/** In the address of that form: the position it is about. */
export const positionParameter = 'position';

/** The only file with the paths of our routes (specification, section 2; docs/decisions/specification.md for the rest). */
export const paths = {
  home: '/',
  privacy: '/privacy',
  terms: '/terms',
  healthData: '/consumer-health-data',
  accessibility: '/accessibility',
  safety: '/safety',
  /** Sheets to print and take along; a choice of questions is in the fragment. */
  sheets: '/sheets',
  press: '/press',
  careers: '/careers',
  jobPattern: '/careers/job/:id',
  job: (id: string) => `/careers/job/${encodeURIComponent(id)}`,
  /** The applicant's own link; its secret is in the fragment. */
  application: '/application',
  /** The form for who needs something done in another way to apply. */
  accommodation: '/accommodation',
  accommodationFor: (jobId: string) => `/accommodation?${positionParameter}=${encodeURIComponent(jobId)}`,
  pitch: '/pitch',
  notFound: '/404',
} as const;

/** Anchors of the landing page (specification, section 2), and one more for who asks for another person. */
export const anchors = { features: 'features', about: 'about', ways: 'ways', contact: 'contact' } as const;

/** Id of the place for notices, which follows the bar: a browser paints nothing before it has come so far (build/page-html.ts). */
export const noticesId = 'notices';

/** Pages of the kiosk alone. */
export const kioskPaths = {
  more: '/more',
  how: '/more/how',
  contact: '/more/contact',
  questions: '/sheets/questions',
  takeQuestions: '/sheets/questions/take',
  medicines: '/sheets/medicines',
} as const;
