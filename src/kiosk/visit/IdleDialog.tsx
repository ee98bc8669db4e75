import { useEffect } from 'react';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { say, stopReading } from '../reading/read-aloud.ts';
import { chime } from '../reading/tones.ts';
import { useListening, useSession } from '../state/visit-stores.ts';
import { endVisit, stayHere } from './session.ts';
import styles from './Idle.module.css';

/** Seconds before the end at which the countdown is announced a second time. */
const soonSeconds = 10;

/** Asks whether somebody is still there. The number shows all the time; only the button answers, or the end. */
export function IdleDialog() {
  const seconds = useSession(({ secondsLeft }) => secondsLeft) ?? 0;
  const isSoon = seconds <= soonSeconds;
  useSound(isSoon, seconds);
  return (
    <Dialog role="alertdialog" place="wide" labelledBy="idle-title" describedBy="idle-text">
      <div className={styles.Idle}>
        <h2 id="idle-title">{messages.kioskMessages.idle.title}</h2>
        <p className={styles.Count} role="timer" aria-live="off">
          <span className={styles.Number}>{seconds}</span>{' '}
          <span>{messages.kioskMessages.idle.secondsLabel({ seconds })}</span>
        </p>
        <p id="idle-text">{messages.kioskMessages.idle.text}</p>
        <button type="button" className={styles.Stay} data-first-focus="" onClick={stayHere}>
          {messages.kioskMessages.idle.stay}
        </button>
        <Button variant="quiet" onClick={endVisit}>
          {messages.kioskMessages.bar.end}
        </Button>
        <VisuallyHidden>
          <span role="alert">{isSoon ? messages.kioskMessages.idle.soon({ seconds: soonSeconds }) : ''}</span>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
}

/** A chime and, where there is a voice, a sentence: when the countdown begins, and again near its end. */
function useSound(isSoon: boolean, seconds: number): void {
  const { isOn: isListening, isMuted } = useListening();
  useEffect(() => {
    if (isMuted) return;
    const { idle, listening } = messages.kioskMessages;
    chime();
    say(isListening ? listening.idle({ seconds }) : idle.spoken({ seconds }));
    // The number of the moment counts, not those after it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSoon]);
  // Whoever answers need not hear the rest of the sentence.
  useEffect(() => stopReading, []);
}
