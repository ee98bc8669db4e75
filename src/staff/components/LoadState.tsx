import type { RequestFailure } from '~/staff/api/result.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { failureText } from '../texts/texts.ts';
import styles from './LoadState.module.css';

type LoadStateProps = {
  /** What `useQuery` has: what was fetched before stays on the page. */
  query: { value: unknown; failure: RequestFailure | null; reload: () => void };
  /** Said while there is nothing yet; without it nothing is. */
  loading?: string;
};

/** That something is on its way, or could not be fetched, with a button that tries again. */
export function LoadState({ query: { value, failure, reload }, loading }: LoadStateProps) {
  if (failure === null) return value === null && loading !== undefined && <p role="status">{loading}</p>;
  return (
    <Row gap={3} columnGap={5} align="center" role="alert" className={styles.RetryAlert}>
      <ErrorText>{failureText(failure)}</ErrorText>
      <Button variant="secondary" onClick={reload}>
        Try again
      </Button>
    </Row>
  );
}
