/* `npm run build [-- --release]`: builds the site into dist/web for the backend that the environment names. */
import { findPlaceholders } from './placeholders.ts';
import { readSettings } from './settings.ts';
import { buildSite } from './site.ts';
import { StartError } from './serve.ts';

const release = process.argv.includes('--release') || process.env.RELEASE === '1';
const placeholders = findPlaceholders();
const list = placeholders.map(({ path, value }) => `  ${path}: ${value}`).join('\n');

try {
  if (release && placeholders.length > 0) {
    throw new StartError(
      `Not built: ${placeholders.length} placeholders are still in place. Replace each in src/content/brand.ts:\n${list}`,
    );
  }
  await buildSite({ backend: readSettings(process.env).hosted });
  console.log('The site is in dist/web.');
  if (placeholders.length > 0) console.log(`Placeholders still in place (src/content/brand.ts):\n${list}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
