/* Development only: `npm run dev` serves it at /styleguide/. Nothing of the website imports it, so no build holds it. */
import '../site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OnTheSite } from './OnTheSite.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './Styleguide.module.css';

const root = document.getElementById('styleguide');
if (root === null) throw new Error('The page has no element to stand in.');

const scheme = new URLSearchParams(location.search).get('scheme');
if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
createRoot(root).render(
  <StrictMode>
    <OnTheSite>{scheme === null ? <SideBySide /> : <Sheet />}</OnTheSite>
  </StrictMode>,
);

/** The same sheet by day and by night: two frames, so that every id is used once in its page. */
function SideBySide() {
  // This page itself, twice: there is nothing to shut away.
  /* oxlint-disable react/iframe-missing-sandbox */
  return (
    <main className={styles.SideBySide}>
      <iframe title="Light" src="?scheme=light" />
      <iframe title="Dark" src="?scheme=dark" />
    </main>
  );
}
