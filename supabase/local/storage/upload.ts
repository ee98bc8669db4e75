import { createHash, randomUUID } from 'node:crypto';
import { beginsAsPdf } from '../../../src/domain/application/resume.ts';
import { resumeMediaType } from '../../../src/domain/application/rules.ts';
import { databaseFailure, type Session } from '../database/engine.ts';
import { consumeRateLimit } from '../database/request-limit.ts';
import { type ApiRequest, type ApiResponse, jsonResponse } from '../http/message.ts';
import { asCaller, asService, type Bucket, type Call, checkObjectName, findBucket } from './context.ts';
import { invalidRequest, StorageRefusal, tooLarge } from './refusal.ts';

/**
 * Takes an upload, checking in Storage's order: bucket, type, name, permission and duplicate, size. The request counts
 * first, whatever becomes of it. The permission is tried as the caller and rolled back; then the file is written whole,
 * then its row.
 */
export async function upload(
  uncounted: Call,
  target: { bucketId: string; name: string },
): Promise<ApiResponse> {
  const { engine, caller, request } = uncounted;
  const { method, sentPath: path, headers } = request;
  const turn = await consumeRateLimit(engine, caller, { method, path, headers }, 'upload');
  const call = { ...uncounted, turn };
  const bucket = await findBucket(call, target.bucketId);
  if (request.isTooLarge) throw tooLarge();
  const body = await readUploadBody(request);
  checkMediaType(bucket, body);
  checkObjectName(target.name);
  const replaces = method === 'PUT' || headers['x-upsert'] === 'true';
  const owner = typeof caller.claims['sub'] === 'string' ? caller.claims['sub'] : null;
  const object = { bucket, name: target.name, owner, replaces };
  const name = await tryPermission(call, object, body.mediaType);
  if (bucket.maxBytes !== null && body.content.length > bucket.maxBytes) throw tooLarge();
  const keep = name === 'free' ? store : discardUpload;
  return jsonResponse(200, { Key: `${bucket.id}/${object.name}`, Id: await keep(call, object, body) });
}

/** The declared type must be one of the bucket's, and a file that says it is a PDF must begin as one. */
function checkMediaType(bucket: Bucket, { mediaType, content }: UploadBody): void {
  const isAllowed = bucket.mediaTypes?.includes(mediaType) ?? true;
  if (isAllowed && (mediaType !== resumeMediaType || beginsAsPdf(content))) return;
  const message = isAllowed ? 'the file does not begin as a PDF' : `mime type ${mediaType} is not supported`;
  throw new StorageRefusal(415, 'invalid_mime_type', message, 'InvalidMimeType');
}

async function store(call: Call, object: NewObject, body: UploadBody): Promise<string> {
  const { files } = call;
  const version = randomUUID();
  await files.write(version, body.content);
  try {
    const { id, previous } = await asService(call, 'write', async (session) => {
      const previous = object.replaces ? await versionOf(session, object) : null;
      return { id: await insertRow(session, object, version, metadataOf(body)), previous };
    });
    if (previous !== null) await files.remove(previous);
    return id;
  } catch (error) {
    await files.remove(version);
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

type NewObject = { bucket: Bucket; name: string; owner: string | null; replaces: boolean };

/**
 * Writes an object's row and gives its id. A replacing upload reads its row back, for which a caller needs the right
 * to see it: so does Storage.
 */
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
    cacheControl: 'no-store', // whatever the client declares: the table's trigger says the same
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
}

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
async function tryPermission(call: Call, object: NewObject, mimetype: string): Promise<'free' | 'taken'> {
  const metadata = { mimetype, contentLength: call.request.body.length };
  try {
    await rolledBack(
      (work) => asCaller(call, 'write', work),
      async (session) => {
        await session.query(`select set_config('storage.operation', 'storage.object.upload', true)`);
        await insertRow(session, object, randomUUID(), metadata);
      },
    );
    return 'free';
  } catch (error) {
    if (call.caller.role === 'service_role' || databaseFailure(error)?.code !== '23505') throw error;
    return 'taken';
  }
}

/**
 * The answer, and the work, of an upload that was kept, for a name that is taken: names hold the address of an
 * applicant, and "already there" would say that this person has applied. The form never sends a name twice.
 */
async function discardUpload(call: Call, object: NewObject, body: UploadBody): Promise<string> {
  const version = randomUUID();
  await call.files.write(version, body.content);
  try {
    await rolledBack(
      (work) => asService(call, 'write', work),
      (session) => insertRow(session, { ...object, name: `${version}_0.pdf` }, version, metadataOf(body)),
    );
  } finally {
    await call.files.remove(version);
  }
  return randomUUID();
}

/** What an upload carries: the bytes, and the type that the client declares. */
type UploadBody = { content: Buffer; mediaType: string };

/** Reads an upload: multipart as supabase-js sends a File, by the platform's own parser, or the raw bytes. */
async function readUploadBody({ headers, body }: ApiRequest): Promise<UploadBody> {
  const contentType = headers['content-type'] || 'application/octet-stream';
  if (!contentType.startsWith('multipart/form-data')) {
    return { content: body, mediaType: withoutParameters(contentType) };
  }
  const init = { method: 'POST', headers: { 'content-type': contentType }, body: new Uint8Array(body) };
  const form = await new Request('http://localhost/', init).formData().catch(() => new FormData());
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw invalidRequest('No content provided');
  const declared = form.get('contentType');
  const mediaType = withoutParameters(typeof declared === 'string' ? declared : file.type);
  return { content: Buffer.from(await file.arrayBuffer()), mediaType };
}

function withoutParameters(mediaType: string): string {
  return mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
}
