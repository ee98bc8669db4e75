import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { brand } from '~/config/brand.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import { publishedLanguages } from '~/i18n/languages.ts';
import { setAllMessages } from '~/i18n/messages.ts';
import { addressIn, folderOf, type Language } from '~/domain/language.ts';
import { paths } from '~/config/paths.ts';
import type { Page } from '~/routes.tsx';
import { loadBuiltPositions } from './built-positions.ts';
import { pageParts, positionPages, websitePages } from './pages.ts';
import { webRoutes } from './routes.tsx';
import { siteData } from './site-data.ts';

export { brand, positionPages };

/** A page to write: its language and address, the file it goes to, and whether search engines should know it. */
export type PrerenderTarget = {
  page: Page;
  language: Language;
  /** Of the English page. */
  path: string;
  address: string;
  file: string;
  isListed: boolean;
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
  return websitePages.flatMap((page) => {
    const target = (path: string, file: string, isListed: boolean): PrerenderTarget => {
      const address = addressIn(language, path);
      return { page, language, path, address, file: folderOf(language).slice(1) + file, isListed };
    };
    // Where a path has a part that varies, its folder has a page for what is not found in it.
    const folder = /^\/?(.*?)[:*]/.exec(page.path)?.[1];
    const found = page.addresses.map((path) =>
      target(path, `${path.slice(1)}/index.html`.replace(/^\//, ''), page.isListed),
    );
    if (page.path === paths.jobPattern)
      for (const { jobId, listing } of added) {
        const path = paths.job(jobId);
        // A page that shows its texts in English leads search engines to the English one.
        found.push(target(path, `${path.slice(1)}/index.html`, listing?.language === language));
      }
    return folder === undefined ? found : found.concat(target(`/${folder}404`, `${folder}404.html`, false));
  });
}

/** A page as markup: tags for the head, content of the root, and the components whose files it needs. */
export type RenderedPage = { head: string; body: string; components: readonly string[] };

/** Where the root's content begins. Before it stand the tags that React hoists into the head. */
const shellStart = '<div data-shell';

/**
 * Renders one page to HTML. One after the other: the messages are global.
 * @throws Error when rendering fails or the shell is missing.
 */
export async function renderPage({ page, language, path, address }: PrerenderTarget): Promise<RenderedPage> {
  setAllMessages(language, allLanguages[language]);
  const handler = createStaticHandler(webRoutes(), { basename: folderOf(language) });
  const context = await handler.query(new Request(brand.siteUrl + address));
  if (context instanceof Response) throw new Error(`${address} is answered by a redirect.`);
  const failures: unknown[] = Object.values(context.errors ?? {});
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    // Never a part out of order: that needs inline scripts and leaves gaps without JavaScript.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${address} could not be rendered.`, { cause: failures[0] });
  const start = html.indexOf(shellStart);
  if (start < 0) throw new Error(`${address} was rendered without its shell.`);
  const { name } = await page.load();
  return {
    head: html.slice(0, start) + dataFor(path),
    body: html.slice(start),
    components: [name, ...(pageParts[page.name] ?? [])],
  };
}

/** Search engines read about the site as a whole on its first page alone. Data, not script: browsers never run it. */
function dataFor(path: string): string {
  return path === paths.home ? `<script type="application/ld+json">${siteData()}</script>` : '';
}

/** What the site's web app manifest says of it in a language. */
export const tagline = (language: Language): string =>
  allLanguages[language].words.shell.shellMessages.footer.tagline;
