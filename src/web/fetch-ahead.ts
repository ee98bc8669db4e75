import { words } from '~/content/spoken.ts';
import { readAddress } from '~/domain/language.ts';
import { mayFetchAhead, planAhead, type AheadList } from '~/domain/fetch-ahead.ts';
import { idle } from '~/platform/idle.ts';
import { readLine } from './line.ts';
import { routeAt, routes } from './routes.tsx';

let begin: () => void;
const begun = new Promise<void>((resolve) => (begin = resolve));

/** To be called when the first page has all that is its own: nothing is fetched ahead before. */
export function allowFetchingAhead(): void {
  begin();
}

/**
 * Fetches what the page may need of its own later, and the code of the pages that it links to, one page after the other,
 * whenever the processor has nothing else to do. Only code: no page asks for data when it opens. It is run as well, so that a
 * press has nothing left to do but draw.
 * Without a line, and where the list of files is not there (development), nothing happens.
 * @param pathname path of the page that is shown.
 * @param leaving ends it when another page is shown.
 */
export async function fetchAhead(pathname: string, leaving: AbortSignal): Promise<void> {
  await begun;
  if (!mayFetchAhead(readLine())) return;
  try {
    const list = await fetchList(leaving);
    if (list === null) return;
    for (const { route, files } of planAhead(list, routesAhead(pathname), presentFiles())) {
      await idleOn(leaving);
      await Promise.all(files.map((address) => bring(address, leaving)));
      await idleOn(leaving);
      await routes.find(({ name }) => name === route)?.warmUp();
    }
  } catch {
    // The page was left, or the line is down: a press fetches what it needs.
  }
}

/** Fetches the code of a page whose link is being pressed: a finger takes a tenth of a second to come up again. */
export function fetchAtPress({ target }: PointerEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])');
  if (link === null || isElsewhere(link) || !mayFetchAhead(readLine())) return;
  routeAt(readAddress(link.pathname).path)
    .warmUp()
    .catch(() => undefined);
}

/** Whether a link leads to a page in another language, which is another document. */
function isElsewhere(link: HTMLAnchorElement): boolean {
  return readAddress(link.pathname).language !== words.language;
}

let knownList: AheadList | null = null;

async function fetchList(signal: AbortSignal): Promise<AheadList | null> {
  const address = document.getElementById('chunks')?.dataset.ahead;
  if (knownList !== null || address === undefined) return knownList;
  await idleOn(signal);
  knownList = JSON.parse(await bring(address, signal)) as AheadList;
  return knownList;
}

/** Into the browser's cache, after everything that the page itself asks for. */
async function bring(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { priority: 'low', signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/**
 * Names of the routes that may be needed next: the page's own, of which a part may come late (the tabs), those that the
 * page's words link to, then those of bar and footer.
 */
function routesAhead(pathname: string): readonly string[] {
  const inWords = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]');
  const all = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]');
  const own = [...inWords, ...all].filter((link) => !isElsewhere(link));
  const linked = own.map((link) => routeAt(readAddress(link.pathname).path).name);
  return [routeAt(pathname).name, ...linked];
}

/** Addresses of what was fetched, and of the styles that stand in the page. */
function presentFiles(): ReadonlySet<string> {
  const inline = document.querySelector<HTMLElement>('style[data-files]')?.dataset.files?.split(' ') ?? [];
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return new Set([...inline, ...fetched]);
}

/** Resolves when the processor has nothing to do. @throws Error when the page was left. */
function idleOn(page: AbortSignal): Promise<void> {
  if (page.aborted) throw new Error('The page was left.');
  return idle();
}
