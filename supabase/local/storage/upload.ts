import { randomUUID } from 'node:crypto';
import { beginsAsPdf } from '../../../src/domain/application/resume.ts';
import { resumeMediaType } from '../../../src/domain/application/rules.ts';
import type { Caller, Session } from '../database/engine.ts';
import { type ApiRequest, type ApiResponse, jsonResponse } from '../http/message.ts';
import { consumeRateLimit } from '../database/request-limit.ts';
import {
  asService,
  type Bucket,
  checkObjectName,
  type CountedRequest,
  findBucket,
  type StorageContext,
} from './context.ts';
import { insertRow, metadataOf, type NewObject } from './object-row.ts';
import { StorageRefusal, tooLarge } from './refusal.ts';
import { readUploadBody, type UploadBody } from './upload-body.ts';
import { pretendToStore, tryPermission } from './validate-upload.ts';

/**
 * Takes an upload, checking in Storage's order: bucket, type, name, permission and duplicate, size. The request counts
 * first, whatever becomes of it. The permission is tried as the caller and rolled back; then the file is written whole,
 * then its row.
 */
export async function upload(
  context: StorageContext,
  caller: Caller,
  request: ApiRequest,
  target: { bucketId: string; name: string },
): Promise<ApiResponse> {
  const counted = await countUpload(context, caller, request);
  const bucket = await findBucket(context, counted, target.bucketId);
  if (request.isTooLarge) throw tooLarge();
  const body = await readUploadBody(request);
  checkMediaType(bucket, body);
  checkObjectName(target.name);
  const replaces = request.method === 'PUT' || request.headers['x-upsert'] === 'true';
  const owner = typeof caller.claims['sub'] === 'string' ? caller.claims['sub'] : null;
  const object = { bucket, name: target.name, owner, replaces };
  const place = await tryPermission(context, caller, counted, object, body.mediaType);
  if (bucket.maxBytes !== null && body.content.length > bucket.maxBytes) throw tooLarge();
  const keep = place === 'free' ? store : pretendToStore;
  return jsonResponse(200, {
    Key: `${bucket.id}/${object.name}`,
    Id: await keep(context, counted, object, body),
  });
}

async function countUpload(
  context: StorageContext,
  caller: Caller,
  request: ApiRequest,
): Promise<CountedRequest> {
  const { method, sentPath: path, headers } = request;
  const turn = await consumeRateLimit(context.engine, caller, { method, path, headers }, 'upload');
  return { ...request, turn };
}

/** The declared type must be one of the bucket's, and a file that says it is a PDF must begin as one. */
function checkMediaType(bucket: Bucket, { mediaType, content }: UploadBody): void {
  const isAllowed = bucket.mediaTypes?.includes(mediaType) ?? true;
  if (isAllowed && (mediaType !== resumeMediaType || beginsAsPdf(content))) return;
  const message = isAllowed ? 'the file does not begin as a PDF' : `mime type ${mediaType} is not supported`;
  throw new StorageRefusal(415, 'invalid_mime_type', message, 'InvalidMimeType');
}

async function store(
  context: StorageContext,
  request: CountedRequest,
  object: NewObject,
  body: UploadBody,
): Promise<string> {
  const version = randomUUID();
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
