/*
 * A served page as those read it who run no script: words, links and data. For pages of our own, whose markup React has
 * written; no parser for those of others.
 */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

function decode(text: string): string {
  return text.replaceAll(/&(#x27|\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** What a person reads on a page, words apart by one space. */
export function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ');
  return decode(body.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Where the links of a page lead, as they are written. */
export function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) => decode(href));
}

/** The job posting in a page's structured data; null when there is none. */
export function postingIn(html: string): Readonly<Record<string, unknown>> | null {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']): unknown => JSON.parse(json))
    .find((thing) => isRecord(thing) && thing['@type'] === 'JobPosting');
  return isRecord(found) ? found : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
