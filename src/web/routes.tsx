import { memo, useEffect } from 'react';
import { matchRoutes, type RouteObject, useRouteError } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { routeOf } from '~/routes.tsx';
import { ButtonLink } from '~/ui/Button/Button.tsx';
import { PageFailure } from '~/ui/PageFailure/PageFailure.tsx';
import { Layout } from './Layout.tsx';
import { prepare, websitePages } from './pages.ts';

/** The website's routes: the layout, and in it every page. */
export function webRoutes(): RouteObject[] {
  const children = websitePages.map((page) => routeOf(page, prepare));
  return [
    { Component: memo(Layout), ErrorBoundary: PageError, children: [{ ErrorBoundary: PageError, children }] },
  ];
}

/**
 * Fetches the code of the page at an address before the router starts, so that its markup is hydrated at once.
 * @returns the page's name.
 */
export async function loadMatch(routes: RouteObject[], pathname: string, basename: string): Promise<string> {
  const route = matchRoutes(routes, pathname, basename)?.at(-1)?.route;
  if (typeof route?.lazy !== 'function') throw new Error(`No route answers at ${pathname}.`);
  Object.assign(route, await route.lazy(), { lazy: undefined });
  return route.id ?? '';
}

/** A plain way out when a page fails, instead of an empty screen. */
function PageError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    // After a new release the old chunks are gone. The address is already the new page's: the server has it whole.
    if (isMissingChunk(error) && navigator.onLine) location.reload();
  }, [error]);
  return (
    <PageFailure title={messages.shellMessages.failedTitle} text={messages.shellMessages.failedText}>
      <ButtonLink href={addressOf(paths.home)}>{messages.shellMessages.backToHome}</ButtonLink>
    </PageFailure>
  );
}

/** Each engine has its own text for a failed `import()`; all of them throw a TypeError that names a module or import. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /module|import/i.test(error.message);
}
