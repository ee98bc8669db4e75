import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);

/** Writes a brotli and a gzip twin beside every text file of a folder, at the highest level, for servers that hand them out. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([smallestBrotli(path, bytes), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/**
 * A page must fit into the first packets of a connection, and one changed word can cost it 60 bytes by mere luck. So a page
 * is compressed for each way of writing distances (NPOSTFIX, RFC 7932, section 4), and the smallest is kept.
 */
async function smallestBrotli(path: string, bytes: Buffer): Promise<Buffer> {
  const postfixes = path.endsWith('.html') ? [0, 1, 2, 3] : [0];
  const tries = await Promise.all(postfixes.map((postfix) => brotli(bytes, brotliOptions(bytes, postfix))));
  return tries.reduce((least, each) => (each.length < least.length ? each : least));
}

/** The highest level of brotli for a file of these bytes. */
export function brotliOptions({ length }: Buffer, postfix = 0) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    },
  };
}
