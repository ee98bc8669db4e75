import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { ourSite, twinSite } from './pages.ts';
import { ratioToTwin, type BenchResults, type Measured } from './results.ts';
import { toMarkdown } from './table.ts';

const dash = '–';

type Column = { title: string; cell: (page: Measured, all: readonly Measured[]) => string };

const ms = (value: number | null | undefined) => (value == null ? dash : String(Math.round(value)));
const kB = (value: number | null | undefined) => (value == null ? dash : (value / 1000).toFixed(1));

const columns: readonly Column[] = [
  { title: 'page', cell: ({ path, site }) => (site === ourSite ? `**${path}**` : `${path} · ${site}`) },
  {
    title: 'scores',
    cell: ({ simulated }) =>
      [simulated?.performance, simulated?.accessibility, simulated?.bestPractices, simulated?.seo].join('/'),
  },
  { title: 'LCP ms', cell: ({ simulated }) => ms(simulated?.lcp) },
  {
    title: '÷ twin',
    cell: (page, all) => ratioToTwin(all, page, 'simulated', 'lcp', twinSite)?.toFixed(2) ?? dash,
  },
  { title: 'TBT ms', cell: ({ simulated }) => ms(simulated?.tbt) },
  { title: 'CLS', cell: ({ simulated }) => simulated?.cls?.toFixed(3) ?? dash },
  { title: 'scripts kB', cell: ({ scriptBytes }) => kB(scriptBytes) },
  { title: 'answers ms', cell: ({ hydratedMs }) => ms(hydratedMs) },
];

/** Head and rows of the bench's one table: each page, then what it is held against. */
export function benchTable({ pages }: BenchResults) {
  return {
    head: columns.map(({ title }) => title),
    rows: pages.map((page) => columns.map(({ cell }) => cell(page, pages))),
  };
}

/** The table with what one must know to read it, as Markdown. */
export function benchMarkdown(results: BenchResults): string {
  const { machine, runs, versions, measuredAt, kiosk } = results;
  const { head, rows } = benchTable(results);
  const kioskLine =
    kiosk === null
      ? ''
      : `\n\nKiosk in Chromium: attract screen painted ${kiosk.coldStartMs} ms after the browser was started cold; ${kiosk.droppedFrames} of ${kiosk.frames} frames dropped while scrolling.`;
  return `${toMarkdown(head, rows)}${kioskLine}

Lighthouse ${versions?.lighthouse ?? dash} mobile, ${versions?.browser ?? dash}, HTTP/2 and TLS on the same machine, brotli 11; median of ${runs.simulated} simulated and ${runs.applied} applied runs in turn, ${measuredAt.slice(0, 10)}; ${machine.processor}, ${machine.cores} cores, ${machine.memoryGiB} GiB, load ${machine.loadAtStart} to ${machine.loadAtEnd}. The static twin is the same page as one HTML file without script and typeface. Bytes as sent, 1 kB = 1000 bytes; "answers" is when React answers a press, throttling applied; scripts are those of the page itself, without what is prefetched for the next one. \`npm run bench\` measures again.`;
}

const marks = { start: '<!-- bench -->', end: '<!-- /bench -->' };

/**
 * Puts the table between the marks of a Markdown file.
 * @returns whether the file has the marks; without them it stays as it is.
 */
export async function writeBlock(file: string, markdown: string): Promise<boolean> {
  const text = await readFile(file, 'utf8');
  const start = text.indexOf(marks.start);
  const end = text.indexOf(marks.end);
  if (start < 0 || end < start) return false;
  const filled = `${text.slice(0, start + marks.start.length)}\n\n${markdown}\n\n${text.slice(end)}`;
  await writeFile(file, await format(filled, { ...(await resolveConfig(file)), filepath: file }));
  return true;
}
