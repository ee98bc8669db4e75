import { readFileSync, writeFileSync } from 'node:fs';
import { postedOn } from '../src/content/job-details.ts';
import { openings } from '../src/content/jobs.ts';
import { languages } from '../src/domain/language.ts';
import { shownTexts } from './words/compile.ts';
import { fromRoot } from './words/message-files.ts';

const migration = fromRoot('supabase/migrations/20261125100400_positions.sql');

/**
 * Writes the positions that the site is built with into the migration that lists them: mail, letters and the staff app take their
 * titles from the database. One without a title stays out.
 */
export function writeBuiltInPositions(): void {
  const texts = languages.map((language) => [language, shownTexts(language, 'jobs')] as const);
  const rows = openings.flatMap(({ id, category, employmentType }) => {
    const titles = texts.flatMap(([language, shown]) => {
      const title = shown.get(`jobMessages.${id}.title`);
      return title === undefined ? [] : [`"${language}": ${JSON.stringify(title.replaceAll("'", "''"))}`];
    });
    if (titles.length === 0) return [];
    return [
      `  (true, '${id}', '${category}', '${employmentType}', '${postedOn[id]}',\n   '{${titles.join(', ')}}')`,
    ];
  });
  const before = readFileSync(migration, 'utf8');
  const list = /(?<=^insert into public\.positions \(is_built_in, .*\) values\n)[^]*?(?=;\n\n)/m;
  const after = before.replace(list, () => rows.join(',\n'));
  if (after !== before) writeFileSync(migration, after);
}
