import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { duties, dutyCheckDays } from '../src/content/legal-duties/duties.ts';
import { paths } from '../src/config/paths.ts';
import type { Duty, Proof } from '../src/content/legal-duties/duty.ts';
import { daysBetween } from '../src/domain/days.ts';
import { linksIn, postingIn, wordsOf } from './page-words.ts';
import { StartError } from './serve.ts';

/** Reads a page as it is served. @param path of the page, such as `/privacy`. @returns its HTML. */
export type ReadPage = (path: string) => Promise<string>;

/**
 * Refuses a built site on which a duty of the law is not kept (src/content/legal-duties).
 * @param outDir absolute path of the site.
 * @param closed ids of jobs that take no applications: their pages advertise nothing.
 * @throws StartError that names each duty, its place, the page and what is missing there.
 */
export async function refuseUnmetDuties(outDir: string, closed: readonly string[]): Promise<void> {
  const rows = withoutPages(duties, new Set(closed.map((id) => paths.job(id))));
  const unmet = await findUnmetDuties(rows, (path) => readFile(join(outDir, path, 'index.html'), 'utf8'));
  if (unmet.length === 0) return;
  throw new StartError(`Not built: pages do not hold what the law asks for.\n  ${unmet.join('\n  ')}`);
}

/** Duties with all their pages but these. */
export function withoutPages(rows: readonly Duty[], left: ReadonlySet<string>): readonly Duty[] {
  return rows.map((row) => {
    if (row.keeping.by !== 'page') return row;
    return {
      ...row,
      keeping: { ...row.keeping, pages: row.keeping.pages.filter((page) => !left.has(page)) },
    };
  });
}

/** Duties whose pages lack something, a line for each thing that is missing. A page that is not there lacks everything. */
export async function findUnmetDuties(rows: readonly Duty[], readPage: ReadPage): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { id, place, keeping } of rows) {
    if (keeping.by !== 'page') continue;
    for (const page of keeping.pages) {
      const html = await readPage(page).catch(() => '');
      const missing = keeping.proofs.filter((proof) => !isProven(proof, html));
      lines.push(...missing.map((proof) => `${id} (${place}): ${page} has no ${nameOf(proof)}`));
    }
  }
  return lines;
}

function isProven(proof: Proof, html: string): boolean {
  switch (proof.kind) {
    case 'words':
      return proof.words.test(wordsOf(html));
    case 'link':
      return linksIn(html).includes(proof.to);
    case 'posting':
      return isSaid(postingIn(html)?.[proof.property]);
  }
}

/** Whether a value of structured data says anything. */
function isSaid(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '';
}

function nameOf(proof: Proof): string {
  switch (proof.kind) {
    case 'words':
      return proof.means;
    case 'link':
      return `link to ${proof.to}`;
    case 'posting':
      return `"${proof.property}" in its structured data`;
  }
}

/**
 * What a release may not go out with: rows whose source nobody has read for too long, and practices that nobody confirmed.
 * @param today ISO 8601.
 */
export function findStaleDuties(rows: readonly Duty[], today: string): readonly string[] {
  const sources = rows.flatMap(({ id, place, source, checkedOn }) =>
    ageOf('checked', checkedOn, today).map((age) => `${id} (${place}): its source ${age}: ${source}`),
  );
  const practices = rows.flatMap(({ id, place, keeping }) =>
    keeping.by === 'page'
      ? []
      : ageOf('confirmed', keeping.confirmedOn, today).map(
          (age) => `${id} (${place}): it ${age}: ${keeping.what}`,
        ),
  );
  return [...sources, ...practices];
}

/** What is wrong with a day on which something was last done; nothing when it is recent enough. */
function ageOf(done: 'checked' | 'confirmed', day: string | null, today: string): readonly string[] {
  if (day === null) return [`was never ${done}`];
  const days = daysBetween(day, today);
  if (days < 0) return [`was ${done} on a day to come (${day})`];
  return days > dutyCheckDays ? [`was last ${done} ${days} days ago`] : [];
}
