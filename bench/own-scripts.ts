import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Bytes of the scripts that a built page asks for by itself, as its compressed files are sent; prefetched ones are not among them.
 * @param site absolute path of the built site.
 * @param path path of the page.
 */
export function ownScriptBytes(site: string, path: string): number {
  const page = join(site, path, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const tags = html.matchAll(
    /<(?:link rel="modulepreload"|script type="module")[^>]*?(?:href|src)="([^"]+)"/g,
  );
  const files = new Set([...tags].map(([, address = '']) => join(site, address)));
  return [...files].reduce(
    (sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size,
    0,
  );
}
