import * as z from 'zod/mini';
import type { Language } from '../../src/domain/language.ts';
import { kioskHost, kioskScheme } from './layout.ts';
import { deny } from './decision.ts';

/** Content type by path, made when the kiosk is built: what is not in it does not exist. */
export const manifestSchema = z.record(z.string(), z.string());
export type AssetManifest = Readonly<z.infer<typeof manifestSchema>>;

/** The only kinds of file a page may be made of. PDF is not among them: its viewer brings its own print button. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  avif: 'image/avif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp3: 'audio/mpeg',
};

const plainPath = /^\/(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

/**
 * Answers one request to `app://kiosk/…`. Nothing on disk is looked at: the path must be a key of the manifest, spelled
 * in plain characters. So `..`, `%2f`, `%00`, backslashes, hidden files, queries and other hosts have nothing to reach.
 * @param url as Electron hands it over: absolute, maybe with a hash. `/` stands for `/index.html`.
 */
export function resolveAsset(request: { method: string; url: string }, manifest: AssetManifest) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { ...deny('asset-method'), status: 405 };
  const spelled = request.url.split('#', 1)[0] ?? '';
  const prefix = `${kioskScheme}://${kioskHost}/`;
  if (spelled.slice(0, prefix.length) !== prefix) return { ...deny('asset-host'), status: 404 };
  const rest = spelled.slice(prefix.length - 1);
  const path = rest === '/' ? '/index.html' : rest;
  if (!plainPath.test(path)) return { ...deny('asset-spelling'), status: 404 };
  const contentType = Object.hasOwn(manifest, path) ? manifest[path] : undefined;
  return contentType === undefined
    ? { ...deny('asset-unknown'), status: 404 }
    : ({ action: 'serve', rule: 'asset', path, contentType } as const);
}

/**
 * The file that answers for a path: the document is built once a language, so that its first picture is in the kiosk's own.
 * @param path as in the manifest.
 */
export function fileIn(language: Language, path: string): string {
  return path === '/index.html' ? `/${documentIn(language)}` : path;
}

/** The name of the document in a language. */
export function documentIn(language: Language): string {
  return language === 'en' ? 'index.html' : `index.${language}.html`;
}

/**
 * Makes the manifest from the built files.
 * @param files paths relative to the folder of pages, with `/` between the parts.
 * @throws Error naming a file that may not be served: no known kind, or a name that is not plain.
 */
export function makeManifest(files: readonly string[]): AssetManifest {
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const path = `/${file}`;
      const contentType = contentTypes[file.slice(file.lastIndexOf('.') + 1)];
      if (contentType === undefined || !plainPath.test(path))
        throw new Error(`The kiosk cannot serve this file: ${file}`);
      return [path, contentType];
    }),
  );
}
