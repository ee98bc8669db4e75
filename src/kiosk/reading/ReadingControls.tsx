import { useEffect } from 'react';
import { messages } from '~/i18n/messages.ts';
import { PauseIcon, PlayOnIcon, RepeatIcon, StopIcon } from '../controls/BarIcons.tsx';
import { pauseReading, repeatBlock, stopReading } from './read-aloud.ts';
import { useReading } from '../state/visit-stores.ts';
import barStyles from '../ComfortBar.module.css';
import styles from './ReadingControls.module.css';

/** Pause, repeat and stop, above the bar, as long as the page is being read. A touch anywhere else stops the voice. */
export function ReadingControls() {
  const state = useReading((reading) => reading.state);
  const isOn = state !== 'silent';
  useEffect(() => (isOn ? stopOnTouch() : undefined), [isOn]);
  if (!isOn) return null;
  if (state === 'voiceless') return <NoVoice />;
  return (
    <section
      aria-label={messages.kioskMessages.reading.label}
      className={styles.Reading}
      data-reading-control=""
    >
      <button
        type="button"
        className={barStyles.Button}
        onClick={state === 'paused' ? repeatBlock : pauseReading}
      >
        {state === 'paused' ? <PlayOnIcon /> : <PauseIcon />}
        <span>
          {state === 'paused' ? messages.kioskMessages.reading.resume : messages.kioskMessages.reading.pause}
        </span>
      </button>
      <button type="button" className={barStyles.Button} onClick={repeatBlock}>
        <RepeatIcon />
        <span>{messages.kioskMessages.reading.repeat}</span>
      </button>
      <button type="button" className={barStyles.Button} onClick={stopReading}>
        <StopIcon />
        <span>{messages.kioskMessages.reading.stop}</span>
      </button>
      <p className={styles.Hint}>{messages.kioskMessages.reading.hint}</p>
    </section>
  );
}

/** Says plainly that the computer has no voice of this language: the visitor must not wait for one. */
function NoVoice() {
  return (
    <section
      aria-label={messages.kioskMessages.reading.label}
      className={styles.Reading}
      data-reading-control=""
    >
      <p role="alert" className={styles.Hint}>
        {messages.kioskMessages.reading.noVoice}
      </p>
      <button type="button" className={barStyles.Button} onClick={stopReading}>
        <StopIcon />
        <span>{messages.kioskMessages.handoff.close}</span>
      </button>
    </section>
  );
}

/** A touch outside of the controls stops the voice. */
function stopOnTouch(): () => void {
  const stop = (event: Event) => {
    const isControl =
      event.target instanceof Element && event.target.closest('[data-reading-control]') !== null;
    if (!isControl) stopReading();
  };
  document.addEventListener('pointerdown', stop, { capture: true });
  return () => document.removeEventListener('pointerdown', stop, { capture: true });
}
