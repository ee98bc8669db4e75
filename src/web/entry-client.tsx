import './site.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startLanguage } from '~/i18n/load-messages.ts';
import { folderOf, shownLanguage } from '~/domain/language.ts';
import { findEmergencyNumber } from './emergency-number.ts';
import { replayPress } from './press-queue.ts';
import { loadMatch, watchMissingCode, webRoutes } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
watchMissingCode();
void start(root);

/** Hydrates the prerendered page in its language. */
async function start(place: HTMLElement): Promise<void> {
  const language = shownLanguage(document.documentElement);
  const basename = folderOf(language);
  tidyEntry(basename);
  const routes = webRoutes();
  const messages = startLanguage(language);
  const pageName = await loadMatch(routes, location.pathname, basename);
  await messages;
  // The host's one 404 page answers for every unknown address, also where another page has been added since.
  const isServed = place.dataset.page === pageName;
  // With data to hydrate, `<ScrollRestoration>` leaves a served page where the browser and its reader have brought it.
  const router = createBrowserRouter(routes, { basename, ...(isServed && { hydrationData: {} }) });
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isServed) startTransition(() => void hydrateRoot(place, app));
  else createRoot(place).render(app);
  replayPress();
  void findEmergencyNumber();
}

/**
 * Every load of a document is an entry of its own for `<ScrollRestoration>`: the browser has already brought it to its place.
 * `/es` is answered like `/es/`, but only the latter is below the router's basename.
 */
function tidyEntry(basename: string): void {
  const { pathname, search, hash } = location;
  const path = `${pathname}/` === basename ? basename : pathname;
  // With the origin: of itself `//careers` is another host. Without HTTPS there is no `randomUUID`.
  const address = location.origin + path + search + hash;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '', address);
}
