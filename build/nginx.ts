import type { HeaderRule } from './headers.ts';

/** What nginx must know of a site. */
export type NginxSite = {
  /** Names its snippets. */
  name: 'site' | 'staff';
  rules: readonly HeaderRule[];
  /** Addresses of the pages, without a slash at the end, `/` among them; none where one document is the whole app. */
  pages: readonly string[];
  /** The folders that have a not-found page, the deepest first: `/careers/job/` and `/`. */
  notFoundFolders: readonly string[];
};

/**
 * The snippets that docs/nginx.conf and docs/nginx-staff.conf include, by their file's name: what changes with each build.
 * Maps belong into the `http` block, headers into the server's.
 */
export function nginxSnippets({ name, rules, pages, notFoundFolders }: NginxSite): Record<string, string> {
  const headers = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))]
    // nginx finds a file's type by itself, as the others say it.
    .filter((header) => header !== 'Content-Type');
  const written = '# Written by `npm run build`, and again by the next one.\n';
  const addresses = pages.map((page) => (page === '/' ? '  "" /;' : `  ~*^${escaped(page)}$ ${page};`));
  const notFound = notFoundFolders.map((folder) => `  ~^${folder} ${folder}404.html;`);
  const maps = headers.map((header) => headerMap(name, header, rules));
  if (addresses.length > 0)
    maps.push(
      // Of an address that is written in another way; empty where it is no page's.
      `map $${name}_bare $${name}_address {\n  default "";\n${addresses.join('\n')}\n}`,
      // The nearest not-found page up the tree.
      `map $uri $${name}_not_found {\n  default /404.html;\n${notFound.join('\n')}\n}`,
    );
  return {
    [`nginx-${name}-maps.conf`]: `${written}${maps.join('\n')}\n`,
    [`nginx-${name}-headers.conf`]: `${written}${headers.map((header) => `add_header ${header} $${variable(name, header)} always;\n`).join('')}`,
  };
}

const escaped = (path: string) => path.replaceAll('.', String.raw`\.`);

const isFile = (path: string) => /\.[^/]+$/.test(path);

const variable = (name: string, header: string) => `${name}_${header.toLowerCase().replaceAll('-', '_')}`;

/** What a header says everywhere, or of pages and of what is no file, of folders and single files: elsewhere it is left out. */
function headerMap(name: string, header: string, rules: readonly HeaderRule[]): string {
  const valueAt = (path: string) => rules.find((rule) => rule.path === path)?.headers[header];
  const everywhere = valueAt('/*');
  const ofPages = valueAt('/') ?? '';
  const lines = rules
    .filter(({ path, headers }) => header in headers && (path.endsWith('/*') || isFile(path)))
    .map(
      ({ path, headers }) =>
        `  ~^${escaped(path.endsWith('/*') ? path.slice(0, -1) : `${path}$`)} "${headers[header]}";`,
    );
  const varying = [`  ~\\.html$ "${ofPages}";`, ...lines, '  ~\\.[^/]+$ "";'];
  return `map $uri $${variable(name, header)} {\n  default "${everywhere ?? ofPages}";\n${everywhere === undefined ? `${varying.join('\n')}\n` : ''}}`;
}
