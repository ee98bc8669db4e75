/*
 * `npm run brand`: draws everything that shows the brand, from src/config, and names the one column that is named after it. Run
 * it after a change to brand.ts, to a drawing or to the palette, and commit what it writes; the normal build does none of it.
 */
import { writeFile } from 'node:fs/promises';
import { brand, whyJoinColumn } from '../src/config/brand.ts';
import { StartError } from './serve.ts';
import { writeWhyJoinMigration } from './why-join-migration.ts';
import { wordmarkFile, wordmarkSource } from './wordmark-file.ts';

try {
  const migration = await writeWhyJoinMigration(whyJoinColumn);
  if (migration !== null) console.log(`Written: supabase/${migration}.`);
  await writeFile(wordmarkFile, wordmarkSource(brand.productName));
  // Loaded now: the pictures show the outlines that were just written.
  const { writeBrandPictures } = await import('./brand-assets.ts');
  await writeBrandPictures();
  console.log(`Drawn for ${brand.productName}: src/config/drawings/wordmark.ts, public and build/icons.`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
