import { memo } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { routeOf } from '~/routes.tsx';
import { Layout } from './Layout.tsx';
import { PageError } from './PageError.tsx';
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
