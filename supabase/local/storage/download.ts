import { z } from 'zod';
import { signToken, verifyToken } from '../http/keys.ts';
import { type ApiResponse, jsonResponse, parseJson } from '../http/message.ts';
import { asCaller, asService, type Call, findBucket, type PublicCall } from './context.ts';
import { bucketNotFound, invalidRequest, objectNotFound, StorageRefusal } from './refusal.ts';

/** An object by its bucket and name. */
export type ObjectPath = { bucketId: string; name: string };

type StoredObject = {
  version: string;
  mediaType: string;
  eTag: string;
  lastModified: string;
};

const findObject = `select version, metadata ->> 'mimetype' as media_type, metadata ->> 'eTag' as etag,
  metadata ->> 'lastModified' as last_modified
  from storage.objects where bucket_id = $1::text and name = $2::text`;

function storedObject(row: Record<string, unknown> | undefined): StoredObject {
  if (row === undefined) throw objectNotFound();
  return {
    version: String(row['version']),
    mediaType: inHeader(row['media_type'], 'application/octet-stream'),
    eTag: inHeader(row['etag'], '""'),
    lastModified: new Date(String(row['last_modified'])).toUTCString(),
  };
}

/** Rows may be older than today's checks: what no header can carry is left out of the answer, not the answer out. */
function inHeader(stored: unknown, otherwise: string): string {
  const text = String(stored);
  return /^[ -~]+$/.test(text) ? text : otherwise;
}

/** GET of an object that the caller may see. */
export async function download(call: Call, path: ObjectPath): Promise<ApiResponse> {
  await findBucket(call, path.bucketId);
  return serve(call, await visibleObject(call, path));
}

async function visibleObject(call: Call, { bucketId, name }: ObjectPath): Promise<StoredObject> {
  const rows = await asCaller(call, 'read', (session) => session.query(findObject, [bucketId, name]));
  return storedObject(rows[0]);
}

/** GET through the public address: only a public bucket answers. */
export async function downloadPublic(call: PublicCall, path: ObjectPath): Promise<ApiResponse> {
  const bucket = await findBucket(call, path.bucketId);
  if (!bucket.isPublic) throw bucketNotFound();
  return serve(call, await serviceObject(call, path));
}

async function serviceObject(call: PublicCall, { bucketId, name }: ObjectPath): Promise<StoredObject> {
  const rows = await asService(call, 'read', (session) => session.query(findObject, [bucketId, name]));
  return storedObject(rows[0]);
}

const signBody = z.object({ expiresIn: z.number().int().positive() });
/** A link opens for whoever has it, also when the member who made it is removed: staff open it at once. */
const longestLinkSeconds = 60;

/** POST that makes a link for an object that the caller may see, for a minute at most. */
export async function sign(call: Call, path: ObjectPath): Promise<ApiResponse> {
  const body = signBody.safeParse(parseJson(call.request.body));
  if (!body.success) throw invalidRequest("body must have required property 'expiresIn'", 'Error');
  await visibleObject(call, path);
  const url = `${path.bucketId}/${path.name}`;
  const seconds = Math.min(body.data.expiresIn, longestLinkSeconds);
  const token = await signToken(call.jwtSecret, { url, scope: 'download' }, seconds);
  return jsonResponse(200, { signedURL: `/object/sign/${encodeURI(url)}?token=${token}` });
}

/** GET through a signed link: the token is the permission. */
export async function downloadSigned(call: PublicCall, path: ObjectPath): Promise<ApiResponse> {
  const token = call.request.query.get('token');
  if (token === null) throw invalidRequest("querystring must have required property 'token'", 'Error');
  const claims = await verifyToken(token, call.jwtSecret).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : 'invalid token';
    throw new StorageRefusal(400, 'InvalidJWT', message, 'InvalidJWT');
  });
  if (claims['url'] !== `${path.bucketId}/${path.name}` || claims['scope'] !== 'download') {
    throw new StorageRefusal(400, 'InvalidSignature', 'Invalid signature', 'InvalidSignature');
  }
  return serve(call, await serviceObject(call, path));
}

/** No cache keeps a resume, whatever its uploader declared (http/server.ts). */
async function serve({ files, request }: PublicCall, object: StoredObject): Promise<ApiResponse> {
  const asked = request.query.get('download');
  const name = asked === '' ? request.path.slice(request.path.lastIndexOf('/') + 1) : asked;
  const headers: Record<string, string> = {
    'content-type': object.mediaType,
    'accept-ranges': 'bytes',
    etag: object.eTag,
    'last-modified': object.lastModified,
    'x-robots-tag': 'none',
    'x-content-type-options': 'nosniff',
    // Hosted Storage lets nobody set this. Opened as a page, a file of a stranger's runs nothing and belongs to no origin.
    'content-security-policy': "default-src 'none'; sandbox",
  };
  if (name !== null) headers['content-disposition'] = disposition(name);
  const body = await files.read(object.version);
  return inPart({ status: 200, headers, body }, body, request.headers['range']);
}

/** One byte range as 206; anything else asked for gets the whole file, which HTTP allows (RFC 9110, 14.2). */
function inPart(whole: ApiResponse, content: Buffer, range = ''): ApiResponse {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const last = content.length - 1;
  const end = Math.min(to === '' ? last : Number(to), last);
  if (from === '' || Number(from) > end) return whole;
  const headers = { ...whole.headers, 'content-range': `bytes ${from}-${end}/${content.length}` };
  return { status: 206, headers, body: content.subarray(Number(from), end + 1) };
}

function disposition(name: string): string {
  const encoded = encodeURIComponent(name);
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded};`;
}
