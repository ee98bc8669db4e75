import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { ownLanguage, turnTo } from './language/document-language.ts';
import { fetchWords } from './language/known-words.ts';
import { connect } from './session/connect.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
void start(root);

/** Not at the top level: a file of words imports from this one, and would wait for it to end. */
async function start(place: HTMLElement): Promise<void> {
  await connect();
  await fetchWords(ownLanguage());
  turnTo(ownLanguage());
  createRoot(place).render(
    <StrictMode>
      <HashRouter>
        <App />
      </HashRouter>
    </StrictMode>,
  );
}
