import { useEffect } from 'react';
import { messages } from '~/i18n/messages.ts';
import { BarButton } from '../controls/BarButton.tsx';
import { PauseIcon, PlayOnIcon, RepeatIcon, StopIcon } from '../controls/BarIcons.tsx';
import { pauseReading, repeatBlock, stopReading } from './read-aloud.ts';
import { useReading } from '../state/visit-stores.ts';
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
      {state === 'paused' ? (
        <BarButton key="pause" icon={<PlayOnIcon />} onClick={repeatBlock}>
          {messages.kioskMessages.reading.resume}
        </BarButton>
      ) : (
        <BarButton key="pause" icon={<PauseIcon />} onClick={pauseReading}>
          {messages.kioskMessages.reading.pause}
        </BarButton>
      )}
      <BarButton icon={<RepeatIcon />} onClick={repeatBlock}>
        {messages.kioskMessages.reading.repeat}
      </BarButton>
      <BarButton icon={<StopIcon />} onClick={stopReading}>
        {messages.kioskMessages.reading.stop}
      </BarButton>
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
      <BarButton icon={<StopIcon />} onClick={stopReading}>
        {messages.kioskMessages.handoff.close}
      </BarButton>
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
