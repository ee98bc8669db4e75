import { z } from 'zod';
import type { Row } from '../database/engine.ts';
import { type ApiResponse, jsonResponse, parseJson } from '../http/message.ts';
import { asCaller, type Call, findBucket } from './context.ts';
import type { ObjectPath } from './download.ts';
import { accessDenied, bucketNotFound, invalidRequest, objectNotFound, unsupported } from './refusal.ts';

const listBody = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).max(1_000).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().optional(),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

/** POST list: the objects of a bucket that the caller may see. There are no folders in it. */
export async function list(call: Call, bucketId: string): Promise<ApiResponse> {
  const parsed = listBody.safeParse(parseJson(call.request.body));
  if (!parsed.success) throw unsupported('this form of list');
  const { prefix, limit, offset, search, sortBy } = parsed.data;
  if (prefix !== '') return jsonResponse(200, []);
  const [row] = await asCaller(call, 'read', (session) =>
    session.query(
      `select coalesce(json_agg(o), '[]')::text as body from (
         select name, id, updated_at, created_at, last_accessed_at, metadata from storage.objects
         where bucket_id = $1::text and strpos(lower(name), lower($2::text)) > 0
         order by ${sortBy.column} ${sortBy.order}, id limit ${limit} offset ${offset}) o`,
      [bucketId, search ?? ''],
    ),
  );
  return jsonResponse(200, JSON.parse(String(row?.['body'])));
}

const removeBody = z.object({ prefixes: z.array(z.string()).min(1).max(1_000) });

/** DELETE of several objects: gives back those that the caller was allowed to delete. */
export async function removeMany(call: Call, bucketId: string): Promise<ApiResponse> {
  const parsed = removeBody.safeParse(parseJson(call.request.body));
  if (!parsed.success) throw invalidRequest("body must have required property 'prefixes'", 'Error');
  return jsonResponse(200, await removeNames(call, bucketId, parsed.data.prefixes));
}

/** DELETE of one object. */
export async function removeOne(call: Call, object: ObjectPath): Promise<ApiResponse> {
  await findBucket(call, object.bucketId);
  const removed = await removeNames(call, object.bucketId, [object.name]);
  if (removed.length === 0) throw objectNotFound();
  return jsonResponse(200, { message: 'Successfully deleted' });
}

/** The row goes first: a file without a row is swept at the next start, a row without a file would promise one. */
async function removeNames(call: Call, bucketId: string, names: readonly string[]): Promise<Row[]> {
  const rows = await asCaller(call, 'write', async (session) => {
    await session.query(`select set_config('storage.allow_delete_query', 'true', true)`);
    return session.query(
      `delete from storage.objects where bucket_id = $1::text
         and name in (select json_array_elements_text($2::text::json))
       returning (to_jsonb(objects) - 'path_tokens' || jsonb_build_object('owner', coalesce(owner::text, ''),
         'owner_id', coalesce(owner_id, ''), 'user_metadata', coalesce(user_metadata, '{}')))::text as object, version`,
      [bucketId, JSON.stringify(names)],
    );
  });
  await Promise.all(rows.map((row) => call.files.remove(String(row['version']))));
  return rows.map((row) => JSON.parse(String(row['object'])) as Row);
}

const moveBody = z.object({ bucketId: z.string(), sourceKey: z.string(), destinationKey: z.string() });

/** POST move and copy: not supported here, and no word of files that the caller does not see. */
export async function refuseMove(call: Call): Promise<ApiResponse> {
  const parsed = moveBody.safeParse(parseJson(call.request.body));
  if (!parsed.success) throw invalidRequest("body must have required property 'sourceKey'", 'Error');
  const [row] = await asCaller(call, 'read', (session) =>
    session.query('select id from storage.objects where bucket_id = $1::text and name = $2::text', [
      parsed.data.bucketId,
      parsed.data.sourceKey,
    ]),
  );
  if (row === undefined) throw objectNotFound();
  throw unsupported('moving and copying objects');
}

/** The bucket routes: reading as the caller sees them, no changes. */
export async function buckets(call: Call, id: string | null): Promise<ApiResponse> {
  if (call.request.method !== 'GET') {
    if (call.caller.role === 'service_role') throw unsupported('changing buckets');
    throw accessDenied();
  }
  const [row] = await asCaller(call, 'read', (session) =>
    session.query(
      `select coalesce(json_agg(b), '[]')::text as body from (
         select id, name, owner, public, file_size_limit, allowed_mime_types, created_at, updated_at
         from storage.buckets where $1::text is null or id = $1::text order by id) b`,
      [id],
    ),
  );
  const found = JSON.parse(String(row?.['body'])) as Row[];
  if (id !== null && found[0] === undefined) throw bucketNotFound();
  return jsonResponse(200, id === null ? found : found[0]);
}
