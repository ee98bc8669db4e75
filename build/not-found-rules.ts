/** A page that may be a not-found page, by its file. */
type WrittenPage = { file: string };

/**
 * The not-found pages of folders as a `_redirects` file, for static hosts that by themselves answer with that of the whole site
 * (Netlify). A rule counts only where no file is; the deepest folder stands first, as the first rule that fits is taken.
 */
export function notFoundRules(pages: readonly WrittenPage[]): string {
  const folders = pages
    .filter(({ file }) => file.endsWith('/404.html'))
    .map(({ file }) => `/${file.slice(0, -'404.html'.length)}`)
    .toSorted((a, b) => b.length - a.length);
  return folders.map((folder) => `${folder}* ${folder}404.html 404\n`).join('');
}
