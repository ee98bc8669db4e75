import { expect, it } from 'vitest';
import type { ExportedApplication } from '../../../../src/api/answers/applications.ts';
import { writtenColumns } from '../../../../src/config/application-row.ts';
import { exportText } from '../../../../src/staff/applications/export-file.ts';
import { rightFields } from '../../../support/right-fields.ts';

const id = '7f3a91c2-5f5c-4e0b-9a5a-2f9a41f2d6a1';
const note = { id, author: null, author_name: 'Sam Staff', created_at: '2026-11-26T23:30:00+00:00' };
const application: ExportedApplication = {
  id,
  reference: '7F3A91C2',
  created_at: '2026-11-25T23:05:00+00:00',
  job_id: 'nurse',
  job_title: 'Nurse',
  language: 'es',
  ...writtenColumns(rightFields),
  resume_url: '',
  cover_letter: 'One line.\nAnother "line".',
  flagged: false,
  flagged_reason: '',
  state: 'looked_at',
  visible_state: 'new',
  state_shown_at: '2026-11-25T23:05:00+00:00',
  assignee: null,
  assignee_name: null,
  note_count: 2,
  form_trap: '',
  held_because: '',
  erase_asked_at: null,
  form_seconds: null,
  notes: [
    { ...note, body: 'Rang.\n=1+1' },
    { ...note, body: 'Rang again.' },
  ],
};

/** Rows of cells as a program reads them (RFC 4180). */
const cellsOf = (csv: string) =>
  [...csv.slice(1).matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(([, line = '']) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );

it('says each thing by the name that people have for it, in their own time', () => {
  const [titles = [], cells = []] = cellsOf(exportText([application], 'Europe/Berlin'));
  const cell = (title: string) => cells[titles.indexOf(title)];
  expect(titles.join()).not.toContain('_');
  expect(cell('Reference')).toBe('7F3A-91C2');
  expect(cell('Received (Europe/Berlin)')).toBe('2026-11-26 00:05');
  expect(cell('Position')).toBe('Nurse');
  expect(cell('State')).toBe('Looked at');
  expect(cell('Phone')).toBe(`tel:${rightFields.phone}`);
  expect(cell('Language')).toBe('Spanish');
  expect(cell('Cover letter')).toBe('One line.\nAnother "line".');
});

it('holds the notes with author and time, and calculates nothing in them', () => {
  const [titles = [], cells = []] = cellsOf(exportText([application], 'Europe/Berlin'));
  expect(cells[titles.indexOf('Notes (Europe/Berlin)')]).toBe(
    "2026-11-27 00:30, Sam Staff: Rang.\n'=1+1\n2026-11-27 00:30, Sam Staff: Rang again.",
  );
});
