import '~/styles/index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { findEmergencyNumber } from './emergency-number.ts';
import { allowFetchingAhead } from './fetch-ahead.ts';
import { noteInlineStyles } from './inline-styles.ts';
import { loadFont } from './late-font.ts';
import { answerOnPage } from './places.ts';
import { routeAt } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

noteInlineStyles();
// Before the router's own listener.
addEventListener('popstate', answerOnPage);
const page = routeAt(location.pathname);
await page.preload();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// The host's 404 page stands for every unknown address; it may hold another route's markup than this address has.
// As a transition: React then hydrates in slices and lets the page answer in between.
if (root.dataset.page === page.name) startTransition(() => void hydrateRoot(root, app));
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
void Promise.all([loadFont(), findEmergencyNumber()]).then(allowFetchingAhead);
