import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import styles from './StatusPage.module.css';

type ConfirmProps = {
  texts: { open: string; question: string; confirm: string; keep: string };
  /** Whether it takes something away for good. */
  isForGood?: boolean;
  isWorking: boolean;
  /** Does it. The question stays until it is done. */
  onConfirm: () => Promise<void>;
  /** What follows from it. */
  children: ReactNode;
};

/**
 * A button that asks once before it does what cannot be taken back. The question replaces the button in the page: nothing
 * is covered, and the oldest browsers know no modal dialog. The focus is on the harmless answer, which Escape gives, too.
 */
export function Confirm({ texts, isForGood = false, isWorking, onConfirm, children }: ConfirmProps) {
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsking || wasAsked.current) place.current?.querySelector('button')?.focus();
    wasAsked.current = isAsking;
  }, [isAsking]);

  useEffect(() => {
    if (!isAsking || isWorking) return undefined;
    const listening = new AbortController();
    const keepAtEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setAsking(false);
    document.addEventListener('keydown', keepAtEscape, listening);
    return () => listening.abort();
  }, [isAsking, isWorking]);

  async function confirm() {
    if (isWorking) return;
    await onConfirm();
    setAsking(false);
  }

  return (
    <div ref={place}>
      {isAsking ? (
        <Stack
          gap={5}
          role="alertdialog"
          aria-labelledby="confirm-question"
          aria-describedby="confirm-words"
          className={styles.Confirm}
        >
          <h3 id="confirm-question">{texts.question}</h3>
          <Stack gap={4} id="confirm-words">
            {children}
          </Stack>
          <Row gap={3} columnGap={5} align="center">
            <Button
              variant="secondary"
              aria-disabled={isWorking}
              onClick={() => isWorking || setAsking(false)}
            >
              {texts.keep}
            </Button>
            <Button
              variant={isForGood ? 'danger' : 'primary'}
              aria-disabled={isWorking}
              onClick={() => void confirm()}
            >
              {texts.confirm}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Button variant={isForGood ? 'danger' : 'secondary'} onClick={() => setAsking(true)}>
          {texts.open}
        </Button>
      )}
    </div>
  );
}
