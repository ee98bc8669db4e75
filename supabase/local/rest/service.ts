import {
  becomeCaller,
  type Caller,
  type Engine,
  type RequestFacts,
  type Row,
  type Session,
} from '../database/engine.ts';
import { consumeRateLimit, type RequestKind } from '../database/request-limit.ts';
import { type ApiRequest, type ApiResponse, jsonResponse } from '../http/message.ts';
import type { Service } from '../http/server.ts';
import { type BackendKeys, refuseApiKey } from '../http/keys.ts';
import { restCaller } from './caller.ts';
import { type Catalog, tableAt } from './catalog.ts';
import { mediaTypes, outOfRange, parseRestRequest, refuseSchema, type RestRequest } from './parse.ts';
import { readPayload } from './payload.ts';
import { procedureName, readCall } from './procedure.ts';
import { RestRefusal, refusalOf, unsupported } from './refusal.ts';
import { buildStatement, type Statement } from './statement.ts';

type RequestContext = { engine: Engine; catalog: Catalog; caller: Caller };

const maxBodyBytes = 1024 * 1024;

/** The subset of PostgREST that the site and its staff use: single tables and functions, one request one transaction. */
export function restService(engine: Engine, keys: BackendKeys, catalog: Catalog): Service {
  return {
    prefix: '/rest/v1/',
    maxBodyBytes,
    admit: async (head) => {
      // The description of all tables is the gateway's to refuse.
      if (head.path === '') return jsonResponse(403, { message: 'Access to schema is forbidden' });
      const refused = refuseApiKey(head, keys);
      if (refused !== null) return refused;
      const caller = await restCaller(head.headers['authorization'], keys.jwtSecret);
      return (request) =>
        answer({ engine, catalog, caller }, request).catch((error: unknown) => {
          throw refusalOf(error, caller.role);
        });
    },
  };
}

async function answer(context: RequestContext, request: ApiRequest): Promise<ApiResponse> {
  const facts = await countedFacts(context, request);
  refuseSchema(request.headers);
  const called = procedureName(request.path);
  if (called !== null) return answerCall(context, facts, called, request);
  const { engine, catalog, caller } = context;
  const table = tableAt(catalog.tables, request.path);
  const parsed = parseRestRequest(request, (name) => catalog.tables.has(name));
  if ((parsed.verb === 'update' || parsed.verb === 'delete') && parsed.conditions.length === 0) {
    throw new RestRefusal(400, '21000', `${parsed.verb.toUpperCase()} requires a WHERE clause`); // as hosted projects are set
  }
  const payload = readPayload(request, parsed, table);
  const isByForm = table.name === 'applications' && caller.role !== 'service_role';
  if (payload.rowCount > 1 && isByForm) {
    // The database's own refusal (private.guard_form), before the first row is written and thrown away.
    const hint = 'one_application_per_request';
    throw new RestRefusal(400, 'PT400', 'Please send one application at a time.', { hint });
  }
  const statement = buildStatement(parsed, payload, table);
  const row = await engine.transaction(parsed.verb === 'select' ? 'read' : 'write', async (session) => {
    await begin(context, facts, session);
    return run(session, parsed, statement);
  });
  return success(parsed, row);
}

/** Makes a transaction the caller's; then the database's own function judges the request, as PostgREST lets it. */
async function begin({ catalog, caller }: RequestContext, facts: RequestFacts, session: Session) {
  await becomeCaller(session, caller, facts);
  if (catalog.preRequest !== null) await session.query(catalog.preRequest);
  const [planned] = /count=(?:planned|estimated)/.exec(facts.headers['prefer'] ?? '') ?? [];
  if (planned !== undefined) throw unsupported(`Prefer: ${planned}`);
}

/** What the database is told of a request; one that writes is counted first, before anything can refuse it. */
async function countedFacts(
  { engine, catalog, caller }: RequestContext,
  request: ApiRequest,
): Promise<RequestFacts> {
  const facts = { method: request.method, path: request.sentPath, headers: request.headers };
  if (request.method === 'GET' || request.method === 'HEAD') return facts;
  const kind = kindOf(catalog, caller, request);
  return kind === null ? facts : { ...facts, turn: await consumeRateLimit(engine, caller, facts, kind) };
}

/** Tables that the forms of the site write to, and as what that counts. */
const formTables: ReadonlyMap<string, RequestKind> = new Map([
  ['applications', 'application'],
  ['accommodation_requests', 'accommodation'],
]);

/** As what a writing request counts. Staff at work are no flood: the database refuses everybody else who tries their work. */
function kindOf({ procedures }: Catalog, caller: Caller, request: ApiRequest): RequestKind | null {
  const called = procedureName(request.path);
  const isSignedIn = caller.role === 'authenticated';
  if (called !== null) return !isSignedIn || procedures.get(called)?.isPublic === true ? 'link' : null;
  if (request.path.startsWith('staff_')) return null;
  const form = request.method === 'POST' ? (formTables.get(request.path) ?? null) : null;
  return form ?? (isSignedIn ? null : 'application');
}

/** A function's JSON is the body; what it raises rolls everything back. */
async function answerCall(
  context: RequestContext,
  facts: RequestFacts,
  name: string,
  request: ApiRequest,
): Promise<ApiResponse> {
  const { statement, mode, mediaType } = readCall(context.catalog.procedures, name, request);
  const [row] = await context.engine.transaction(mode, async (session) => {
    await begin(context, facts, session);
    return session.query(statement.sql, statement.parameters);
  });
  const headers = { 'content-type': mediaType, 'content-range': '0-0/*' };
  return { status: 200, headers, body: String(row?.['body'] ?? null) };
}

/** A `.single()` that does not fit exactly one row, or a change of more rows than it may, rolls the transaction back. */
async function run(session: Session, parsed: RestRequest, statement: Statement): Promise<Row> {
  if (parsed.timeZone !== null)
    await session.query(`select set_config('timezone', $1::text, true)`, [parsed.timeZone]);
  const [row = {}] = await session.query(statement.sql, statement.parameters);
  const count = Number(row['page_total']);
  if (parsed.form === 'single' && (parsed.returnsRows || parsed.verb === 'select') && count !== 1) {
    throw new RestRefusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${count} rows`,
    });
  }
  const { verb, maxAffected } = parsed;
  if (maxAffected !== null && (verb === 'update' || verb === 'delete') && count > maxAffected) {
    throw new RestRefusal(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${count} rows`,
    });
  }
  return row;
}

function success(parsed: RestRequest, row: Row): ApiResponse {
  const [count, total] = [Number(row['page_total']), row['total'] === null ? null : Number(row['total'])];
  const headers: Record<string, string> = {};
  if (parsed.applied.length > 0) headers['preference-applied'] = parsed.applied.join(', ');
  if (total !== null && parsed.offset > total) {
    const details = `An offset of ${parsed.offset} was requested, but there are only ${total} rows.`;
    throw outOfRange(details, { ...headers, 'content-range': `*/${total}` });
  }
  headers['content-range'] = contentRange(parsed, count, total);
  const isRead = parsed.verb === 'select';
  // A row that was there and was merged is none that was created.
  const created = row['inserted'] === '0' ? 200 : 201;
  if (!isRead && !parsed.returnsRows) {
    return { status: parsed.verb === 'insert' ? created : 204, headers, body: '' };
  }
  const isPartial = isRead && total !== null && total > count;
  headers['content-type'] = mediaTypes[parsed.form];
  const body = String(row['body']);
  return {
    status: parsed.verb === 'insert' ? created : isPartial ? 206 : 200,
    headers,
    body: parsed.form === 'single' ? body.slice(1, -1) : body,
  };
}

function contentRange(parsed: RestRequest, count: number, total: number | null): string {
  if (parsed.verb === 'insert' || parsed.verb === 'delete')
    return parsed.countsExactly ? `*/${count}` : '*/*';
  const range = count === 0 ? '*' : `${parsed.offset}-${parsed.offset + count - 1}`;
  return `${range}/${total ?? '*'}`;
}
