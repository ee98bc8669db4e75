import { useEffect, useLayoutEffect, useRef } from 'react';
import { messages } from '~/i18n/messages.ts';
import { BarButton } from '../controls/BarButton.tsx';
import { PauseIcon, PlayOnIcon, RepeatIcon, StopIcon } from '../controls/BarIcons.tsx';
import { pauseReading, repeatBlock, stopReading } from './read-aloud.ts';
import { useReading } from '../state/visit-stores.ts';
import styles from './ReadingControls.module.css';

/** Over the keys beside which it stands, as long as the page is being read. A touch anywhere else stops the voice. */
export function ReadingControls() {
  const state = useReading((reading) => reading.state);
  return state !== 'silent' && <Controls state={state} />;
}

function Controls({ state }: { state: 'reading' | 'paused' | 'voiceless' }) {
  const controls = useRef<HTMLElement>(null);
  useEffect(stopOnTouch, []);
  // What was pressed is hidden now.
  useLayoutEffect(() => {
    if (controls.current?.parentElement?.contains(document.activeElement))
      controls.current.querySelector('button')?.focus();
  }, []);
  return (
    <section
      ref={controls}
      aria-label={messages.kioskMessages.reading.label}
      className={styles.Reading}
      data-state={state}
      data-reading-control=""
    >
      {state === 'voiceless' ? <NoVoice /> : <VoiceKeys isPaused={state === 'paused'} />}
    </section>
  );
}

function VoiceKeys({ isPaused }: { isPaused: boolean }) {
  const { pause, resume, repeat, stop } = messages.kioskMessages.reading;
  return (
    <>
      <BarButton
        icon={isPaused ? <PlayOnIcon /> : <PauseIcon />}
        onClick={isPaused ? repeatBlock : pauseReading}
      >
        {isPaused ? resume : pause}
      </BarButton>
      <BarButton icon={<RepeatIcon />} onClick={repeatBlock}>
        {repeat}
      </BarButton>
      <BarButton icon={<StopIcon />} onClick={stopReading}>
        {stop}
      </BarButton>
    </>
  );
}

/** Says plainly that the computer has no voice of this language: the visitor must not wait for one. */
function NoVoice() {
  return (
    <>
      <p role="alert">{messages.kioskMessages.reading.noVoice}</p>
      <BarButton icon={<StopIcon />} onClick={stopReading}>
        {messages.kioskMessages.handoff.close}
      </BarButton>
    </>
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
