import { brotliBytes } from '../build/budget-parts.ts';
import { piecesBySource } from './source-map.ts';

/** A built script with its source map. */
export type BuiltScript = {
  file: string;
  code: string;
  map: { mappings: string; sources: (string | null)[] };
};

/** Bytes of one package, as brotli 11 sends them. */
export type PackageBytes = { name: string; bytes: number };

/**
 * Divides the brotli bytes of scripts among the packages they come from. A compressed file has no borders, so each package
 * gets the share that its own text, compressed alone, has of the file: the parts always add up to what is sent.
 * @param group gives the package's name for a source path; null is the bundler's own code.
 * @returns largest first.
 */
export function bytesByPackage(
  scripts: readonly BuiltScript[],
  group: (source: string | null) => string = packageOf,
): readonly PackageBytes[] {
  const sums = new Map<string, number>();
  for (const script of scripts) {
    for (const [name, bytes] of shares(script, group)) sums.set(name, (sums.get(name) ?? 0) + bytes);
  }
  return [...sums]
    .map(([name, bytes]) => ({ name, bytes: Math.round(bytes) }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

function shares({ code, map }: BuiltScript, group: (source: string | null) => string): Map<string, number> {
  const texts = new Map<string, string>();
  for (const { text, source } of piecesBySource(code, map)) {
    const name = group(source);
    texts.set(name, (texts.get(name) ?? '') + text);
  }
  const alone = new Map([...texts].map(([name, text]) => [name, brotliBytes(text)]));
  const sum = [...alone.values()].reduce((total, bytes) => total + bytes, 0);
  const sent = brotliBytes(code);
  return new Map([...alone].map(([name, bytes]) => [name, (bytes / sum) * sent]));
}

/** The npm package of a source, `our <folder of src>` for our own code, or `bundler`. */
export function packageOf(source: string | null): string {
  if (source === null || !/[\\/](node_modules|src)[\\/]|^src[\\/]/.test(`/${source}`)) return 'bundler';
  const inPackage = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(source)?.[1];
  if (inPackage !== undefined) return inPackage;
  return `our ${/(?:^|[\\/])src[\\/]([^\\/]+)/.exec(source)?.[1] ?? 'code'}`;
}
