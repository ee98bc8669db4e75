import type { RequestFailure } from '~/staff/api/result.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { failureText } from '../messages/messages.ts';
import styles from './RetryAlert.module.css';

/** Something could not be fetched; what was fetched before stays on the page. */
export function RetryAlert({ failure, onRetry }: { failure: RequestFailure; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.RetryAlert}>
      <ErrorText>{failureText(failure)}</ErrorText>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
