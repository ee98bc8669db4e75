import { useNavigate } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { textScales } from '~/domain/kiosk/comfort.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { closeHandoff } from './handoff/handoff.ts';
import { startReading } from './reading/read-aloud.ts';
import { useScreen } from './state/screen-store.ts';
import { endVisit } from './visit/session.ts';
import { useSession } from './state/session-store.ts';
import { ContrastIcon, EndIcon, HomeIcon, SpeakerIcon } from './controls/BarIcons.tsx';
import { changeTheme, useComfort } from './state/comfort-store.ts';
import { ScrollButtons } from './controls/ScrollButtons.tsx';
import { TextSizeButtons } from './controls/TextSizeButtons.tsx';
import styles from './ComfortBar.module.css';

/** The bar at the foot of every screen of a visit: always there, always at the same place. */
export function ComfortBar() {
  return (
    <nav aria-label={messages.kioskMessages.bar.label} className={styles.Bar}>
      <HomeButton />
      <ScrollButtons />
      <TextSizeButtons />
      <ContrastButton />
      <ReadButton />
      <button type="button" className={styles.Button} data-kind="end" onClick={endVisit}>
        <EndIcon />
        <span>{messages.kioskMessages.bar.end}</span>
      </button>
      <ComfortNews />
    </nav>
  );
}

function HomeButton() {
  const navigate = useNavigate();
  const goHome = () => {
    closeHandoff();
    void navigate(paths.home);
    scrollTo({ top: 0 });
  };
  return (
    <button type="button" className={styles.Button} data-kind="home" onClick={goHome}>
      <HomeIcon />
      <span>{messages.kioskMessages.bar.home}</span>
    </button>
  );
}

function ContrastButton() {
  return (
    <button type="button" className={styles.Button} data-kind="contrast" onClick={changeTheme}>
      <ContrastIcon />
      <span>{messages.kioskMessages.bar.contrast}</span>
    </button>
  );
}

/**
 * Only where the system has a voice: a button that does nothing would be worse than none. In a language that the visitor chose
 * it is always there, and says plainly when there is no voice of it: other visitors are read to. Its place is kept, because
 * voices come some seconds after the start, and the buttons beside it must not move under a finger.
 */
function ReadButton() {
  const hasVoice = useScreen(({ voices }) => (voices[messages.language] ?? 0) > 0);
  const isChosen = useSession(({ language }) => language !== null);
  return (
    <button
      type="button"
      className={styles.Button}
      data-kind="read"
      data-reading-control=""
      data-kept={!hasVoice && !isChosen}
      onClick={startReading}
    >
      <SpeakerIcon />
      <span>{messages.kioskMessages.bar.read}</span>
    </button>
  );
}

/** Tells a screen reader what a press on the bar changed. */
function ComfortNews() {
  const { textStep, theme } = useComfort();
  return (
    <VisuallyHidden>
      <output>
        {messages.kioskMessages.bar.textSizeNow(textStep + 1, textScales.length)}{' '}
        {messages.kioskMessages.bar.themeNow(messages.kioskMessages.bar.themes[theme])}
      </output>
    </VisuallyHidden>
  );
}
