import type { Representation } from './site-files.ts';

/**
 * The path that a request asks for, decoded, and its query as sent. The absolute form and encoded letters mean the same as
 * the plain form (RFC 9112, section 3.2.2; RFC 3986, section 2.3); the slash at the end of a page's address is dropped.
 * @param target the request's target as sent. What cannot be decoded is left as it is, so that it finds nothing.
 */
export function requestedPath(target: string): { path: string; query: string } {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, sent = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  const path = decode(sent);
  return { path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path || '/', query };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The one address of the page that another spelling means: `/` for `/index.html`, `/privacy` for `/Privacy`.
 * @returns null when there is no such page.
 */
export function ownAddress(path: string, pages: ReadonlySet<string>): string | null {
  const own = path.replace(/\/index\.html$/i, '').toLowerCase() || '/';
  return own !== path && pages.has(own) ? own : null;
}

/** The best coding that the client accepts, as it is when it names none (RFC 9110, section 12.5.3). */
export function pickRepresentation(
  acceptEncoding: string | undefined,
  representations: readonly Representation[],
): Representation {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/i.test(part))
      .map((part) => part.split(';')[0]?.trim().toLowerCase()),
  );
  const found = representations.find(({ coding }) => coding === 'identity' || accepted.has(coding));
  if (found === undefined) throw new Error('A file of the site has no plain form.');
  return found;
}

/** Whether the client's copy is the one it would get (RFC 9110, section 13.1.2). */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((each) => [etag, '*'].includes(each.trim().replace(/^W\//, '')));
}
