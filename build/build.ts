/* `npm run build [-- --release] [-- --without-backend] [-- --with-drafts]`: builds the site into dist/web and the desk into dist/desk for the backend that the environment names. */
import { languageStates, publishedLanguages } from '../src/i18n/languages.ts';
import { findStaleDrawings } from './brand-assets.ts';
import { gapsOf, readBuildOrder } from './build-order.ts';
import { buildStaffApp } from './staff.ts';
import { findDraftLanguages } from './draft-languages.ts';
import { refuseBrokenCard } from './model-card.ts';
import { findPlaceholders } from './placeholders.ts';
import { findReleaseGaps } from './release-gaps.ts';
import { StartError } from './serve.ts';
import { buildSite } from './site.ts';
import { findStaleNumbers } from './stale-numbers.ts';

try {
  const today = Date.now();
  const gaps = gapsOf({
    placeholders: findPlaceholders(),
    undecided: findReleaseGaps(await refuseBrokenCard(), new Date(today).toISOString().slice(0, 10)),
    staleDrawings: await findStaleDrawings(),
    oldNumbers: findStaleNumbers(today),
    drafts: findDraftLanguages(publishedLanguages, languageStates),
  });
  const order = readBuildOrder(process.argv.slice(2), process.env, gaps);
  await buildSite({ backend: order.backend });
  await buildStaffApp({ backend: order.backend });
  console.log('The site is in dist/web, the desk of the staff in dist/desk.');
  for (const notice of order.notices) console.log(notice);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
