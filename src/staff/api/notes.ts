import type { Client } from '../../api/client.ts';
import { type Answer, asking, failureOf, ok } from './answer.ts';
import { oneRow } from './applications.ts';

/** Letters that a note may have. */
export const maxNoteLength = 4_000;

/** Writes a note under an application; author and time are the database's. */
export function addNote(client: Client, applicationId: string, body: string): Promise<Answer<null>> {
  return asking(async () => {
    const { error, status } = await client
      .from('application_notes')
      .insert({ application_id: applicationId, body });
    return error === null ? ok(null) : failureOf(error, status);
  });
}

/** Removes a note: one's own, or any for an admin. */
export function deleteNote(client: Client, id: string): Promise<Answer<null>> {
  return asking(async () => {
    const { data, error, status } = await client.from('application_notes').delete().eq('id', id).select('id');
    return error === null ? oneRow(data) : failureOf(error, status);
  });
}
