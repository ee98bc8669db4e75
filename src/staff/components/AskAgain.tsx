import type { RequestFailure } from '~/staff/api/answer.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { faultMessages } from '../messages/messages.ts';
import styles from './AskAgain.module.css';

/** Something could not be fetched; what was fetched before stays on the page. */
export function AskAgain({ fault, onAsk }: { fault: RequestFailure; onAsk: () => void }) {
  return (
    <div role="alert" className={styles.AskAgain}>
      <ErrorText>{faultMessages(fault)}</ErrorText>
      <Button variant="secondary" onClick={onAsk}>
        Try again
      </Button>
    </div>
  );
}
