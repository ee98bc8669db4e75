import { Component, type ReactNode } from 'react';
import { words } from '~/content/spoken.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { endVisit } from './session/session.ts';
import styles from './KioskShell.module.css';

/** Shows a plain way out when a page fails. React logs the error itself; a new visit brings a new page. */
export class KioskErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className={styles.Failed}>
        <h1 tabIndex={-1}>{words.kioskWords.failed.title}</h1>
        <p>{words.kioskWords.failed.text}</p>
        <Button size="main" onClick={endVisit}>
          {words.kioskWords.failed.again}
        </Button>
      </div>
    );
  }
}
