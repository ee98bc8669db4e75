/* Development only: `npm run dev` serves it at /styleguide/. Nothing of the website imports it, so no build holds it. */
import '~/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFont } from '~/web/late-font.ts';
import { OnTheSite } from './OnTheSite.tsx';
import { SideBySide } from './SideBySide.tsx';
import { Sheet } from './Sheet.tsx';

const root = document.getElementById('styleguide');
if (root === null) throw new Error('The page has no element to stand in.');

const scheme = new URLSearchParams(location.search).get('scheme');
if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
createRoot(root).render(
  <StrictMode>
    <OnTheSite>{scheme === null ? <SideBySide /> : <Sheet />}</OnTheSite>
  </StrictMode>,
);
void loadFont();
