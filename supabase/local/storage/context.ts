import {
  becomeCaller,
  type Caller,
  type Engine,
  type Session,
  type TransactionMode,
} from '../database/engine.ts';
import { callerOf, verifyToken } from '../http/keys.ts';
import type { ApiRequest } from '../http/api-request.ts';
import type { FileStore } from './file-store.ts';
import { accessDenied, invalidRequest } from './refusal.ts';

/** What the storage service works with. */
export type StorageContext = { engine: Engine; files: FileStore; jwtSecret: string };

/** A request to the service, and who asks. */
export type Call = StorageContext & { request: ApiRequest; caller: Caller };

/** The service itself, for what callers need not be allowed to do. */
export const serviceCaller: Caller = { role: 'service_role', claims: { role: 'service_role' } };

/** Who is asking. Storage, unlike REST, wants an `Authorization` header for everything but signed reads. */
export async function storageCaller(authorization: string | undefined, jwtSecret: string): Promise<Caller> {
  if (authorization === undefined) {
    throw invalidRequest("headers must have required property 'authorization'");
  }
  const claims = await verifyToken(authorization.replace(/^bearer /i, ''), jwtSecret).catch(
    (error: unknown) => {
      // The messages of `jose` are the ones that Storage passes on.
      throw accessDenied(error instanceof Error ? error.message : 'invalid token');
    },
  );
  return callerOf(claims, accessDenied);
}

/** Runs `work` in one transaction under the caller's row-level security. */
export function asCaller<Result>(
  { engine, request, caller }: Call,
  mode: TransactionMode,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { method, sentPath: path, headers } = request;
  return engine.transaction(mode, async (session) => {
    await becomeCaller(session, caller, { method, path, headers });
    return work(session);
  });
}
