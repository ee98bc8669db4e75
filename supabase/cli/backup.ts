import { join } from 'node:path';
import * as z from 'zod/mini';
import { applicationRow } from '../../src/config/application-row.ts';
import { positionContent, positionId } from '../../src/domain/jobs/stored-position.ts';
import { applicationStates } from '../../src/domain/contract/staff.ts';
import { languages } from '../../src/domain/language.ts';
import { letterOutcomes } from '../../src/domain/letter/rules.ts';
import { fetchPages, resumeUrl } from './applications.ts';
import type { Connection } from './connection.ts';
import { parseBackup, readPlainFile } from './export-folder.ts';
import { dataOf, StaffError } from './staff-error.ts';

/**
 * All that belongs to an application and that the database does not make by itself. Who looks after it is not in it, nor what a state
 * was before: it could be undone for minutes only, and a restored letter that waited is not sent.
 */
export const storedApplication = z.extend(z.omit(applicationRow, { flagged: true }), {
  resume_url: resumeUrl,
  state: z.enum(applicationStates),
  /** From when on it is kept; exports of earlier releases have none. */
  state_shown_at: z.optional(z.string()),
  /** Why it is held, and when its applicant asked to erase it; exports of earlier releases have none. */
  held_because: z.optional(z.string()),
  erase_asked_at: z.optional(z.nullable(z.string())),
  form_trap: z.string(),
  form_seconds: z.nullable(z.number()),
  submission_key: z.nullable(z.uuid()),
  link_hash: z.nullable(z.string()),
});
export type StoredApplication = z.infer<typeof storedApplication>;

const storedNote = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  author_name: z.string(),
  body: z.string(),
  created_at: z.string(),
});

const storedLetter = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  batch: z.uuid(),
  author_name: z.string(),
  language: z.enum(languages),
  subject: z.string(),
  body: z.string(),
  state_after: z.nullable(z.enum(applicationStates)),
  created_at: z.string(),
  send_after: z.string(),
  outcome: z.enum(letterOutcomes),
  ended_at: z.nullable(z.string()),
  problem: z.string(),
});
/** A position as staff have left it. What the database makes of it by itself is not in it. */
const storedPosition = z.extend(positionContent, {
  job_id: positionId,
  is_built_in: z.boolean(),
  published_on: z.nullable(z.string()),
  is_open: z.boolean(),
  closed_at: z.nullable(z.string()),
});
export type BackedUpPosition = z.infer<typeof storedPosition>;

const backupFile = z.object({
  version: z.literal(1),
  applications: z.array(storedApplication),
  notes: z.array(storedNote),
  /** Exports of earlier releases have none. */
  letters: z.optional(z.array(storedLetter)),
  /** Exports of earlier releases have none. */
  positions: z.optional(z.array(storedPosition)),
});
export type Backup = z.infer<typeof backupFile>;

const fileName = 'applications.json';

/** The file of an export's folder that holds its rows as they are. */
export function backupPath(directory: string): string {
  return join(directory, fileName);
}

/** The rows of these applications as they are, with the notes and letters of staff, and all positions. */
export async function fetchBackup(connection: Connection, ids: ReadonlySet<string>): Promise<Backup> {
  const applications = await fetchPages(connection, 'applications', storedApplication);
  const notes = await fetchPages(connection, 'application_notes', storedNote);
  const letters = await fetchPages(connection, 'application_letters', storedLetter);
  return {
    version: 1,
    applications: applications.filter(({ id }) => ids.has(id)),
    notes: notes.filter((note) => ids.has(note.application_id)),
    letters: letters.filter((letter) => ids.has(letter.application_id)),
    positions: await fetchPositions(connection),
  };
}

/** Every position, drafts too. */
export async function fetchPositions(connection: Connection): Promise<BackedUpPosition[]> {
  const columns = Object.keys(storedPosition.shape).join(',');
  const rows = await dataOf(connection, connection.client.from('positions').select(columns));
  return z.array(storedPosition).parse(rows);
}

/** Reads an export's rows. @throws StaffError when they are not there, or are no export's. */
export async function readBackup(directory: string): Promise<Backup> {
  const path = backupPath(directory);
  const content = await readPlainFile(path);
  if (content === null) {
    throw new StaffError(`There is no ${fileName} in ${directory}; name the folder of an export.`);
  }
  return parseBackup(backupFile, content, path);
}
