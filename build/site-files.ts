import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentTypeOf } from './content-types.ts';

/** How a file may be sent; `identity` is as it is (RFC 9110, section 8.4). */
export type Coding = 'br' | 'gzip' | 'identity';

/** The bytes of a file in one coding, and the strong validator that belongs to them. */
export type Representation = { coding: Coding; bytes: Buffer; etag: string };

/** A file of the site, with its codings in the order in which they are preferred. */
export type SiteFile = { contentType: string; representations: readonly Representation[] };

/** A built site in memory, by the address a file is asked for: `/careers`, not `/careers/index.html`. */
export type SiteFiles = {
  files: ReadonlyMap<string, SiteFile>;
  /** Addresses of the files that are pages. */
  pages: ReadonlySet<string>;
  /** By the folder that a not-found page is for, the deepest first. */
  notFoundPages: ReadonlyMap<string, SiteFile>;
};

const twins: Readonly<Record<string, Coding>> = { '.br': 'br', '.gz': 'gzip' };
const preference: readonly Coding[] = ['br', 'gzip', 'identity'];

/**
 * Reads a built site. What it does not find now does not exist: whatever happens to the folder later changes no answer.
 * @param folder absolute path of the built site.
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const contents = await readAll(folder);
  const files = new Map<string, SiteFile>();
  const pages = new Set<string>();
  const notFoundPages = new Map<string, SiteFile>();
  for (const path of contents.keys()) {
    const file = siteFile(path, contents);
    if (path.endsWith('/404.html')) notFoundPages.set(path.slice(0, -'404.html'.length), file);
    if (isServed(path, contents)) files.set(addressOf(path), file);
    if (path.endsWith('/index.html')) pages.add(addressOf(path));
  }
  return { files, pages, notFoundPages: new Map([...notFoundPages].toSorted(longestFirst)) };
}

/** Every file by its path from the site's root, with `/` between the parts. */
async function readAll(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = paths.map(
    async (path) => [`/${relative(folder, path).split(sep).join('/')}`, await readFile(path)] as const,
  );
  return new Map(await Promise.all(read));
}

/** The header file, the 404 pages, compressed twins and hidden files are not pages. */
function isServed(path: string, contents: ReadonlyMap<string, Buffer>): boolean {
  if (path === '/_headers' || path === '/_redirects' || path.endsWith('/404.html')) return false;
  if (path.slice(-3) in twins && contents.has(path.slice(0, -3))) return false;
  return path.startsWith('/.well-known/') || !path.includes('/.');
}

function addressOf(path: string): string {
  if (path === '/index.html') return '/';
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) : path;
}

function siteFile(path: string, contents: ReadonlyMap<string, Buffer>): SiteFile {
  const endings: Record<Coding, string> = { br: '.br', gzip: '.gz', identity: '' };
  const representations = preference.flatMap((coding) => {
    const bytes = contents.get(`${path}${endings[coding]}`);
    return bytes === undefined ? [] : [{ coding, bytes, etag: etagOf(bytes) }];
  });
  return { contentType: contentTypeOf(path), representations };
}

/** Bytes that are sent as they are. */
export function plain(bytes: Buffer): Representation {
  return { coding: 'identity', bytes, etag: etagOf(bytes) };
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

function longestFirst([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return b.length - a.length;
}
