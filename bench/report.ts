import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { ourSite, twinSite } from './pages.ts';
import { ratioToTwin, type BenchResults, type Measured } from './results.ts';
import { toMarkdown } from './table.ts';

const dash = '–';

type Column = { title: string; cell: (page: Measured, all: readonly Measured[]) => string };

const ms = (value: number | null | undefined) => (value == null ? dash : String(Math.round(value)));
const kB = (value: number | null | undefined) => (value == null ? dash : (value / 1000).toFixed(1));

function ratio(session: 'simulated' | 'applied', key: 'fcp' | 'lcp' | 'speedIndex') {
  return (page: Measured, all: readonly Measured[]) =>
    ratioToTwin(all, page, session, key, twinSite)?.toFixed(2) ?? dash;
}

const columns: readonly Column[] = [
  { title: 'page', cell: ({ path, site }) => (site === ourSite ? `**${path}**` : `${path} · ${site}`) },
  {
    title: 'scores',
    cell: ({ simulated }) =>
      [simulated?.performance, simulated?.accessibility, simulated?.bestPractices, simulated?.seo].join('/'),
  },
  { title: 'FCP ms', cell: ({ simulated }) => ms(simulated?.fcp) },
  { title: '÷ twin', cell: ratio('simulated', 'fcp') },
  { title: 'LCP ms', cell: ({ simulated }) => ms(simulated?.lcp) },
  { title: '÷ twin', cell: ratio('simulated', 'lcp') },
  { title: 'SI ms', cell: ({ simulated }) => ms(simulated?.speedIndex) },
  { title: '÷ twin', cell: ratio('simulated', 'speedIndex') },
  { title: 'TBT ms', cell: ({ simulated }) => ms(simulated?.tbt) },
  { title: 'CLS', cell: ({ simulated }) => simulated?.cls?.toFixed(3) ?? dash },
  { title: 'LCP applied ms', cell: ({ applied }) => ms(applied?.lcp) },
  { title: '÷ twin', cell: ratio('applied', 'lcp') },
  { title: 'hydrated ms', cell: ({ hydratedMs }) => ms(hydratedMs) },
  { title: 'requests', cell: ({ simulated }) => String(simulated?.requests ?? dash) },
  { title: 'HTML kB', cell: ({ simulated }) => kB(simulated?.html) },
  { title: 'CSS', cell: ({ simulated }) => kB(simulated?.css) },
  { title: 'JS', cell: ({ simulated }) => kB(simulated?.script) },
  { title: 'font', cell: ({ simulated }) => kB(simulated?.font) },
  { title: 'images', cell: ({ simulated }) => kB(simulated?.image) },
  { title: 'total', cell: ({ simulated }) => kB(simulated?.total) },
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

Lighthouse ${versions?.lighthouse ?? dash} mobile, ${versions?.browser ?? dash}, HTTP/2 and TLS on the same machine, brotli 11; median of ${runs.simulated} simulated and ${runs.applied} applied runs in turn, ${measuredAt.slice(0, 10)}; ${machine.processor}, ${machine.cores} cores, ${machine.memoryGiB} GiB, load ${machine.loadAtStart} to ${machine.loadAtEnd}. The static twin is the same page as one HTML file without script and typeface. Bytes as sent, 1 kB = 1000 bytes; "hydrated" is when the page answers to scripts, throttling applied. \`npm run bench\` measures again.`;
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
