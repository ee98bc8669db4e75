export const home = '/';
export const careers = '/careers';
export const job = '/careers/job/graphic-designer';

const footer = [
  '/press',
  careers,
  '/pitch',
  '/safety',
  '/privacy',
  '/terms',
  '/consumer-health-data',
  '/accessibility',
];

/** The page one is on and the link that is pressed there: all of the footer, the bar's, a job card, the way back from it. */
export const nextPages: readonly (readonly [from: string, to: string])[] = [
  ...footer.map((to) => [home, to] as const),
  [careers, job],
  [careers, home],
  [job, careers],
  [job, home],
];
