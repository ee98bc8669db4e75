import type { HeaderRule } from './headers.ts';

/** Where the desk stands on the server. */
const root = '/srv/desk';

/**
 * The whole configuration of the desk for nginx 1.22 and later, for its `http` block: statuses, headers and compression as
 * `npm start` sends them. `snippets/desk-tls.conf` is the operator's own file beside nginx.conf.
 * @param deskUrl where the desk is at home.
 */
export function staffNginx(deskUrl: string, rules: readonly HeaderRule[]): string {
  const common = rules.find(({ path }) => path === '/*')?.headers ?? {};
  return [
    '# Written by `npm run build`, and again by the next one: your own lines go into snippets/desk-tls.conf.',
    'map $uri $desk_cache {',
    '  default "";',
    ...rules.flatMap(cacheLine),
    '}',
    'server {',
    '  listen 443 ssl http2;',
    '  listen [::]:443 ssl http2;',
    `  server_name ${new URL(deskUrl).hostname};`,
    '  include snippets/desk-tls.conf;',
    '  ssl_protocols TLSv1.2 TLSv1.3;',
    `  root ${root};`,
    '  server_tokens off;',
    '  max_ranges 0;',
    '  gzip off;',
    '  gzip_static on;',
    '  gzip_proxied any;',
    '  gzip_vary on;',
    ...Object.entries(common).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    '  add_header Cache-Control $desk_cache;',
    '  add_header Last-Modified "";',
    '  # A location here sets no header of its own: it would lose those above.',
    '  if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    String.raw`  location ~ (^/_headers|\.br|\.gz)$ { return 404; }`,
    '  location = / { try_files /index.html =404; }',
    '  location / { try_files $uri =404; }',
    '}',
  ].join('\n');
}

/** What a path says of being kept; nginx knows no rule for all paths that one path takes back. */
function cacheLine({ path, headers }: HeaderRule): readonly string[] {
  const value = headers['Cache-Control'];
  if (value === undefined) return [];
  return [`  ${path.endsWith('*') ? `~^${path.slice(0, -1)}` : path} "${value}";`];
}
