import { resumeBucket } from '../../../src/domain/application/rules.ts';
import { type ApiHead, type ApiResponse, unsupported } from '../http/api-request.ts';
import type { Service } from '../http/server.ts';
import { type Call, serviceCaller, type StorageContext, storageCaller } from './context.ts';
import { download, downloadPublic, downloadSigned, sign } from './download.ts';
import { list, remove } from './objects.ts';
import { refusalOf } from './refusal.ts';
import { upload } from './upload.ts';

/** The bucket's limit and the multipart frame around it; anything larger is dropped unread. */
const maxBodyBytes = 8 * 1024 * 1024;

/** The subset of Supabase Storage that the site and its staff use, on the one bucket that there is. */
export function storageService(context: StorageContext): Service {
  return {
    prefix: '/storage/v1/',
    maxBodyBytes,
    admit: async (head) => {
      const { work, name, isForAnybody } = findRoute(head);
      // Whatever brings a body wants a caller before it is read.
      const caller = isForAnybody
        ? serviceCaller
        : await storageCaller(head.headers['authorization'], context.jwtSecret);
      return (request) =>
        work({ ...context, request, caller }, name).catch((error: unknown) => {
          throw refusalOf(error);
        });
    },
  };
}

/** Answers a request about an object of the bucket, or about the bucket where the name is empty. */
type Work = (call: Call, name: string) => Promise<ApiResponse>;

const onBucket: Readonly<Record<string, Work>> = { 'POST list': list, 'DELETE ': remove };
const onObject: Readonly<Record<string, Work>> = {
  'GET ': download,
  'GET sign': downloadSigned,
  'GET public': downloadPublic,
  'POST ': upload,
  'POST sign': sign,
  'PUT ': upload,
};

/** The route of `object/BUCKET/NAME`, or `object/VERB/BUCKET/NAME`. @throws Refusal for every other. */
function findRoute({ method, path }: ApiHead): { work: Work; name: string; isForAnybody: boolean } {
  const [area, ...parts] = path.split('/');
  const verb = parts[0] === resumeBucket ? '' : parts.shift();
  const [bucket, ...names] = parts;
  const [route, name] = [`${method} ${verb}`, names.join('/')];
  const routes = name === '' ? onBucket : onObject;
  const work = Object.hasOwn(routes, route) ? routes[route] : undefined;
  if (area !== 'object' || bucket !== resumeBucket || work === undefined) {
    throw unsupported(`${method} /storage/v1/${path.slice(0, 80)}`);
  }
  return { work, name, isForAnybody: route === 'GET sign' || route === 'GET public' };
}
