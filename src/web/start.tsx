import '~/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageWords } from '~/content/page-words.ts';
import { speak, type Spoken, words } from '~/content/spoken.ts';
import { folderOf, readAddress } from '~/domain/language.ts';
import { App } from './App.tsx';
import { nextTask } from '~/platform/next-task.ts';
import { findEmergencyNumber } from './emergency-number.ts';
import { allowFetchingAhead } from './fetch-ahead.ts';
import { noteInlineStyles } from './inline-styles.ts';
import { loadFont } from './late-font.ts';
import { PageRouter } from './PageRouter.tsx';
import { answerOnPage } from './places.ts';
import { setPageWords } from './page-words.ts';
import { routeAt } from './routes.tsx';

/**
 * Brings the prerendered page to life in its language.
 * @param common the words that every page needs.
 * @param pageWords fetches those of each page.
 * @throws Error when the page has no root element.
 */
export async function start(common: Partial<Spoken>, pageWords: PageWords): Promise<void> {
  speak(common);
  setPageWords(pageWords);
  noteInlineStyles();
  // Before the router's own listener.
  addEventListener('popstate', answerOnPage);
  completeAddress();
  const page = routeAt(readAddress(location.pathname).path);
  await page.preload();
  await nextTask();
  render(page.name);
  await nextTask();
  void Promise.all([loadFont(), findEmergencyNumber()]).then(allowFetchingAhead);
}

/** `/es` is answered like `/es/`, but only the latter stands in the folder that the router looks into. */
function completeAddress(): void {
  const { pathname, search, hash } = location;
  if (`${pathname}/` === folderOf(words.language))
    history.replaceState(history.state, '', `${pathname}/${search}${hash}`);
}

function render(pageName: string): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element.');
  const app = (
    <StrictMode>
      <PageRouter basename={folderOf(words.language)}>
        <App />
      </PageRouter>
    </StrictMode>
  );
  // The host's 404 page stands for every unknown address; it may hold another route's markup than this address has.
  if (root.dataset.page === pageName) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    root.removeAttribute('data-waiting');
    createRoot(root).render(app);
  }
}
