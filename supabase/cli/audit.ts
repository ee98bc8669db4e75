import type { Connection } from './connection.ts';
import { staffErrorOf } from './staff-error.ts';

/** A look that the audit knows, by its name there. */
export type Look = 'opened' | 'resume_opened' | 'exported';

/** Ids in one request. */
const idsPerRequest = 1000;

/**
 * Writes into the audit that the command line shows these applications. To be called before anything is shown.
 * @throws StaffError when the backend refuses: then nothing may be shown.
 */
export async function recordAudit(connection: Connection, look: Look, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += idsPerRequest) {
    const { error } = await connection.reader.rpc('note_look', {
      action: look,
      ids: ids.slice(start, start + idsPerRequest),
    });
    if (error !== null) throw staffErrorOf(error, connection.place);
  }
}
