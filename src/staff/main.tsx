import './staff.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { staffBackend } from './api/client.ts';
import { App, StaffError } from './App.tsx';
import { appName } from './texts/texts.ts';
import { takeLink } from './session/link.ts';
import { goTo } from './session/session-store.ts';
import { beginSession } from './session/session.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
// Styles that only a page with scripts may have.
document.documentElement.dataset['script'] = 'on';
document.title = appName;
const link = takeLink();
if (staffBackend() === null) goTo({ kind: 'not-configured' });
else if (isStorageBlocked()) goTo({ kind: 'no-storage' });
else {
  void beginSession(link);
  // A link that is put into the address bar of an open staff app loads nothing anew. Before the router's own listener.
  addEventListener('popstate', openLinkInAddress);
}
const router = createHashRouter([{ path: '*', Component: App, ErrorBoundary: StaffError }]);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

/** Then the browser throws at the very name. Nothing after this asks again: without storage nobody signs in. */
function isStorageBlocked(): boolean {
  try {
    return localStorage === null;
  } catch {
    return true;
  }
}

function openLinkInAddress(): void {
  const followed = takeLink();
  if (followed !== null) goTo({ kind: 'link', link: followed });
}
