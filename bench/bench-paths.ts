import { fileURLToPath } from 'node:url';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Folders the bench writes. All but the results are thrown away with `dist`. */
export const benchPaths = {
  site: fromRoot('dist/bench/web'),
  twin: fromRoot('dist/bench/twin'),
  kiosk: fromRoot('dist/kiosk'),
  results: fromRoot('bench/results.json'),
  readme: fromRoot('README.md'),
} as const;

/** A hosted backend that is never reached: the bench's pages are built as production's are, with the form ready. */
export const benchBackend = { url: 'https://project.supabase.example', anonKey: 'public-key-of-no-project' };
