/** A file of the site and what it costs to fetch: bytes as they are sent, compressed. */
export type AheadFile = readonly [address: string, bytes: number];

/** The files that each route needs, by the route's name. The build writes it (build/ahead-list.ts). */
export type AheadList = Readonly<Record<string, readonly AheadFile[]>>;

/** The most that is fetched ahead on one page, in bytes as sent. */
export const mostAheadBytes = 150_000;

/** What the browser tells of the line and of the person's wish. Null where it does not say. */
export type Line = {
  /** Data saving is on: in the browser, or asked of the page by the device. */
  savesData: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g` (Network Information API, section 5). */
  effectiveType: string | null;
};

/** Whether anything may be fetched before somebody asks for it: not on a dear line, and not on one that is slower than 3G. */
export function mayFetchAhead({ savesData, effectiveType }: Line): boolean {
  return !savesData && !effectiveType?.endsWith('2g');
}

/**
 * Chooses what to fetch ahead.
 * @param wanted names of routes, the likeliest first.
 * @param present addresses of the files that are here already.
 * @param limitBytes what all of it together may weigh; a route that does not fit is left out.
 * @returns the routes to bring, in the same order, with the files that are missing.
 */
export function planAhead(
  list: AheadList,
  wanted: readonly string[],
  present: ReadonlySet<string>,
  limitBytes = mostAheadBytes,
): readonly { route: string; files: readonly string[] }[] {
  const known = new Set(present);
  let left = limitBytes;
  return [...new Set(wanted)].flatMap((route) => {
    const missing = list[route]?.filter(([address]) => !known.has(address));
    if (missing === undefined) return [];
    const bytes = missing.reduce((sum, [, each]) => sum + each, 0);
    if (bytes > left) return [];
    left -= bytes;
    const files = missing.map(([address]) => address);
    for (const address of files) known.add(address);
    return [{ route, files }];
  });
}
