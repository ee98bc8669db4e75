import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join, sep } from 'node:path';
import { compressBrotli } from '../build/budget-parts.ts';
import { contentTypeOf } from '../build/content-types.ts';
import { headersFor, parseHeadersFile } from '../build/headers.ts';
import type { Certificate } from './certificate.ts';

/** One answer, as it went out. */
export type Sent = { path: string; type: string; bytes: number };

/** A folder that is served, and what it has answered since `sent` was last emptied. */
export type ServedFolder = { origin: string; sent: Sent[]; close: () => Promise<void> };

/**
 * Serves a static folder on 127.0.0.1 over HTTP/2 and TLS, with its headers file and the brotli files that the build made.
 * Text without one is compressed at the same level, so that other folders are not at a disadvantage.
 */
export async function serveFolder(folder: string, { key, cert }: Certificate): Promise<ServedFolder> {
  const sent: Sent[] = [];
  const headersFile = join(folder, '_headers');
  const rules = existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];
  const load = fileLoader();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    answer(response, request, path, findFile(folder, path), load, sent);
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

type LoadedFile = { body: Buffer; encoding: string | null };

function answer(
  response: Http2ServerResponse,
  request: Http2ServerRequest,
  path: string,
  file: string | null,
  load: (file: string) => LoadedFile,
  sent: Sent[],
): void {
  const status = file === null || file.endsWith('404.html') ? 404 : 200;
  const type = contentTypeOf(file ?? '');
  const { body, encoding } = file === null ? { body: Buffer.alloc(0), encoding: null } : load(file);
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(status, { 'Content-Type': type, Vary: 'Accept-Encoding' });
  if (request.method === 'HEAD') response.end();
  else response.end(body);
  sent.push({ path, type, bytes: body.length });
}

function findFile(folder: string, path: string): string | null {
  const wanted = join(folder, decodeURIComponent(path));
  const isInside = wanted === folder || wanted.startsWith(folder + sep);
  const candidates = isInside ? [wanted, join(wanted, 'index.html'), `${wanted}.html`] : [];
  const notFound = join(folder, '404.html');
  return [...candidates, notFound].find((each) => existsSync(each) && statSync(each).isFile()) ?? null;
}

/** Every browser of the bench understands brotli; nothing else is offered. */
function fileLoader(): (file: string) => LoadedFile {
  const loaded = new Map<string, LoadedFile>();
  return (file) => {
    const known = loaded.get(file);
    if (known !== undefined) return known;
    const read = readOnce(file);
    loaded.set(file, read);
    return read;
  };
}

function readOnce(file: string): LoadedFile {
  if (existsSync(`${file}.br`)) return { body: readFileSync(`${file}.br`), encoding: 'br' };
  const body = readFileSync(file);
  const isText = /^(text\/|image\/svg|application\/(json|xml|manifest))/.test(contentTypeOf(file));
  return isText ? { body: compressBrotli(body), encoding: 'br' } : { body, encoding: null };
}
