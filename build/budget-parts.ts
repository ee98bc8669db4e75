import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brotliOptions } from './compress.ts';

/** Parts of a page's HTML that can be told apart. What is left is text and markup. */
const htmlParts = {
  styles: /<style[^>]*>[\s\S]*?<\/style>/g,
  drawings: /<svg[\s\S]*?<\/svg>/g,
  'boot script': /<script>[\s\S]*?<\/script>/g,
  'structured data': /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
} as const;

/**
 * Bytes of a built page by part: of its HTML what each part adds to the compressed whole, of its scripts each file.
 * @param site absolute path of the built site.
 * @param path path of the page.
 */
export function pageParts(site: string, path: string): Readonly<Record<string, number>> {
  const html = readFileSync(join(site, path, 'index.html'), 'utf8');
  const whole = brotliBytes(html);
  const parts: Record<string, number> = {};
  let named = 0;
  for (const [name, pattern] of Object.entries(htmlParts)) {
    const bytes = whole - brotliBytes(html.replaceAll(pattern, ''));
    parts[`html ${name}`] = bytes;
    named += bytes;
  }
  parts['html text and markup'] = whole - named;
  for (const chunk of chunksOf(html)) parts[`script ${withoutHash(chunk)}`] = sentBytes(site, chunk);
  return parts;
}

/** The scripts a page asks for when it starts, as addresses. */
export function chunksOf(html: string): readonly string[] {
  return JSON.parse(/id="chunks"[^>]*>([^<]*)/.exec(html)?.[1] ?? '[]') as string[];
}

/** `/assets/shared-BMxYVPa_.js` as `shared.js`. */
export function withoutHash(address: string): string {
  return address.replace(/^.*\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

/** What a server with the build's compressed twins sends for a file. */
export function sentBytes(site: string, address: string): number {
  const file = join(site, address);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

/** Bytes of a text as build/compress.ts writes them. */
export function brotliBytes(text: string): number {
  return compressBrotli(Buffer.from(text)).length;
}

/** Brotli at the highest level, as build/compress.ts does it once. */
export function compressBrotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, brotliOptions(bytes));
}
