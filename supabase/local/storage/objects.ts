import { z } from 'zod';
import type { Row } from '../database/engine.ts';
import { type ApiResponse, jsonResponse, parseJson, unsupported } from '../http/api-request.ts';
import { resumeBucket } from '../../../src/domain/application/rules.ts';
import { asCaller, type Call } from './context.ts';
import { invalidRequest } from './refusal.ts';

const listBody = z.strictObject({
  prefix: z.literal(''),
  limit: z.number().int().min(1).max(1_000),
  offset: z.number().int().min(0).default(0),
  search: z.string().default(''),
  sortBy: z.object({ column: z.literal('name'), order: z.literal('asc') }).optional(),
});

/** POST list: the objects of a bucket that the caller may see, by their names. There are no folders in it. */
export async function list(call: Call): Promise<ApiResponse> {
  const parsed = listBody.safeParse(parseJson(call.request.body));
  if (!parsed.success) throw unsupported('this form of list');
  const { limit, offset, search } = parsed.data;
  const [row] = await asCaller(call, 'read', (session) =>
    session.query(
      `select coalesce(json_agg(o), '[]')::text as body from (
         select name, id, updated_at, created_at, last_accessed_at, metadata from storage.objects
         where bucket_id = $1::text and starts_with(name, $2::text) order by name limit ${limit} offset ${offset}) o`,
      [resumeBucket, search],
    ),
  );
  return jsonResponse(200, JSON.parse(String(row?.['body'])));
}

const removeBody = z.object({ prefixes: z.array(z.string()).min(1).max(1_000) });

/**
 * DELETE of several objects: gives back those that the caller was allowed to delete. The row goes first: a file without a row is
 * swept at the next start, a row without a file would promise one.
 */
export async function remove(call: Call): Promise<ApiResponse> {
  const parsed = removeBody.safeParse(parseJson(call.request.body));
  if (!parsed.success) throw invalidRequest("body must have required property 'prefixes'");
  const rows = await asCaller(call, 'write', async (session) => {
    await session.query(`select set_config('storage.allow_delete_query', 'true', true)`);
    return session.query(
      `delete from storage.objects where bucket_id = $1::text
         and name in (select json_array_elements_text($2::text::json))
       returning (to_jsonb(objects) - 'path_tokens' || jsonb_build_object('owner', coalesce(owner::text, ''),
         'owner_id', coalesce(owner_id, ''), 'user_metadata', coalesce(user_metadata, '{}')))::text as object, version`,
      [resumeBucket, JSON.stringify(parsed.data.prefixes)],
    );
  });
  await Promise.all(rows.map((row) => call.files.remove(String(row['version']))));
  return jsonResponse(
    200,
    rows.map((row) => JSON.parse(String(row['object'])) as Row),
  );
}
