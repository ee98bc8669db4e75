import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);

/**
 * Writes a brotli and a gzip twin beside every text file of a folder, at the highest level, for servers that hand them out.
 * A file that has its twins keeps them.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.filter((path) => !existsSync(`${path}.br`)).map(compressFile));
}

/** Writes the twins of one file. @returns bytes of the brotli twin, which is what most browsers are sent. */
export async function compressFile(path: string): Promise<number> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([brotli(bytes, brotliOptions(bytes)), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return br.length;
}

/** The highest level of brotli for a file of these bytes. */
export function brotliOptions({ length }: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}
