import { useEffect, useState } from 'react';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { endSession, refreshSession } from '../session/session.ts';
import { SignInCard } from './SignInCard.tsx';

/** Milliseconds after which it is tried again by itself. */
const retryMs = 5_000;

/** Shown while the server cannot be reached: the session stays, and the page retries. */
export function UnreachablePage() {
  const [isBusy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    await refreshSession();
    setBusy(false);
  };
  useEffect(() => {
    const timer = setInterval(() => void refreshSession(), retryMs);
    const now = () => void refreshSession();
    addEventListener('online', now);
    return () => {
      clearInterval(timer);
      removeEventListener('online', now);
    };
  }, []);
  return (
    <SignInCard title="The server does not answer">
      <p>You are still signed in. Your page opens as soon as the server answers.</p>
      <Row gap={3}>
        <Button aria-disabled={isBusy} onClick={() => void look()}>
          Try now
        </Button>
        <Button variant="quiet" onClick={() => endSession('by-choice')}>
          Sign out
        </Button>
      </Row>
    </SignInCard>
  );
}
