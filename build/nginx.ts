import type { HeaderRule } from './headers.ts';

/** What nginx must know of a site. */
export type NginxSite = {
  /** Names its folder on the server and its snippets. */
  name: 'site' | 'staff';
  /** The name it answers to. */
  hostname: string;
  /** Another name, which leads to the first one. */
  otherHostname?: string;
  rules: readonly HeaderRule[];
  /** Addresses of the pages, `/` among them. */
  pages: readonly string[];
  /** The folders that have a not-found page: `/` and `/careers/job/`. */
  notFoundFolders: readonly string[];
};

/**
 * The configuration of a site for nginx 1.22 and later: statuses, headers, types and encodings as `npm start` sends them. It
 * belongs into the `http` block; names that begin with `snippets/` are the operator's own files beside nginx.conf.
 */
export function nginxConfig({
  name,
  hostname,
  otherHostname,
  rules,
  pages,
  notFoundFolders,
}: NginxSite): string {
  const common = Object.entries(headersAt(rules, '/*'));
  // nginx finds a file's type by itself, as the others say it.
  const varying = new Set(
    rules.filter(({ path }) => path !== '/*').flatMap(({ headers }) => Object.keys(headers)),
  );
  varying.delete('Content-Type');
  const tls = `listen 443 ssl http2;
  listen [::]:443 ssl http2;
  # ssl_certificate and ssl_certificate_key.
  include snippets/${name}-tls.conf;
  ssl_protocols TLSv1.2 TLSv1.3;`;
  return `# Written by \`npm run build\`, and again by the next one: your own lines go into snippets/${name}-tls.conf.
${[...varying].map((header) => headerMap(name, header, rules)).join('\n')}
map $request_method $${name}_allow { default "GET, HEAD"; GET ""; HEAD ""; }
${notFoundMap(name, notFoundFolders)}
${
  otherHostname === undefined
    ? ''
    : `server {
  listen 80;
  listen [::]:80;
  server_name ${hostname} ${otherHostname};
  return 301 https://${hostname}$request_uri;
}
server {
  ${tls}
  server_name ${otherHostname};
  # It counts for the name that sends it.
  add_header Strict-Transport-Security "${headersAt(rules, '/*')['Strict-Transport-Security']}" always;
  return 301 https://${hostname}$request_uri;
}`
}
server {
  ${tls}
  server_name ${hostname};
  root /srv/${name};
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  # Nothing here is large: an answer is always whole.
  max_ranges 0;
  # The build has compressed each file as far as it goes.
  gzip off;
  gzip_static on;
  gzip_proxied any;
  gzip_vary on;
  # One line, brotli_static on, where the module is installed.
  include snippets/${name}-brotli*.conf;
  types {
    "text/html; charset=utf-8" html;
    "text/javascript; charset=utf-8" js mjs;
    "text/css; charset=utf-8" css;
    "text/plain; charset=utf-8" txt;
    application/xml xml;
    application/json json;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
    image/avif avif;
    image/webp webp;
    image/x-icon ico;
    font/woff2 woff2;
  }
  default_type application/octet-stream;
  # A location with a header of its own would lose these.
${common.map(([header, value]) => `  add_header ${header} "${value}" always;`).join('\n')}
${[...varying].map((header) => `  add_header ${header} $${variable(name, header)} always;`).join('\n')}
  add_header Allow $${name}_allow always;
  # By its date a browser would guess how long a file stays right (RFC 9111, section 4.2.2); the ETag is enough.
  add_header Last-Modified "";
  error_page 404 $${name}_not_found;
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  # One page has one address; every other spelling leads there, and a folder of English, which there is none of. A slash at the
  # end does no harm.
${pages.flatMap(pageLocations).join('\n')}
  # Not-found pages, the files for static hosts, compressed copies and hidden files are no pages.
  location ~ /404\\.html$ { internal; etag off; }
  location ~ (^/_headers|^/_redirects|/index\\.html|\\.br|\\.gz)$ { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }
  location / { try_files $uri =404; }
}
`;
}

const headersAt = (rules: readonly HeaderRule[], path: string) =>
  rules.find((rule) => rule.path === path)?.headers ?? {};

const isFile = (path: string) => /\.[^/]+$/.test(path);

const variable = (name: string, header: string) => `${name}_${header.toLowerCase().replaceAll('-', '_')}`;

/** The nearest not-found page up the tree. */
const notFoundMap = (name: string, folders: readonly string[]) => `map $uri $${name}_not_found {
  default /404.html;
${folders
  .filter((folder) => folder !== '/')
  .map((folder) => `  ~^${folder}. ${folder}404.html;`)
  .join('\n')}
}`;

/** What a header says of pages and of what is no file, of folders and single files, and of all other files: there it is left out. */
function headerMap(name: string, header: string, rules: readonly HeaderRule[]): string {
  const ofPages = headersAt(rules, '/')[header] ?? '';
  const ofFolders = rules
    .filter(({ path, headers }) => path !== '/*' && path.endsWith('/*') && header in headers)
    .map(({ path, headers }) => `  ~^${path.slice(0, -1)} "${headers[header]}";`);
  const ofFiles = rules
    .filter(({ path, headers }) => isFile(path) && header in headers)
    .map(({ path, headers }) => `  ${path} "${headers[header]}";`);
  return `map $uri $${variable(name, header)} {
  default "${ofPages}";
  ~\\.html$ "${ofPages}";
${[...ofFolders, ...ofFiles].join('\n')}
  ~\\.[^/]+$ "";
}`;
}

function pageLocations(path: string): readonly string[] {
  const bare = path === '/' ? '' : path;
  const file = `{ try_files ${bare}/index.html =404; }`;
  return [
    `  location = ${path} ${file}`,
    ...(path === '/' ? [] : [`  location = ${path}/ ${file}`]),
    `  location ~* ^(/en)?${bare.replaceAll('.', String.raw`\.`)}(/index\\.html)?/?$ { return 301 ${path}$is_args$args; }`,
  ];
}
