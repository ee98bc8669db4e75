import { useEffect, useState } from 'react';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { idlePhase, type IdlePhase } from '../session/idle.ts';
import { noteActivity, readClock } from '../session/session-clock.ts';
import { endSession } from '../session/session.ts';

const tickMs = 1_000;
/** Milliseconds between two notes of activity: each is written for all tabs. */
const noteEveryMs = 5_000;
const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Ends a session that nobody uses, and one that is too old; a minute before it says so. */
export function IdleWatch() {
  const [phase, setPhase] = useState<IdlePhase>({ kind: 'active' });
  const [knowsTime, setKnowsTime] = useState(false);
  useActivity();
  useEffect(() => {
    const look = () => {
      const now = idlePhase(readClock(Date.now()), Date.now());
      if (now.kind === 'over') endSession(now.reason);
      else setPhase((before) => (isSame(before, now) ? before : now));
    };
    look();
    const timer = setInterval(look, tickMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  if (phase.kind !== 'warned' || (phase.reason === 'time' && knowsTime)) return null;
  const stay = () => {
    if (phase.reason === 'time') setKnowsTime(true);
    else noteActivity(Date.now());
    setPhase({ kind: 'active' });
  };
  return <EndWarning {...phase} onStay={stay} />;
}

function isSame(one: IdlePhase, other: IdlePhase): boolean {
  if (one.kind !== other.kind) return false;
  return one.kind !== 'warned' || other.kind !== 'warned' || one.secondsLeft === other.secondsLeft;
}

/** Whatever somebody does in the page counts, in any tab. */
function useActivity(): void {
  useEffect(() => {
    let notedMs = 0;
    const note = () => {
      if (Date.now() - notedMs < noteEveryMs) return;
      notedMs = Date.now();
      noteActivity(notedMs);
    };
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const sign of activityEvents) addEventListener(sign, note, options);
    return () => listening.abort();
  }, []);
}

type EndWarningProps = Extract<IdlePhase, { kind: 'warned' }> & { onStay: () => void };

const reasons = {
  idle: 'Nobody has used this app for a while.',
  time: 'A session lasts 12 hours at most. Finish what you are writing; you can sign in again at once.',
} as const;

/** Read out when it comes; the seconds that run are not. */
function EndWarning({ reason, secondsLeft, onStay }: EndWarningProps) {
  return (
    <Dialog role="alertdialog" labelledBy="end-title" describedBy="end-text" onCancel={onStay}>
      <Stack gap={5}>
        <h2 id="end-title">You will be signed out in a minute</h2>
        <p id="end-text">{reasons[reason]}</p>
        <p aria-hidden="true">{`${secondsLeft} s`}</p>
        <Row gap={3}>
          <Button data-first-focus="" onClick={onStay}>
            {reason === 'idle' ? 'Stay signed in' : 'OK'}
          </Button>
          <Button variant="quiet" onClick={() => endSession('by-choice')}>
            Sign out now
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
