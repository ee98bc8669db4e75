import { paths } from '../../src/config/paths.ts';

const others = new Set<string>([paths.jobPattern, paths.application, paths.notFound]);

/** Every page of the site but the jobs', the applicant's own and the two that say that nothing was found. A new route is in it by itself. */
export const sitePages: readonly string[] = Object.values(paths)
  .filter((path) => typeof path === 'string')
  .filter((path) => !others.has(path));
