import { z } from 'zod';
import { signToken, verifyToken } from '../http/keys.ts';
import { type ApiResponse, jsonResponse, parseJson } from '../http/api-request.ts';
import { resumeBucket } from '../../../src/domain/application/rules.ts';
import { asCaller, type Call } from './context.ts';
import { bucketNotFound, invalidRequest, objectNotFound, StorageRefusal } from './refusal.ts';

/** GET of an object that the caller may see. */
export async function download(call: Call, name: string): Promise<ApiResponse> {
  return serve(call, await visibleObject(call, name));
}

type StoredObject = { version: string; mediaType: string };

async function visibleObject(call: Call, name: string): Promise<StoredObject> {
  const [row] = await asCaller(call, 'read', (session) =>
    session.query(
      `select version, metadata ->> 'mimetype' as media_type from storage.objects
       where bucket_id = $1::text and name = $2::text`,
      [resumeBucket, name],
    ),
  );
  if (row === undefined) throw objectNotFound();
  return { version: String(row['version']), mediaType: String(row['media_type']) };
}

const signBody = z.object({ expiresIn: z.number().int().positive() });

/** POST that makes a link for an object that the caller may see. */
export async function sign(call: Call, name: string): Promise<ApiResponse> {
  const body = signBody.safeParse(parseJson(call.request.body));
  if (!body.success) throw invalidRequest("body must have required property 'expiresIn'");
  await visibleObject(call, name);
  const url = `${resumeBucket}/${name}`;
  const token = await signToken(call.jwtSecret, { url, scope: 'download' }, body.data.expiresIn);
  return jsonResponse(200, { signedURL: `/object/sign/${encodeURI(url)}?token=${token}` });
}

/** GET through a signed link: the token is the permission. */
export async function downloadSigned(call: Call, name: string): Promise<ApiResponse> {
  const claims = await verifyToken(call.request.query.get('token') ?? '', call.jwtSecret).catch(
    (error: unknown) => {
      const message = error instanceof Error ? error.message : 'invalid token';
      throw new StorageRefusal(400, 'InvalidJWT', message, 'InvalidJWT');
    },
  );
  if (claims['url'] !== `${resumeBucket}/${name}` || claims['scope'] !== 'download') {
    throw new StorageRefusal(400, 'InvalidSignature', 'Invalid signature', 'InvalidSignature');
  }
  return download(call, name);
}

/** GET through the public address, a resume's locator: the bucket is private, so that it opens for nobody. */
export async function downloadPublic(call: Call, name: string): Promise<ApiResponse> {
  const [bucket] = await asCaller(call, 'read', (session) =>
    session.query('select public from storage.buckets where id = $1::text', [resumeBucket]),
  );
  if (bucket?.['public'] !== true) throw bucketNotFound();
  return download(call, name);
}

/** No cache keeps a resume, whatever its uploader declared (http/server.ts). */
async function serve({ files, request }: Call, object: StoredObject): Promise<ApiResponse> {
  const asked = request.query.get('download');
  const name = asked === '' ? request.path.slice(request.path.lastIndexOf('/') + 1) : asked;
  const headers: Record<string, string> = {
    'content-type': object.mediaType,
    'x-robots-tag': 'none',
    'x-content-type-options': 'nosniff',
    // Hosted Storage lets nobody set this. Opened as a page, a file of a stranger's runs nothing and belongs to no origin.
    'content-security-policy': "default-src 'none'; sandbox",
  };
  if (name !== null) headers['content-disposition'] = disposition(name);
  return { status: 200, headers, body: await files.read(object.version) };
}

function disposition(name: string): string {
  const encoded = encodeURIComponent(name);
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded};`;
}
