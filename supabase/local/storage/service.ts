import type { ApiHead, ApiRequest, ApiResponse } from '../http/message.ts';
import { jsonResponse } from '../http/message.ts';
import type { Service } from '../http/server.ts';
import { storageCaller } from './caller.ts';
import type { StorageContext } from './context.ts';
import { download, downloadPublic, downloadSigned, type ObjectPath, sign } from './download.ts';
import { buckets, list, refuseMove, removeMany, removeOne } from './objects.ts';
import { refusalOf, refusalResponse, unsupported } from './refusal.ts';
import { upload } from './upload.ts';

/** The bucket's limit and the multipart frame around it; anything larger is dropped unread. */
const maxBodyBytes = 8 * 1024 * 1024;

/** The subset of Supabase Storage that the site and its staff use. */
export function storageService(context: StorageContext): Service {
  return {
    prefix: '/storage/v1/',
    maxBodyBytes,
    refuse: (head) => refuseCaller(context, head),
    handle: async (request) => {
      try {
        return await route(context, request);
      } catch (error) {
        return refusalResponse(refusalOf(error));
      }
    },
  };
}

/** Whatever brings a body wants a caller. Reads bring none, and public and signed ones are for anyone. */
async function refuseCaller(context: StorageContext, head: ApiHead): Promise<ApiResponse | null> {
  const [area = '', first = ''] = head.path.split('/');
  if (['upload', 'render', 's3'].includes(area)) return refusalResponse(unsupported(`/${area}`));
  const isKnown = area === 'bucket' || (area === 'object' && first !== '');
  if (!isKnown) return noSuchRoute(head);
  if (head.method === 'GET' || head.method === 'HEAD') return null;
  try {
    await storageCaller(head.headers['authorization'], context.jwtSecret);
    return null;
  } catch (error) {
    return refusalResponse(refusalOf(error));
  }
}

async function route(context: StorageContext, request: ApiRequest): Promise<ApiResponse> {
  const [area = '', first = '', ...rest] = request.path.split('/');
  if (area === 'bucket') {
    const caller = await storageCaller(request.headers['authorization'], context.jwtSecret);
    return buckets(context, caller, request, first === '' ? null : first);
  }
  return objectRoute(context, request, first, rest);
}

async function objectRoute(
  context: StorageContext,
  request: ApiRequest,
  first: string,
  rest: readonly string[],
): Promise<ApiResponse> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const under: ObjectPath = { bucketId: rest[0] ?? '', name: rest.slice(1).join('/') };
  if (isRead && first === 'public') return downloadPublic(context, request, under);
  if (isRead && first === 'sign') return downloadSigned(context, request, under);
  const caller = await storageCaller(request.headers['authorization'], context.jwtSecret);
  if (isRead && first === 'authenticated') return download(context, caller, request, under);
  if (isRead && first === 'info') throw unsupported('object information');
  if (request.method === 'POST') {
    if (first === 'sign' && under.name !== '') return sign(context, caller, request, under);
    if (first === 'list') return list(context, caller, request, rest.join('/'));
    if (first === 'move' || first === 'copy') return refuseMove(context, caller, request);
    if (first === 'sign' || first === 'upload' || first === 'list-v2') throw unsupported(`object/${first}`);
  }
  return plainRoute(context, caller, request, { bucketId: first, name: rest.join('/') });
}

async function plainRoute(
  context: StorageContext,
  caller: Awaited<ReturnType<typeof storageCaller>>,
  request: ApiRequest,
  object: ObjectPath,
): Promise<ApiResponse> {
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return download(context, caller, request, object);
    case 'POST':
    case 'PUT':
      return upload(context, caller, request, object);
    case 'DELETE':
      return object.name === ''
        ? removeMany(context, caller, request, object.bucketId)
        : removeOne(context, caller, request, object);
    default:
      return noSuchRoute(request);
  }
}

function noSuchRoute(request: ApiHead): ApiResponse {
  const message = `Route ${request.method}:/${request.path} not found`;
  return jsonResponse(404, { message, error: 'Not Found', statusCode: 404 });
}
