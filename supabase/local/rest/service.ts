import { becomeCaller, type Caller, type Engine, type Row, type Session } from '../database/engine.ts';
import { type ApiRequest, type ApiResponse, jsonResponse } from '../http/api-request.ts';
import type { Service } from '../http/server.ts';
import { type BackendKeys, refuseApiKey } from '../http/keys.ts';
import { restCaller } from './caller.ts';
import type { Catalog } from './catalog.ts';
import { RestRefusal, refusalOf } from './refusal.ts';
import {
  parseRestRequest,
  readArguments,
  readPayload,
  refuseBesideArguments,
  refuseSchema,
  type RestRequest,
} from './request.ts';
import { buildCallStatement, buildStatement } from './statement.ts';

type RequestContext = { engine: Engine; catalog: Catalog; caller: Caller; request: ApiRequest };

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
        answer({ engine, catalog, caller, request }).catch((error: unknown) => {
          throw refusalOf(error, caller.role);
        });
    },
  };
}

async function answer(context: RequestContext): Promise<ApiResponse> {
  const { request } = context;
  refuseSchema(request.headers);
  return request.path.startsWith('rpc/') ? answerCall(context, request.path.slice(4)) : answerTable(context);
}

async function answerTable(context: RequestContext): Promise<ApiResponse> {
  const { engine, catalog, request } = context;
  const table = catalog.tables.get(request.path);
  if (table === undefined) {
    const message = `Could not find the table 'public.${request.path}' in the schema cache`;
    throw new RestRefusal(404, 'PGRST205', message);
  }
  const parsed = parseRestRequest(request);
  if ((parsed.verb === 'update' || parsed.verb === 'delete') && parsed.filters.length === 0) {
    throw new RestRefusal(400, '21000', `${parsed.verb.toUpperCase()} requires a WHERE clause`); // as hosted projects are set
  }
  const { sql, parameters } = buildStatement(parsed, readPayload(request, parsed, table), table);
  const row = await engine.transaction(parsed.verb === 'select' ? 'read' : 'write', async (session) => {
    await begin(context, session);
    const [row = {}] = await session.query(sql, parameters);
    refuseUnlessOne(parsed, Number(row['page_total']));
    return row;
  });
  return success(parsed, row);
}

/** A function's JSON is the body; what it raises rolls everything back. */
async function answerCall(context: RequestContext, name: string): Promise<ApiResponse> {
  const { engine, catalog, request } = context;
  refuseBesideArguments(request);
  const payload = readArguments(request);
  const procedure = catalog.procedures.get(name);
  const { types = new Map<string, string>(), required = [] } = procedure ?? {};
  const isFitting =
    payload.keys.every((key) => types.has(key)) && required.every((key) => payload.keys.includes(key));
  if (procedure === undefined || !isFitting) {
    const message = `Could not find the function public.${name} with these arguments in the schema cache`;
    throw new RestRefusal(404, 'PGRST202', message);
  }
  const { sql, parameters } = buildCallStatement(procedure, payload);
  const [row] = await engine.transaction(procedure.mode, async (session) => {
    await begin(context, session);
    return session.query(sql, parameters);
  });
  return { status: 200, headers: jsonType, body: String(row?.['body'] ?? null) };
}

/** Makes a transaction the caller's; then the database's own function judges the request, as PostgREST lets it. */
async function begin({ catalog, caller, request }: RequestContext, session: Session): Promise<void> {
  const { method, sentPath: path, headers } = request;
  await becomeCaller(session, caller, { method, path, headers });
  if (catalog.preRequest !== null) await session.query(catalog.preRequest);
}

/** A `.single()` that does not fit exactly one row rolls the transaction back. */
function refuseUnlessOne({ isSingle, verb, returnsRows }: RestRequest, count: number): void {
  if (!isSingle || count === 1 || (verb !== 'select' && !returnsRows)) return;
  const details = `The result contains ${count} rows`;
  throw new RestRefusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details });
}

const jsonType = { 'content-type': 'application/json; charset=utf-8' };

function success({ verb, offset, isSingle, returnsRows }: RestRequest, row: Row): ApiResponse {
  const usual = { select: 200, insert: 201, update: 200, delete: 200 }[verb];
  if (verb !== 'select' && !returnsRows) {
    return { status: verb === 'insert' ? usual : 204, headers: {}, body: '' };
  }
  const [count, total] = [Number(row['page_total']), row['total'] === null ? null : Number(row['total'])];
  if (total !== null && offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    throw new RestRefusal(416, 'PGRST103', 'Requested range not satisfiable', { details });
  }
  const range = count === 0 ? '*' : `${offset}-${offset + count - 1}`;
  const body = String(row['body']);
  return {
    status: total !== null && total > count ? 206 : usual,
    headers: { ...jsonType, 'content-range': `${range}/${total ?? '*'}` },
    body: isSingle ? body.slice(1, -1) : body,
  };
}
