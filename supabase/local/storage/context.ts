import {
  becomeCaller,
  type Caller,
  type Engine,
  type Session,
  type TransactionMode,
  type Counting,
} from '../database/engine.ts';
import type { ApiRequest } from '../http/message.ts';
import { StorageRefusal, bucketNotFound } from './refusal.ts';
import type { FileStore } from './file-store.ts';

/** A request, and how it stands with the limits when it has been counted. */
export type CountedRequest = ApiRequest & { turn?: Counting };

/** What the storage service works with. */
export type StorageContext = { engine: Engine; files: FileStore; jwtSecret: string };

/** A bucket with the limits it puts on uploads. */
export type Bucket = { id: string; isPublic: boolean; maxBytes: number | null; mediaTypes: string[] | null };

/** The storage service itself acts as this role. */
const serviceCaller: Caller = { role: 'service_role', claims: { role: 'service_role' } };

/** Runs `work` in one transaction under the caller's row-level security. */
export function asCaller<Result>(
  context: StorageContext,
  caller: Caller,
  request: CountedRequest,
  mode: TransactionMode,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { method, sentPath: path, headers, turn } = request;
  const facts = { method, path, headers, ...(turn === undefined ? {} : { turn }) };
  return context.engine.transaction(mode, async (session) => {
    await becomeCaller(session, caller, facts);
    return work(session);
  });
}

/** Runs `work` as the storage service, for what callers need not be allowed to do themselves. */
export function asService<Result>(
  context: StorageContext,
  request: CountedRequest,
  mode: TransactionMode,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  return asCaller(context, serviceCaller, request, mode, work);
}

/** @throws StorageRefusal when there is no such bucket. */
export async function findBucket(context: StorageContext, request: ApiRequest, id: string): Promise<Bucket> {
  const [row] = await asService(context, request, 'read', (session) =>
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
