import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import * as format from '~/content/en/format.ts';
import { words } from '~/content/en/words.ts';
import { speakAll } from '~/content/spoken.ts';
import { App } from './App.tsx';
import { connect } from './session/connect.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

speakAll('en', { words, format });
await connect();
createRoot(root).render(
  <StrictMode>
    <HashRouter>
      <App />
    </HashRouter>
  </StrictMode>,
);
