import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { PageFailure } from '~/ui/PageFailure/PageFailure.tsx';
import { App } from './App.tsx';
import { kioskPages } from './start/pages.ts';
import { useScreen } from './state/screen-store.ts';
import { connect } from './visit/connect.ts';
import { endVisit } from './visit/session.ts';
import { kioskLanguage, setDocumentLanguage, fetchMessages } from './visit/visit-language.ts';
import styles from './KioskShell.module.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
void start(root);

/** Not at the top level: a file of messages imports from this one, and would wait for it to end. */
async function start(place: HTMLElement): Promise<void> {
  await connect();
  await fetchMessages(kioskLanguage());
  setDocumentLanguage(kioskLanguage());
  const { outOfService, languages } = useScreen.getState().settings;
  // It says so in all of them. A language whose file is lost is left out.
  if (outOfService !== null) await Promise.allSettled(languages.map(fetchMessages));
  const router = createHashRouter([
    {
      Component: App,
      ErrorBoundary: KioskError,
      children: [{ ErrorBoundary: KioskError, children: [...kioskPages] }],
    },
  ]);
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** A plain way out when a page fails. React logs the error itself; a new visit brings a new page. */
function KioskError() {
  const { title, text, again } = messages.kioskMessages.failed;
  return (
    <PageFailure title={title} text={text} className={styles.Failed}>
      <Button size="main" onClick={endVisit}>
        {again}
      </Button>
    </PageFailure>
  );
}
