import { memo, useEffect } from 'react';
import { matchRoutes, type RouteObject, useRouteError } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { addressOf, messages } from '~/i18n/messages.ts';
import { pages, routeOf } from '~/routes.tsx';
import { Button, ButtonLink } from '~/ui/Button/Button.tsx';
import { PhoneIcon } from '~/ui/Icon/Icons.tsx';
import { PageFailure } from '~/ui/PageFailure/PageFailure.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Layout } from './Layout.tsx';
import { prepare } from './pages.ts';
import styles from './Layout.module.css';

/** The website's routes: the layout, and in it every page. */
export function webRoutes(): RouteObject[] {
  const children = pages.map((page) => routeOf(page, prepare));
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

/** Errors of Vite's loader: scripts and styles that are gone after a release, or were lost on the way. */
const ofLoader = new WeakSet<object>();

/** Notes which errors are of code that could not be fetched, for the page that shows them. */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => void ofLoader.add(payload));
}

/** A plain way out when a page fails, instead of an empty screen. */
function PageError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    if (error instanceof Error && ofLoader.has(error) && navigator.onLine) reloadOnce();
  }, [error]);
  return (
    <PageFailure
      title={messages.shellMessages.failedTitle}
      text={messages.shellMessages.failedText}
      className={styles.Failed}
    >
      <title>{messages.shellMessages.failedTitle}</title>
      <Row gap={4}>
        <Button onClick={() => location.reload()}>{messages.shellMessages.tryAgain}</Button>
        <ButtonLink variant="secondary" href={addressOf(paths.home)}>
          {messages.shellMessages.backToHome}
        </ButtonLink>
        <PhoneLink toPerson prefix={messages.shellMessages.call} variant="secondary" icon={<PhoneIcon />} />
      </Row>
    </PageFailure>
  );
}

/**
 * The address is already that of the page that is wanted: the server has it whole, in its newest version. Once for each step of the
 * browser's history, which knows it after the reload, also where nothing else may be kept.
 */
function reloadOnce(): void {
  const { state } = history as { state: { isReloaded?: true } | null };
  if (state?.isReloaded) return;
  history.replaceState({ ...state, isReloaded: true }, '');
  location.reload();
}
