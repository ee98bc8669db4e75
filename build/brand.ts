/*
 * `npm run brand`: draws everything that shows the brand, from src/config, and names the one column that is named after it. Run
 * it after a change to brand.ts, to a drawing or to the palette, and commit what it writes; the normal build does none of it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { brand, whyJoinColumn } from '../src/config/brand.ts';
import { fontFile } from './lettering.ts';
import { runCommand } from './command.ts';
import { writeWhyJoinMigration } from './why-join-migration.ts';

const wordmarkFile = new URL('../src/config/drawings/wordmark.ts', import.meta.url);
/** The name beside a mark of 48: capitals of 28, so that the baseline stands at 38. */
const wordmarkAt = { x: 58, y: 38, size: 42 } as const;

await runCommand(async () => {
  const migration = await writeWhyJoinMigration(whyJoinColumn);
  if (migration !== null) console.log(`Written: supabase/${migration}.`);
  await writeFile(wordmarkFile, await wordmarkSource(brand.productName));
  // Loaded now: the pictures show the outlines that were just written.
  const { writeBrandPictures } = await import('./brand-assets.ts');
  await writeBrandPictures();
  console.log(`Drawn for ${brand.productName}: src/config/drawings/wordmark.ts, public and build/icons.`);
});

/** The text of the file that holds the product's name as outlines, in the bold weight of the site's typeface. */
async function wordmarkSource(name: string): Promise<string> {
  const typeface = create(await readFile(await fontFile('atkinson-hyperlegible-next')));
  if (typeface.type !== 'TTF') throw new Error('The typeface is no single font.');
  const bold = typeface.getVariation({ wght: 700 });
  const { glyphs, positions, advanceWidth } = bold.layout(name);
  const scale = wordmarkAt.size / bold.unitsPerEm;
  let x = wordmarkAt.x;
  let path = '';
  glyphs.forEach((glyph, index) => {
    path += glyph.path.scale(scale, -scale).translate(x, wordmarkAt.y).toSVG();
    x += (positions[index]?.xAdvance ?? 0) * scale;
  });
  return `/** The product's name as outlines beside the mark. Written by \`npm run brand\` from brand.productName. */
export const wordmark = {
  name: '${name}',
  width: ${Math.ceil(wordmarkAt.x + advanceWidth * scale)},
  path: '${path}',
} as const;
`;
}
