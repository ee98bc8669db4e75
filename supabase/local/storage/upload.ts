import { createHash, randomUUID } from 'node:crypto';
import type { Caller, Session } from '../engine.ts';
import { type ApiRequest, type ApiResponse, jsonResponse } from '../http/message.ts';
import {
  asCaller,
  asService,
  type Bucket,
  checkObjectName,
  findBucket,
  type StorageContext,
} from './context.ts';
import { StorageRefusal, tooLarge } from './refusal.ts';
import { readUploadBody, type UploadBody } from './upload-body.ts';

type NewObject = { bucket: Bucket; name: string; owner: string | null; replaces: boolean };

/**
 * Takes an upload, checking in Storage's order: bucket, type, name, permission and duplicate, size.
 * The permission is tried as the caller and rolled back; then the file is written whole, then its row.
 */
export async function upload(
  context: StorageContext,
  caller: Caller,
  request: ApiRequest,
  target: { bucketId: string; name: string },
): Promise<ApiResponse> {
  const bucket = await findBucket(context, request, target.bucketId);
  if (request.isTooLarge) throw tooLarge();
  const body = await readUploadBody(request);
  checkMediaType(bucket, body.mediaType);
  checkObjectName(target.name);
  const replaces = request.method === 'PUT' || request.headers['x-upsert'] === 'true';
  const owner = typeof caller.claims['sub'] === 'string' ? caller.claims['sub'] : null;
  const object = { bucket, name: target.name, owner, replaces };
  await tryPermission(context, caller, request, object, body.mediaType);
  if (bucket.maxBytes !== null && body.content.length > bucket.maxBytes) throw tooLarge();
  const id = await store(context, request, object, body);
  return jsonResponse(200, { Key: `${bucket.id}/${object.name}`, Id: id });
}

function checkMediaType(bucket: Bucket, mediaType: string): void {
  const allowed = bucket.mediaTypes;
  if (allowed === null || allowed.includes(mediaType)) return;
  const message = `mime type ${mediaType} is not supported`;
  throw new StorageRefusal(415, 'invalid_mime_type', message, 'InvalidMimeType');
}

/** Ends the trial transaction; never leaves this file. */
class Rollback extends Error {}

async function tryPermission(
  context: StorageContext,
  caller: Caller,
  request: ApiRequest,
  object: NewObject,
  mimetype: string,
): Promise<void> {
  const metadata = { mimetype, contentLength: request.body.length };
  try {
    await asCaller(context, caller, request, 'write', async (session) => {
      await insertRow(session, object, randomUUID(), metadata);
      throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
}

async function store(
  context: StorageContext,
  request: ApiRequest,
  object: NewObject,
  body: UploadBody,
): Promise<string> {
  const version = randomUUID();
  await context.disk.check(body.content.length);
  await context.files.write(version, body.content);
  try {
    const { id, previous } = await asService(context, request, 'write', async (session) => {
      const previous = object.replaces ? await versionOf(session, object) : null;
      return { id: await insertRow(session, object, version, metadataOf(body)), previous };
    });
    if (previous !== null) await context.files.remove(previous);
    return id;
  } catch (error) {
    await context.files.remove(version);
    throw error;
  }
}

async function versionOf(session: Session, object: NewObject): Promise<string | null> {
  const [row] = await session.query(
    'select version from storage.objects where bucket_id = $1::text and name = $2::text',
    [object.bucket.id, object.name],
  );
  return row === undefined ? null : String(row['version']);
}

/** A replacing upload reads its row back, for which a caller needs the right to see it: so does Storage. */
async function insertRow(
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

function metadataOf(body: UploadBody): Record<string, unknown> {
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
