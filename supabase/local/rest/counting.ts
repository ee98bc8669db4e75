import type { DiskGuard } from '../database/disk-guard.ts';
import type { Caller, Engine, RequestFacts } from '../database/engine.ts';
import type { ApiRequest } from '../http/message.ts';
import { type RequestKind, takeTurn } from '../database/request-limit.ts';
import type { Catalog } from './catalog.ts';
import { procedureName } from './procedure.ts';

/** What a request is answered with. */
export type Scene = { engine: Engine; catalog: Catalog; disk: DiskGuard; caller: Caller };

/** What the database is told of a request; one that writes is counted first, before anything can refuse it. */
export async function countedFacts(
  { engine, catalog, disk, caller }: Scene,
  request: ApiRequest,
): Promise<RequestFacts> {
  const facts = { method: request.method, path: request.sentPath, headers: request.headers };
  if (request.method === 'GET' || request.method === 'HEAD') return facts;
  await disk.check(0); // counting writes a row
  const kind = kindOf(catalog, caller, request);
  return kind === null ? facts : { ...facts, turn: await takeTurn(engine, caller, facts, kind) };
}

/** As what a writing request counts. Staff at work are no flood: the database refuses everybody else who tries their work. */
function kindOf({ procedures }: Catalog, caller: Caller, request: ApiRequest): RequestKind | null {
  const called = procedureName(request.path);
  const isStranger = caller.role !== 'authenticated';
  if (called !== null) return isStranger || procedures.get(called)?.isPublic === true ? 'link' : null;
  if (request.path.startsWith('staff_')) return null;
  return isStranger || (request.method === 'POST' && request.path === 'applications') ? 'application' : null;
}
