import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage.tsx';
import { endVisit } from './visit/session.ts';
import styles from './KioskShell.module.css';

/** A plain way out when a page fails. React logs the error itself; a new visit brings a new page. */
export function KioskError() {
  const { title, text, again } = messages.kioskMessages.failed;
  return (
    <ErrorMessage title={title} text={text} className={styles.Failed}>
      <Button size="main" onClick={endVisit}>
        {again}
      </Button>
    </ErrorMessage>
  );
}
