/* `npm run build [-- --release] [-- --without-backend] [-- --with-drafts]`: builds the site into dist/web for the backend that the environment names. */
import { languageStates, publishedLanguages } from '../src/content/languages.ts';
import { findStaleDrawings } from './brand-assets.ts';
import { readBuildOrder } from './build-order.ts';
import { findDraftLanguages } from './draft-languages.ts';
import { refuseBrokenCard } from './model-card.ts';
import { findPlaceholders } from './placeholders.ts';
import { findReleaseGaps } from './release-gaps.ts';
import { StartError } from './serve.ts';
import { buildSite } from './site.ts';
import { findStaleNumbers } from './stale-numbers.ts';

try {
  const stale = await findStaleDrawings();
  const today = Date.now();
  const gaps = findReleaseGaps(await refuseBrokenCard(), new Date(today).toISOString().slice(0, 10));
  const order = readBuildOrder(
    process.argv.slice(2),
    process.env,
    findPlaceholders(),
    stale,
    gaps,
    findStaleNumbers(today),
    findDraftLanguages(publishedLanguages, languageStates),
  );
  await buildSite({ backend: order.backend });
  console.log('The site is in dist/web.');
  for (const notice of order.notices) console.log(notice);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
