import { join } from 'node:path';
import * as z from 'zod/mini';
import { everything, fetchPages, type Selection } from './applications.ts';
import type { Connection } from './connection.ts';
import { parseBackup, readPlainFile, writeAtomically } from './export-folder.ts';
import { dataOf } from './staff-error.ts';

/* Requests for an accommodation are saved in a file of their own: who may read applications may not read these. */

const storedRequest = z.object({
  id: z.uuid(),
  created_at: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  job_id: z.nullable(z.string()),
  needs: z.string(),
  language: z.string(),
  form_trap: z.string(),
  form_seconds: z.nullable(z.number()),
  flagged_reason: z.string(),
  submission_key: z.nullable(z.uuid()),
  state: z.enum(['open', 'answered']),
  answered_at: z.nullable(z.string()),
});
export type StoredRequest = z.infer<typeof storedRequest>;

const backupFile = z.object({ version: z.literal(1), requests: z.array(storedRequest) });

const table = 'accommodation_requests';
const fileName = 'accommodation-requests.json';

/** All requests of a selection, newest first. */
export function fetchRequests(connection: Connection, selection: Selection): Promise<StoredRequest[]> {
  return fetchPages(connection, table, storedRequest, selection);
}

/**
 * Saves the requests of a selection for `restore`, after it is written into the audit that they are.
 * @returns how many there are.
 * @throws StaffError when the backend refuses: then nothing is saved.
 */
export async function exportRequests(
  connection: Connection,
  directory: string,
  selection: Selection,
): Promise<number> {
  const requests = await fetchRequests(connection, selection);
  const ids = requests.map(({ id }) => id);
  await dataOf(connection, connection.client.rpc('note_accommodation_export', { ids }));
  const content = JSON.stringify({ version: 1, requests }, null, 1);
  await writeAtomically(join(directory, fileName), Buffer.from(content));
  return requests.length;
}

/**
 * The requests of an export that are not there. None in a folder of an earlier release, which has no such file.
 * @throws StaffError when the file is no export's.
 */
export async function findMissingRequests(
  connection: Connection,
  directory: string,
): Promise<{ all: number; missing: StoredRequest[] }> {
  const path = join(directory, fileName);
  const content = await readPlainFile(path);
  if (content === null) return { all: 0, missing: [] };
  const { requests } = parseBackup(backupFile, content, path);
  const there = new Set((await fetchRequests(connection, everything)).map(({ id }) => id));
  return { all: requests.length, missing: requests.filter(({ id }) => !there.has(id)) };
}

/** Writes requests back, with ids, times and states. A position that was removed in the meantime is left out. */
export async function restoreRequests(
  connection: Connection,
  requests: readonly StoredRequest[],
): Promise<void> {
  if (requests.length === 0) return;
  const { client } = connection;
  const positions = await dataOf(connection, client.from('positions').select('job_id'));
  const known = new Set(positions.map(({ job_id }) => String(job_id)));
  const rows = requests.map((request) => ({
    ...request,
    job_id: known.has(request.job_id ?? '') ? request.job_id : null,
  }));
  await dataOf(connection, client.from(table).insert(rows));
}
