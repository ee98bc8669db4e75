import { renderToStringAsync } from 'preact-render-to-string';
import { StaticRouter } from 'react-router-dom';
import { brand } from '~/brand/brand.ts';
import { jobIds } from '~/content/jobs.ts';
import { allLanguages } from '~/content/all-languages.ts';
import { publishedLanguages } from '~/content/languages.ts';
import type { PageName } from '~/content/page-words.ts';
import { speakAll } from '~/content/spoken.ts';
import { addressIn, folderOf, type Language } from '~/domain/language.ts';
import { paths } from '~/config/paths.ts';
import { App } from './App.tsx';
import { routeAt, routes } from './routes.tsx';
import { siteData } from './site-data.ts';

export { brand, routes };

/** A page to write: its language and address, the file it goes to, and whether search engines should know it. */
export type PrerenderTarget = {
  language: Language;
  path: string;
  address: string;
  file: string;
  listed: boolean;
};

const listedPaths = [
  paths.home,
  paths.privacy,
  paths.terms,
  paths.healthData,
  paths.accessibility,
  paths.safety,
  paths.press,
  paths.careers,
  paths.pitch,
  ...jobIds.map((id) => paths.job(id)),
];

function targetsIn(language: Language): readonly PrerenderTarget[] {
  const target = (path: string, file: string, listed: boolean) => {
    return {
      language,
      path,
      address: addressIn(language, path),
      file: folderOf(language).slice(1) + file,
      listed,
    };
  };
  return [
    ...listedPaths.map((path) =>
      target(path, path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, true),
    ),
    target(paths.application, `${paths.application.slice(1)}/index.html`, false),
    target(paths.notFound, '404.html', false),
    target(paths.job('404'), 'careers/job/404.html', false),
  ];
}

/** Every page of the site in every language, the applicant's own and the two not-found pages of each included. */
export const targets: readonly PrerenderTarget[] = publishedLanguages.flatMap(targetsIn);

/** A page as markup: tags for the head, content of the root, the route's name and the chunks it needs. */
export type RenderedPage = {
  head: string;
  body: string;
  name: PageName;
  modules: readonly string[];
  lateModules: readonly string[];
};

/**
 * Renders one page to HTML. One after the other: the words of its language are handed over to all of the code.
 * @throws Error when rendering fails or the page has no head.
 */
export async function renderPage({ language, path, address }: PrerenderTarget): Promise<RenderedPage> {
  speakAll(language, allLanguages[language]);
  await Promise.all(routes.map((route) => route.preload()));
  const whole = await renderToStringAsync(
    <StaticRouter basename={folderOf(language)} location={address}>
      <App />
    </StaticRouter>,
  );
  const [, before = '', head, after = ''] =
    /^([\s\S]*?)<template data-head[^>]*>([\s\S]*?)<\/template>([\s\S]*)$/.exec(whole) ?? [];
  if (head === undefined) throw new Error(`${address} was rendered without its head.`);
  const { name, modules, lateModules } = routeAt(path);
  return { head: head + dataFor(path), body: before + after, name, modules, lateModules };
}

/** Search engines read about the site as a whole on its first page alone. Data, not script: browsers never run it. */
function dataFor(path: string): string {
  return path === paths.home ? `<script type="application/ld+json">${siteData()}</script>` : '';
}
