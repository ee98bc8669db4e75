import { randomUUID } from 'node:crypto';
import { type Caller, databaseFailure, type Session } from '../database/engine.ts';
import { asCaller, asService, type CountedRequest, type StorageContext } from './context.ts';
import { insertRow, metadataOf, type NewObject } from './object-row.ts';
import type { UploadBody } from './upload-body.ts';

/** Ends a transaction that was only for trying; never leaves this file. */
class Rollback extends Error {}

async function rolledBack(
  transaction: (work: (session: Session) => Promise<never>) => Promise<never>,
  attempt: (session: Session) => Promise<unknown>,
): Promise<void> {
  try {
    await transaction(async (session) => {
      await attempt(session);
      throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
}

/**
 * Tries the upload's row as the caller and takes it back.
 *
 * @returns 'taken' when the name is taken and the caller may not know; `service_role` gets the database's refusal.
 */
export async function tryPermission(
  context: StorageContext,
  caller: Caller,
  request: CountedRequest,
  object: NewObject,
  mimetype: string,
): Promise<'free' | 'taken'> {
  const metadata = { mimetype, contentLength: request.body.length };
  try {
    await rolledBack(
      (work) => asCaller(context, caller, request, 'write', work),
      (session) => insertRow(session, object, randomUUID(), metadata),
    );
    return 'free';
  } catch (error) {
    if (caller.role === 'service_role' || databaseFailure(error)?.code !== '23505') throw error;
    return 'taken';
  }
}

/**
 * The answer, and the work, of an upload that was kept, for a name that is taken: names hold the address of an
 * applicant, and "already there" would say that this person has applied. The form never sends a name twice.
 */
export async function pretendToStore(
  context: StorageContext,
  request: CountedRequest,
  object: NewObject,
  body: UploadBody,
): Promise<string> {
  const version = randomUUID();
  await context.files.write(version, body.content);
  try {
    await rolledBack(
      (work) => asService(context, request, 'write', work),
      (session) => insertRow(session, { ...object, name: `${version}_0.pdf` }, version, metadataOf(body)),
    );
  } finally {
    await context.files.remove(version);
  }
  return randomUUID();
}
