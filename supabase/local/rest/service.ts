import {
  becomeCaller,
  type Caller,
  type Engine,
  type RequestFacts,
  type Row,
  type Session,
} from '../engine.ts';
import type { ApiHead, ApiRequest, ApiResponse } from '../http/message.ts';
import { jsonResponse } from '../http/message.ts';
import type { Service } from '../http/server.ts';
import type { BackendKeys } from '../keys.ts';
import type { DiskGuard } from '../disk-guard.ts';
import { takeTurn } from '../request-limit.ts';
import { restCaller } from './caller.ts';
import { parseRestRequest, refuseSchema, type RestRequest } from './parse.ts';
import { type Payload, readPayload } from './payload.ts';
import { RestRefusal, refusalOf, refusalResponse } from './refusal.ts';
import { buildStatement, type ColumnTypes, payloadMark, type Statement } from './statement.ts';

const maxBodyBytes = 1024 * 1024;

/** The subset of PostgREST that the site and its staff use: the table `applications`, one request one transaction. */
export function restService(engine: Engine, keys: BackendKeys, types: ColumnTypes, disk: DiskGuard): Service {
  return {
    prefix: '/rest/v1/',
    maxBodyBytes,
    refuse: async (head) => refuseApiKey(head, keys) ?? (await refuseToken(head, keys)),
    handle: async (request) => {
      let role = 'anon';
      try {
        const caller = await restCaller(request.headers['authorization'], keys.jwtSecret);
        role = caller.role;
        return await answer(engine, types, disk, caller, request);
      } catch (error) {
        return refusalResponse(refusalOf(error, role));
      }
    },
  };
}

/** The types that columns have in the catalog: what PostgREST calls its schema cache. */
export async function readColumnTypes(engine: Engine): Promise<ColumnTypes> {
  const rows = await engine.transaction('read', (session) =>
    session.query(`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = 'public.applications'::regclass and attnum > 0 and not attisdropped`),
  );
  return new Map(rows.map((row) => [String(row['name']), String(row['type'])]));
}

async function refuseToken(head: ApiHead, keys: BackendKeys): Promise<ApiResponse | null> {
  try {
    await restCaller(head.headers['authorization'], keys.jwtSecret);
    return null;
  } catch (error) {
    return refusalResponse(refusalOf(error, 'anon'));
  }
}

/** The gateway in front of PostgREST wants one of the project's keys, whoever is asking. */
function refuseApiKey(request: ApiHead, keys: BackendKeys): ApiResponse | null {
  const key = request.headers['apikey'] ?? request.query.get('apikey');
  request.query.delete('apikey');
  if (key === keys.anonKey || key === keys.serviceRoleKey) return null;
  if (key === null) {
    const hint = 'No `apikey` request header or url param was found.';
    return jsonResponse(401, { message: 'No API key found in request', hint });
  }
  const hint = 'Double check your Supabase `anon` or `service_role` API key.';
  return jsonResponse(401, { message: 'Invalid API key', hint });
}

async function answer(
  engine: Engine,
  types: ColumnTypes,
  disk: DiskGuard,
  caller: Caller,
  request: ApiRequest,
): Promise<ApiResponse> {
  const facts = await countedFacts(engine, disk, caller, request);
  refuseSchema(request.headers);
  refusePath(request.path);
  const parsed = parseRestRequest(request);
  const payload = readPayload(request, parsed, types);
  if (payload.rowCount > 1 && caller.role !== 'service_role') throw oneAtATime();
  if (parsed.verb === 'insert' || parsed.verb === 'update') await disk.check(payload.json.length);
  const statement = withPayload(buildStatement(parsed, payload.keys, types), payload);
  const row = await engine.transaction(parsed.verb === 'select' ? 'read' : 'write', async (session) => {
    await becomeCaller(session, caller, facts);
    return run(session, parsed, statement);
  });
  return success(parsed, row);
}

/** What the database is told of a request; one that writes is counted first, before anything can refuse it. */
async function countedFacts(
  engine: Engine,
  disk: DiskGuard,
  caller: Caller,
  request: ApiRequest,
): Promise<RequestFacts> {
  const facts = { method: request.method, path: request.sentPath, headers: request.headers };
  if (request.method === 'GET' || request.method === 'HEAD') return facts;
  await disk.check(0); // counting writes a row
  return { ...facts, turn: await takeTurn(engine, caller, facts, 'application') };
}

/** The database's own refusal (private.guard_application), before the first row is written and thrown away. */
function oneAtATime(): RestRefusal {
  const hint = 'one_application_per_request';
  return new RestRefusal(400, 'PT400', 'Please send one application at a time.', { hint });
}

function refusePath(path: string): void {
  if (path === 'applications') return;
  const procedure = /^rpc\/([^/]+)$/.exec(path)?.[1];
  if (procedure !== undefined) {
    const name = `public.${procedure}`;
    throw new RestRefusal(404, 'PGRST202', `Could not find the function ${name} in the schema cache`);
  }
  if (path === '' || path.includes('/')) {
    throw new RestRefusal(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  throw new RestRefusal(404, 'PGRST205', `Could not find the table 'public.${path}' in the schema cache`);
}

function withPayload(statement: Statement, payload: Payload): Statement {
  if (!statement.sql.includes(payloadMark)) return statement;
  const parameters = [...statement.parameters, payload.json];
  return { sql: statement.sql.replaceAll(payloadMark, `$${parameters.length}`), parameters };
}

/** A `.single()` that does not fit exactly one row rolls the transaction back. */
async function run(session: Session, parsed: RestRequest, statement: Statement): Promise<Row> {
  const [row = {}] = await session.query(statement.sql, statement.parameters);
  const count = Number(row['page_total']);
  if (parsed.isSingle && (parsed.returnsRows || parsed.verb === 'select') && count !== 1) {
    throw new RestRefusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${count} rows`,
    });
  }
  return row;
}

function success(parsed: RestRequest, row: Row): ApiResponse {
  const [count, total] = [Number(row['page_total']), row['total'] === null ? null : Number(row['total'])];
  if (total !== null && parsed.offset > total) throw outOfRange(parsed.offset, total);
  const isRead = parsed.verb === 'select';
  const headers: Record<string, string> = { 'content-range': contentRange(parsed, count, total) };
  if (!isRead && !parsed.returnsRows) {
    return { status: parsed.verb === 'insert' ? 201 : 204, headers, body: '' };
  }
  if (parsed.returnsRows && !isRead) headers['preference-applied'] = 'return=representation';
  const isPartial = isRead && total !== null && total > count;
  const mediaType = parsed.isSingle ? 'application/vnd.pgrst.object+json' : 'application/json';
  headers['content-type'] = `${mediaType}; charset=utf-8`;
  const body = String(row['body']);
  return {
    status: parsed.verb === 'insert' ? 201 : isPartial ? 206 : 200,
    headers,
    body: parsed.isSingle ? body.slice(1, -1) : body,
  };
}

function contentRange(parsed: RestRequest, count: number, total: number | null): string {
  if (parsed.verb !== 'select') return parsed.countsExactly ? `*/${count}` : '*/*';
  const range = count === 0 ? '*' : `${parsed.offset}-${parsed.offset + count - 1}`;
  return `${range}/${total ?? '*'}`;
}

function outOfRange(offset: number, total: number): RestRefusal {
  return new RestRefusal(416, 'PGRST103', 'Requested range not satisfiable', {
    details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
  });
}
