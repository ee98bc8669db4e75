import { type ApiHead, type ApiResponse, jsonResponse } from '../http/message.ts';
import type { Service } from '../http/server.ts';
import { type PublicCall, type StorageContext, storageCaller } from './context.ts';
import { download, downloadPublic, downloadSigned, type ObjectPath, sign } from './download.ts';
import { buckets, list, refuseMove, removeMany, removeOne } from './objects.ts';
import { refusalOf, unsupported } from './refusal.ts';
import { upload } from './upload.ts';

/** The bucket's limit and the multipart frame around it; anything larger is dropped unread. */
const maxBodyBytes = 8 * 1024 * 1024;

/** The subset of Supabase Storage that the site and its staff use. */
export function storageService(context: StorageContext): Service {
  return {
    prefix: '/storage/v1/',
    maxBodyBytes,
    // Whatever brings a body wants a caller. Reads bring none, and public and signed ones are for anyone.
    admit: async (head) => {
      const [area = '', first = ''] = head.path.split('/');
      if (['upload', 'render', 's3'].includes(area)) throw unsupported(`/${area}`);
      if (area !== 'bucket' && (area !== 'object' || first === '')) return noSuchRoute(head);
      if (!isRead(head)) await storageCaller(head.headers['authorization'], context.jwtSecret);
      return (request) =>
        route({ ...context, request }).catch((error: unknown) => {
          throw refusalOf(error);
        });
    },
  };
}

function isRead({ method }: ApiHead): boolean {
  return method === 'GET' || method === 'HEAD';
}

async function route(publicCall: PublicCall): Promise<ApiResponse> {
  const { request, jwtSecret } = publicCall;
  const [area, first = '', ...rest] = request.path.split('/');
  const under: ObjectPath = { bucketId: rest[0] ?? '', name: rest.slice(1).join('/') };
  const reads = area === 'object' && isRead(request);
  if (reads && first === 'public') return downloadPublic(publicCall, under);
  if (reads && first === 'sign') return downloadSigned(publicCall, under);
  const caller = await storageCaller(request.headers['authorization'], jwtSecret);
  const call = { ...publicCall, caller };
  if (area === 'bucket') return buckets(call, first === '' ? null : first);
  if (reads && first === 'authenticated') return download(call, under);
  if (reads && first === 'info') throw unsupported('object information');
  if (request.method === 'POST') {
    if (first === 'sign' && under.name !== '') return sign(call, under);
    if (first === 'list') return list(call, rest.join('/'));
    if (first === 'move' || first === 'copy') return refuseMove(call);
    if (first === 'sign' || first === 'upload' || first === 'list-v2') throw unsupported(`object/${first}`);
  }
  const object = { bucketId: first, name: rest.join('/') };
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return download(call, object);
    case 'POST':
    case 'PUT':
      return upload(call, object);
    case 'DELETE':
      return object.name === '' ? removeMany(call, first) : removeOne(call, object);
    default:
      return noSuchRoute(request);
  }
}

function noSuchRoute(request: ApiHead): ApiResponse {
  const message = `Route ${request.method}:/${request.path} not found`;
  return jsonResponse(404, { message, error: 'Not Found', statusCode: 404 });
}
