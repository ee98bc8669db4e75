import { createHash, randomUUID } from 'node:crypto';
import { resumeBucket } from '../../../src/domain/application/rules.ts';
import type { Session } from '../database/engine.ts';
import { type ApiRequest, type ApiResponse, jsonResponse } from '../http/api-request.ts';
import { asCaller, type Call, serviceCaller } from './context.ts';
import { invalidRequest, StorageRefusal, tooLarge } from './refusal.ts';

/** The limits that the bucket puts on uploads. */
const bucketSql = `select file_size_limit::text as max_bytes, to_json(allowed_mime_types)::text as media_types
  from storage.buckets where id = $1::text`;

/**
 * Takes an upload. The row is written as the caller, then the file whole, then the row is committed: what a killed process leaves
 * between is a file without a row, which is swept at the next start.
 */
export async function upload(call: Call, name: string): Promise<ApiResponse> {
  const { caller, files, request } = call;
  const { content, mediaType } = await readUploadBody(request);
  const [bucket] = await asCaller({ ...call, caller: serviceCaller }, 'read', (session) =>
    session.query(bucketSql, [resumeBucket]),
  );
  checkMediaType(mediaType, String(bucket?.['media_types']));
  checkObjectName(name);
  if (content.length > Number(bucket?.['max_bytes'])) throw tooLarge();
  const owner = typeof caller.claims['sub'] === 'string' ? caller.claims['sub'] : null;
  const [id, version] = [randomUUID(), randomUUID()];
  const object = { id, name, owner, version, metadata: metadataOf(content, mediaType) };
  const replaces = request.method === 'PUT' || request.headers['x-upsert'] === 'true';
  try {
    const previous = await asCaller(call, 'write', async (session) => {
      const previous = replaces ? await versionOf(session, name) : null;
      await session.query(`select set_config('storage.operation', 'storage.object.upload', true)`);
      await writeRow(session, object, replaces);
      await files.write(version, content);
      return previous;
    });
    if (previous !== null) await files.remove(previous);
    return jsonResponse(200, { Key: `${resumeBucket}/${name}`, Id: id });
  } catch (error) {
    await files.remove(version);
    throw error;
  }
}

function checkMediaType(mediaType: string, allowed: string): void {
  if ((JSON.parse(allowed) as string[]).includes(mediaType)) return;
  const message = `mime type ${mediaType} is not supported`;
  throw new StorageRefusal(415, 'invalid_mime_type', message, 'InvalidMimeType');
}

function checkObjectName(name: string): void {
  const hasDots = name.split('/').some((part) => part === '.' || part === '..' || part === '');
  if (/^[\w/!\-.*'() &$@=;:+,?]+$/.test(name) && !hasDots) return;
  throw new StorageRefusal(400, 'InvalidKey', `Invalid key: ${name}`, 'InvalidKey');
}

async function versionOf(session: Session, name: string): Promise<string | null> {
  const [row] = await session.query(
    'select version from storage.objects where bucket_id = $1::text and name = $2::text',
    [resumeBucket, name],
  );
  return row === undefined ? null : String(row['version']);
}

type NewObject = { id: string; name: string; owner: string | null; version: string; metadata: object };

/** A replacing upload needs the right to see the row as well: so it does in Storage. */
async function writeRow(session: Session, object: NewObject, replaces: boolean): Promise<void> {
  const onConflict = `on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
    owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()`;
  await session.query(
    `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata)
     values ($1::text::uuid, $2::text, $3::text, $4::text::uuid, $4::text, $5::text, $6::text::jsonb)
     ${replaces ? onConflict : ''}`,
    [object.id, resumeBucket, object.name, object.owner, object.version, JSON.stringify(object.metadata)],
  );
}

function metadataOf(content: Buffer, mimetype: string): object {
  const size = content.length;
  const eTag = `"${createHash('md5').update(content).digest('hex')}"`;
  const lastModified = new Date().toISOString();
  return {
    eTag,
    size,
    mimetype,
    cacheControl: 'no-store',
    lastModified,
    contentLength: size,
    httpStatusCode: 200,
  };
}

/** What an upload carries: the bytes, and the type that the client declares. */
type UploadBody = { content: Buffer; mediaType: string };

/** Reads an upload: multipart as supabase-js sends a File, by the platform's own parser, or the raw bytes. */
async function readUploadBody({ headers, body }: ApiRequest): Promise<UploadBody> {
  const contentType = headers['content-type'] ?? '';
  if (!contentType.startsWith('multipart/form-data'))
    return { content: body, mediaType: mediaTypeOf(contentType) };
  const init = { method: 'POST', headers: { 'content-type': contentType }, body: new Uint8Array(body) };
  const form = await new Request('http://localhost/', init).formData().catch(() => new FormData());
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw invalidRequest('No content provided');
  return { content: Buffer.from(await file.arrayBuffer()), mediaType: mediaTypeOf(file.type) };
}

/** Without parameters. */
function mediaTypeOf(contentType: string): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? '';
}
