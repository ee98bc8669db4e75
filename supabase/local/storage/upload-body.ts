import type { ApiRequest } from '../http/message.ts';
import { invalidRequest } from './refusal.ts';

/** What an upload carries: the bytes, and the type and cache time that the client declares. */
export type UploadBody = { content: Buffer; mediaType: string; cacheControl: string };

/** Reads an upload: multipart as supabase-js sends a File, or the raw bytes. */
export async function readUploadBody(request: ApiRequest): Promise<UploadBody> {
  const contentType = request.headers['content-type'] ?? '';
  if (contentType.startsWith('multipart/form-data')) return readMultipart(request.body, contentType);
  return {
    content: request.body,
    mediaType: withoutParameters(contentType || 'application/octet-stream'),
    cacheControl: sendable(request.headers['cache-control']),
  };
}

/** What a client declares is sent to others later: only what every server may put into a header is kept. */
function sendable(cacheControl: string | undefined): string {
  return cacheControl !== undefined && /^[\w=, -]{1,100}$/.test(cacheControl) ? cacheControl : 'no-cache';
}

async function readMultipart(body: Buffer, contentType: string): Promise<UploadBody> {
  const form = await parseForm(body, contentType);
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw invalidRequest('No content provided');
  const seconds = form.get('cacheControl');
  const declared = form.get('contentType');
  return {
    content: Buffer.from(await file.arrayBuffer()),
    mediaType: withoutParameters(typeof declared === 'string' ? declared : file.type),
    cacheControl:
      typeof seconds === 'string' && /^\d{1,10}$/.test(seconds) ? `max-age=${seconds}` : 'no-cache',
  };
}

/** The platform's own multipart parser does the work. */
async function parseForm(body: Buffer, contentType: string): Promise<FormData> {
  const init = { method: 'POST', headers: { 'content-type': contentType }, body: new Uint8Array(body) };
  return new Request('http://localhost/', init).formData().catch(() => {
    throw invalidRequest('No content provided');
  });
}

function withoutParameters(mediaType: string): string {
  return mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
}
