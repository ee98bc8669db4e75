import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { readAddress } from '~/domain/language.ts';
import { routeAt } from './routes.tsx';

/**
 * The browser's router, but a page stays until the next one's code is here. Called off by Back, or by another link, the
 * next one does not come.
 * @param basename folder of the page's language.
 */
export function PageRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, show] = useState({ location: history.location, action: history.action });

  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen(({ location, action }) => {
      const arrive = () => {
        if (history.location.key !== location.key) return;
        if (location.pathname !== pathname) dropFocus();
        ({ pathname } = location);
        show({ location, action });
      };
      // Without its code the page says so itself.
      routeAt(readAddress(location.pathname).path).preload().then(arrive, arrive);
    });
  }, [history]);

  return (
    <Router basename={basename} location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}

/** The next page's heading gets the focus. Taken away with its element, it would have the browser set the page in between. */
function dropFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
