import {
  becomeCaller,
  type Caller,
  type Counting,
  type Engine,
  type Session,
  type TransactionMode,
} from '../database/engine.ts';
import { callerOf, verifyToken } from '../http/keys.ts';
import type { ApiRequest } from '../http/message.ts';
import type { FileStore } from './file-store.ts';
import { accessDenied, bucketNotFound, invalidRequest, StorageRefusal } from './refusal.ts';

/** What the storage service works with. */
export type StorageContext = { engine: Engine; files: FileStore; jwtSecret: string };

/** A request to the service, and how it stands with the limits when it has been counted. */
export type PublicCall = StorageContext & { request: ApiRequest; turn?: Counting };

/** A request of somebody who is known. */
export type Call = PublicCall & { caller: Caller };

/** Who is asking. Storage, unlike REST, wants an `Authorization` header for everything but public and signed reads. */
export async function storageCaller(authorization: string | undefined, jwtSecret: string): Promise<Caller> {
  if (authorization === undefined) {
    throw invalidRequest("headers must have required property 'authorization'", 'Error');
  }
  const token = authorization.replace(/^bearer\s+/i, '').trim();
  const claims = await verifyToken(token, jwtSecret).catch((error: unknown) => {
    // The messages of `jose` are the ones that Storage passes on.
    throw accessDenied(error instanceof Error ? error.message : 'invalid token');
  });
  return callerOf(claims, accessDenied);
}

/** A bucket with the limits it puts on uploads. */
export type Bucket = { id: string; isPublic: boolean; maxBytes: number | null; mediaTypes: string[] | null };

/** Runs `work` in one transaction under the caller's row-level security. */
export function asCaller<Result>(
  { engine, request, turn, caller }: Call,
  mode: TransactionMode,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { method, sentPath: path, headers } = request;
  const facts = { method, path, headers, ...(turn === undefined ? {} : { turn }) };
  return engine.transaction(mode, async (session) => {
    await becomeCaller(session, caller, facts);
    return work(session);
  });
}

/** Runs `work` as the storage service, for what callers need not be allowed to do themselves. */
export function asService<Result>(
  call: PublicCall,
  mode: TransactionMode,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const role = 'service_role';
  return asCaller({ ...call, caller: { role, claims: { role } } }, mode, work);
}

/** @throws StorageRefusal when there is no such bucket. */
export async function findBucket(call: PublicCall, id: string): Promise<Bucket> {
  const [row] = await asService(call, 'read', (session) =>
    session.query(
      `select id, public, file_size_limit::text as max_bytes, to_json(allowed_mime_types)::text as media_types
       from storage.buckets where id = $1::text`,
      [id],
    ),
  );
  if (row === undefined) throw bucketNotFound();
  return {
    id,
    isPublic: row['public'] === true,
    maxBytes: row['max_bytes'] === null ? null : Number(row['max_bytes']),
    mediaTypes: row['media_types'] === null ? null : (JSON.parse(String(row['media_types'])) as string[]),
  };
}

/** The characters that Storage takes in an object name. */
const objectName = /^(\w|\/|!|-|\.|\*|'|\(|\)| |&|\$|@|=|;|:|\+|,|\?)*$/;

/** @throws StorageRefusal for a name that Storage would not take. */
export function checkObjectName(name: string): void {
  const hasDots = name.split('/').some((part) => part === '.' || part === '..' || part === '');
  if (name !== '' && objectName.test(name) && !hasDots) return;
  throw new StorageRefusal(400, 'InvalidKey', `Invalid key: ${name}`, 'InvalidKey');
}
