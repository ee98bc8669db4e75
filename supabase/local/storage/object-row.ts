import { createHash, randomUUID } from 'node:crypto';
import type { Session } from '../database/engine.ts';
import type { Bucket } from './context.ts';
import type { UploadBody } from './upload-body.ts';

/** An object that an upload is about to make. */
export type NewObject = { bucket: Bucket; name: string; owner: string | null; replaces: boolean };

/**
 * Writes an object's row and gives its id. A replacing upload reads its row back, for which a caller needs the right
 * to see it: so does Storage.
 */
export async function insertRow(
  session: Session,
  object: NewObject,
  version: string,
  metadata: Record<string, unknown>,
): Promise<string> {
  const id = randomUUID();
  const onConflict = object.replaces
    ? `on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
         owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now() returning id`
    : '';
  const rows = await session.query(
    `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata)
     values ($1::text::uuid, $2::text, $3::text, $4::text::uuid, $4::text, $5::text, $6::text::jsonb) ${onConflict}`,
    [id, object.bucket.id, object.name, object.owner, version, JSON.stringify(metadata)],
  );
  return rows[0] === undefined ? id : String(rows[0]['id']);
}

/** What Storage writes down about a file. */
export function metadataOf(body: UploadBody): Record<string, unknown> {
  const size = body.content.length;
  return {
    eTag: `"${createHash('md5').update(body.content).digest('hex')}"`,
    size,
    mimetype: body.mediaType,
    cacheControl: body.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
}
