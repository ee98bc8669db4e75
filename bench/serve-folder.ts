import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brotliOptions } from '../build/compress.ts';
import { headersFor, parseHeadersFile } from '../build/headers.ts';
import { plain, readSiteFiles, type SiteFile, type SiteFiles } from '../build/site-files.ts';
import { pickRepresentation, requestedPath } from '../build/site-request.ts';
import type { Certificate } from './certificate.ts';

/** One answer, as it went out. */
export type Sent = { path: string; type: string; bytes: number };

/** A folder that is served, and what it has answered since `sent` was last emptied. */
export type ServedFolder = { origin: string; sent: Sent[]; close: () => Promise<void> };

/**
 * Serves a static folder on 127.0.0.1 over HTTP/2 and TLS, which `npm start` does not speak: with the files as it reads them,
 * the folder's headers file and the brotli files that the build made. Text without one is compressed at the same level, so
 * that other folders are not at a disadvantage.
 */
export async function serveFolder(folder: string, { key, cert }: Certificate): Promise<ServedFolder> {
  const sent: Sent[] = [];
  const headersFile = join(folder, '_headers');
  const rules = existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];
  const site = await readSiteFiles(folder);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, ({ url, method }, response) => {
    const { path } = requestedPath(url ?? '/');
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    const body = answer(response, findFile(site, path));
    if (method === 'HEAD') response.end();
    else response.end(body);
    sent.push({ path, type: String(response.getHeader('content-type')), bytes: body.length });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `https://127.0.0.1:${port}`,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

type Found = { status: 200 | 404; file: SiteFile };

/** Other sites may have `about.html` for `/about`. */
function findFile({ files, notFoundPages }: SiteFiles, path: string): Found {
  const file = files.get(path) ?? files.get(`${path}.html`);
  if (file !== undefined) return { status: 200, file };
  const page = notFoundPages.get('/');
  if (page !== undefined) return { status: 404, file: page };
  return {
    status: 404,
    file: { contentType: 'text/plain; charset=utf-8', representations: [plain(Buffer.from('Not found'))] },
  };
}

/** Every browser of the bench understands brotli; nothing else is offered. */
function answer(response: Http2ServerResponse, { status, file: { contentType, representations } }: Found) {
  const { coding, bytes } = pickRepresentation('br', representations);
  const isText = /^(text\/|image\/svg|application\/(json|xml|manifest))/.test(contentType);
  const body = coding === 'identity' && isText ? compressed(bytes) : bytes;
  if (coding === 'br' || isText) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Length', body.length);
  response.writeHead(status, { 'Content-Type': contentType, Vary: 'Accept-Encoding' });
  return body;
}

const compressedBodies = new WeakMap<Buffer, Buffer>();

/** Once for each file: it takes longer than to send it. */
function compressed(bytes: Buffer): Buffer {
  const body = compressedBodies.get(bytes) ?? brotliCompressSync(bytes, brotliOptions(bytes));
  compressedBodies.set(bytes, body);
  return body;
}
