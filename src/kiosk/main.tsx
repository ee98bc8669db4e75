import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { pages } from '~/routes.tsx';
import { App } from './App.tsx';
import { KioskError } from './KioskError.tsx';
import { ownLanguage, turnTo } from './visit/document-language.ts';
import { fetchMessages } from './visit/loaded-messages.ts';
import { connect } from './visit/connect.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
void start(root);

/** Not at the top level: a file of words imports from this one, and would wait for it to end. */
async function start(place: HTMLElement): Promise<void> {
  await connect();
  await fetchMessages(ownLanguage());
  turnTo(ownLanguage());
  const router = createHashRouter([
    {
      Component: App,
      ErrorBoundary: KioskError,
      children: [{ ErrorBoundary: KioskError, children: await loadPages() }],
    },
  ]);
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** All pages with their code, which lies in the program's own files: no page is ever waited for. */
function loadPages() {
  return Promise.all(
    pages.map(async ({ name, path, load }) => ({ id: name, path, Component: await load() })),
  );
}
