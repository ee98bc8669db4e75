import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypes } from './content-types.ts';
import { type HeaderRule, headersFor, parseHeadersFile } from './headers.ts';
import { readSiteFiles } from './site-files.ts';

/** What nginx must know of a site. */
export type NginxSite = {
  /** Where the site is at home; the same name with or without `www.` leads there. */
  siteUrl: string;
  rules: readonly HeaderRule[];
  /** Addresses of the pages, `/` among them. */
  pages: readonly string[];
  /** The folders that have a not-found page of their own beside that of the whole site: `/careers/job/`. */
  notFoundFolders: readonly string[];
};

/** Where the pages stand on the server. */
const root = '/srv/site';

/**
 * Writes the configuration for a built site.
 * @param outDir absolute path of the built site, with its `_headers` file.
 * @param file where the configuration goes: outside of the site.
 */
export async function writeNginxFile(outDir: string, siteUrl: string, file: string): Promise<void> {
  const rules = parseHeadersFile(await readFile(join(outDir, '_headers'), 'utf8'));
  const { pages, notFoundPages } = await readSiteFiles(outDir);
  const notFoundFolders = [...notFoundPages.keys()].filter((folder) => folder !== '/');
  const text = nginxSite({ siteUrl, rules, pages: [...pages].toSorted(), notFoundFolders });
  await writeFile(file, `${text}\n`);
}

/** A path under which no rule but the one for everything holds. */
const anyFile = '/any-file';

/**
 * The whole configuration of a site for nginx 1.22 and later: statuses, headers, types and encodings as `npm start` sends them.
 * It belongs into the `http` block; names that begin with `snippets/` are the operator's own files beside nginx.conf.
 */
export function nginxSite({ siteUrl, rules, pages, notFoundFolders }: NginxSite): string {
  const { hostname } = new URL(siteUrl);
  const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
  return [
    '# Written by `npm run build`, and again by the next one: your own lines go into snippets/site-tls.conf.',
    notFoundPages(notFoundFolders),
    server([`server_name ${hostname} ${other};`, `return 301 https://${hostname}$request_uri;`], 80),
    // Strict-Transport-Security counts for the name that sends it.
    server([
      `server_name ${other};`,
      ...tls,
      ...addHeaders(pick(headersFor(rules, '/'), 'Strict-Transport-Security')),
      `return 301 https://${hostname}$request_uri;`,
    ]),
    server([
      `server_name ${hostname};`,
      ...tls,
      ...sending,
      ...types,
      '# For pages, not-found pages and redirects. A location with a header of its own inherits none, so it repeats all.',
      ...addHeaders(headersFor(rules, '/')),
      ...refusing(rules),
      ...pages.flatMap(pageLocations),
      ...hidden,
      ...fileLocations(rules),
    ]),
  ].join('\n\n');
}

/** The nearest not-found page up the tree. */
function notFoundPages(folders: readonly string[]): string {
  const own = folders.map((folder) => `~^${folder}. ${folder}404.html;`);
  return block('map $uri $site_not_found', ['default /404.html;', ...own]);
}

const tls = [
  '# ssl_certificate and ssl_certificate_key.',
  'include snippets/site-tls.conf;',
  'ssl_protocols TLSv1.2 TLSv1.3;',
];

const sending = [
  `root ${root};`,
  'server_tokens off;',
  'absolute_redirect off;',
  'merge_slashes off;',
  '# Nothing here is large: an answer is always whole.',
  'max_ranges 0;',
  '# The build has compressed each file as far as it goes.',
  'gzip off;',
  'gzip_static on;',
  'gzip_proxied any;',
  'gzip_vary on;',
  '# One line, brotli_static on, where the module is installed.',
  'include snippets/site-brotli*.conf;',
];

const types = [
  block(
    'types',
    Object.entries(contentTypes).map(([ending, type]) => `"${type}" ${ending.slice(1)};`),
  ),
  'default_type application/octet-stream;',
];

/** Everything but reading is refused, and a missing page answered by the page for it. */
function refusing(rules: readonly HeaderRule[]): readonly string[] {
  return [
    'error_page 404 $site_not_found;',
    'error_page 405 @only_read;',
    'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    block('location @only_read', [
      'types { }',
      'default_type "text/plain; charset=utf-8";',
      ...addHeaders({ ...headersFor(rules, '/'), Allow: 'GET, HEAD' }),
      'return 405 "This address can only be read.";',
    ]),
  ];
}

/** One page has one address; every other spelling leads there. A slash at the end is let pass, as it does no harm. */
function pageLocations(path: string): readonly string[] {
  const bare = path === '/' ? '' : path;
  const file = `{ try_files ${bare}/index.html =404; }`;
  const spelling = bare.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return [
    `location = ${path} ${file}`,
    ...(path === '/' ? [] : [`location = ${path}/ ${file}`]),
    `location ~* ^${spelling}(/index\\.html)?/?$ { return 301 ${path}$is_args$args; }`,
  ];
}

/** Not-found pages, the header file, compressed twins and hidden files are no pages. */
const hidden = [
  String.raw`location ~ /404\.html$ { internal; etag off; }`,
  String.raw`location ~ (^/_headers|^/_redirects|/index\.html|\.br|\.gz)$ { return 404; }`,
  String.raw`location ~ /\.(?!well-known/) { return 404; }`,
];

/** The files that are no pages: each folder with its headers, the rest with those that hold for all. */
function fileLocations(rules: readonly HeaderRule[]): readonly string[] {
  const folders = rules
    .filter(({ path }) => path !== '/*' && path.endsWith('/*'))
    .map(({ path }) => path.slice(0, -1));
  return ['/', ...folders].map((folder) =>
    block(`location ${folder}`, [
      ...addHeaders(headersFor(rules, folder === '/' ? anyFile : `${folder}any-file`)),
      'try_files $uri =404;',
    ]),
  );
}

/** nginx has the types of its own block; it would send a second `Content-Type`. */
function addHeaders(headers: Readonly<Record<string, string>>): readonly string[] {
  const added = Object.entries(headers).filter(([name]) => name !== 'Content-Type');
  return [
    ...added.map(([name, value]) => `add_header ${name} "${value}" always;`),
    // By its date a browser would guess how long a file stays right (RFC 9111, section 4.2.2); the ETag is enough.
    'add_header Last-Modified "";',
  ];
}

function pick(headers: Readonly<Record<string, string>>, name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([each]) => each === name));
}

/** A server on the port, over IPv4 and IPv6. */
function server(lines: readonly string[], port: 80 | 443 = 443): string {
  const how = port === 443 ? ' ssl http2' : '';
  return block('server', [`listen ${port}${how};`, `listen [::]:${port}${how};`, ...lines]);
}

function block(head: string, lines: readonly string[]): string {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`);
  return [`${head} {`, ...inner, '}'].join('\n');
}
