import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type Head, HeadCollector } from '~/components/PageHead/PageHead.tsx';
import { brand } from '~/config/brand.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import { publishedLanguages } from '~/i18n/languages.ts';
import { setAllMessages } from '~/i18n/messages.ts';
import { addressIn, folderOf, type Language } from '~/domain/language.ts';
import { paths } from '~/config/paths.ts';
import { type Page, pages } from '~/routes.tsx';
import { loadBuiltPositions } from './built-positions.ts';
import { webRoutes } from './routes.tsx';
import { siteData } from './site-data.ts';

export { brand, pages };

/** A page to write: its language and address, the file it goes to, and whether search engines should know it. */
export type PrerenderTarget = {
  page: Page;
  language: Language;
  /** Of the English page. */
  path: string;
  address: string;
  file: string;
  isListed: boolean;
  /** The folder whose unknown addresses are answered by it, with status 404; null for a page of its own address. */
  notFoundFolder: string | null;
};

/** Every page of the site in every language, not-found pages included. */
export const targets: readonly PrerenderTarget[] = (
  await Promise.all(publishedLanguages.map(targetsIn))
).flat();

async function targetsIn(language: Language): Promise<readonly PrerenderTarget[]> {
  // Those that staff have made and published; one of which the backend said too little has no page.
  const added = (await loadBuiltPositions(language)).filter(
    ({ isBuiltIn, listing, details }) => !isBuiltIn && listing && details.texts && details.offer,
  );
  return pages.flatMap((page) => {
    const target = (path: string, name: string, isListed: boolean, notFoundFolder: string | null = null) => {
      const [address, file] = [addressIn(language, path), folderOf(language).slice(1) + name];
      return { page, language, path, address, file, isListed, notFoundFolder };
    };
    // Where a path has a part that varies, its folder has a page for what is not found in it.
    const folder = /^\/?(.*?)[:*]/.exec(page.path)?.[1];
    const found = (page.addresses ?? [page.path]).map((path) =>
      target(path, `${path.slice(1)}/index.html`.replace(/^\//, ''), page.isListed ?? true),
    );
    if (page.path === paths.jobPattern)
      for (const { jobId, listing } of added) {
        const path = paths.job(jobId);
        // A page that shows its texts in English leads search engines to the English one.
        found.push(target(path, `${path.slice(1)}/index.html`, listing?.language === language));
      }
    if (folder !== undefined)
      found.push(target(`/${folder}404`, `${folder}404.html`, false, folderOf(language) + folder));
    return found;
  });
}

/**
 * Renders one page to HTML. One after the other: the messages are global.
 * @returns tags for the head, content of the root, the share picture, and the day that it is of.
 * @throws Error when rendering fails or the page has not one head.
 */
export async function renderPage({ language, path, address }: PrerenderTarget) {
  setAllMessages(language, allLanguages[language]);
  const handler = createStaticHandler(webRoutes(), { basename: folderOf(language) });
  const context = await handler.query(new Request(brand.siteUrl + address));
  if (context instanceof Response) throw new Error(`${address} is answered by a redirect.`);
  const failures: unknown[] = Object.values(context.errors ?? {});
  const heads: Head[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <HeadCollector value={(head) => void heads.push(head)}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </HeadCollector>
    </StrictMode>,
    // Never a part out of order: that needs inline scripts and leaves gaps without JavaScript.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const body = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${address} could not be rendered.`, { cause: failures[0] });
  const [head, second] = heads;
  if (head === undefined || second !== undefined) throw new Error(`${address} has ${heads.length} heads.`);
  return {
    head: renderToStaticMarkup(head.tags) + dataFor(path),
    body,
    share: head.share,
    datedOn: head.datedOn,
  };
}

/** Search engines read about the site as a whole on its first page alone. Data, not script: browsers never run it. */
function dataFor(path: string): string {
  return path === paths.home ? `<script type="application/ld+json">${siteData()}</script>` : '';
}

/** What the site's web app manifest says of it in a language. */
export const tagline = (language: Language): string =>
  allLanguages[language].words.shell.shellMessages.footer.tagline;
