import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from '../command.ts';

const path = 'docs/accessibility-conformance.md';

/** What the report speaks of, each by itself. */
export const surfaces = ['website', 'staff app', 'kiosk'] as const;
export type Surface = (typeof surfaces)[number];

/** How far a criterion is met, in the words of VPAT 2.5; what they mean: report.ts. */
const levels = [
  'Supports',
  'Partially Supports',
  'Does Not Support',
  'Not Applicable',
  'Not Evaluated',
] as const;
export type Conformance = (typeof levels)[number];

const claimSchema = z.object({
  number: z.string().regex(/^\d+(?:\.\d+)+$/),
  title: z.string().min(1),
  on: z.array(z.enum(surfaces)),
  conformance: z.enum(levels),
  remarks: z.string(),
  /** Test files below `tests`. */
  evidence: z.array(z.string()),
});

/** What is said of one criterion on some of the surfaces: a row of the document. */
export type Claim = z.infer<typeof claimSchema>;

/** A chapter of the document, with its list and the rows of its table. */
export type Section = { title: string; items: readonly string[]; claims: readonly Claim[] };

/**
 * The chapters of the document.
 * @throws StartError naming a row that does not have the form that the document describes.
 */
export function readSections(): readonly Section[] {
  const [, ...sections] = readFileSync(path, 'utf8').split(/^## /m);
  return sections.map((section) => {
    const lines = section.split('\n');
    const [, , ...rows] = lines.filter((line) => line.startsWith('|'));
    return {
      title: lines[0] ?? '',
      items: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
      claims: rows.map(readRow),
    };
  });
}

function readRow(row: string): Claim {
  const [, criterion = '', surface = '', conformance, remarks, evidence = ''] = row
    .split('|')
    .map((cell) => cell.trim());
  const [number, ...title] = criterion.split(' ');
  const on = surface === 'all' ? [...surfaces] : surface.split(', ');
  const read = claimSchema.safeParse({
    number,
    title: title.join(' '),
    on,
    conformance,
    remarks,
    evidence: evidence.split(', ').filter((file) => file !== ''),
  });
  if (read.success) return read.data;
  throw new StartError(`${path}: ${criterion} on ${surface}: ${z.prettifyError(read.error)}`);
}
