import type { Duty, Proof } from '../../src/content/legal-duties/duty.ts';

/* Finds what the law asks for (src/content/legal-duties) on a page as it is served, as those read it who run no script. */

/** Duties whose pages lack something, a line for each thing that is missing. A page that is not there lacks everything. */
export async function findUnmetDuties(
  rows: readonly Duty[],
  readPage: (path: string) => Promise<string>,
): Promise<readonly string[]> {
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
      return proof.words.test(textOf(html));
    case 'link':
      return linksIn(html).includes(proof.to);
    case 'posting':
      return isText(postingIn(html)?.[proof.property]);
  }
}

/** Whether a value of structured data says anything. */
function isText(value: unknown): boolean {
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

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

function decode(text: string): string {
  return text.replaceAll(/&(#x27|\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** What a person reads on a page, words apart by one space. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ');
  return decode(body.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Where the links of a page lead, as they are written. */
function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) => decode(href));
}

/** The job posting in a page's structured data; null when there is none. */
function postingIn(html: string): Readonly<Record<string, unknown>> | null {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']): unknown => JSON.parse(json))
    .find((thing) => isRecord(thing) && thing['@type'] === 'JobPosting');
  return isRecord(found) ? found : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
