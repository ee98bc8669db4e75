import { useNavigate } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { textScales } from '~/domain/kiosk/comfort.ts';
import { messages } from '~/i18n/messages.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { ContrastIcon, EndIcon, HomeIcon, SpeakerIcon, DownIcon, UpIcon } from './controls/BarIcons.tsx';
import { closeHandoff } from './handoff/handoff.ts';
import { startReading } from './reading/read-aloud.ts';
import { changeTheme, useComfort, changeText, useSession } from './state/visit-stores.ts';
import { useScreen } from './state/screen-store.ts';
import { endVisit } from './visit/session.ts';
import styles from './ComfortBar.module.css';

/** The bar at the foot of every screen of a visit: always at the same position. */
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
      <ComfortStatus />
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
 * it is always there, and says plainly when there is no voice of it: other visitors are read to. Its space is kept, because
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

/** Announces to screen readers what a press on the bar changed. */
function ComfortStatus() {
  const { textStep, theme } = useComfort();
  return (
    <VisuallyHidden>
      <output>
        {messages.kioskMessages.bar.textSizeNow({ step: textStep + 1, steps: textScales.length })}{' '}
        {messages.kioskMessages.bar.themeNow({ theme: messages.kioskMessages.bar.themes[theme] })}
      </output>
    </VisuallyHidden>
  );
}

/** Part of the visible height by which a press moves the page: some lines stay visible. */
const step = 0.7;

/** Up and down by a press, for those who do not know, or cannot do, the swipe. */
function ScrollButtons() {
  return (
    // A fieldset would want a form around it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={messages.kioskMessages.bar.move} className={styles.Group} data-kind="move">
      <button type="button" className={styles.Button} onClick={() => move(-1)}>
        <UpIcon />
        <span>{messages.kioskMessages.bar.up}</span>
      </button>
      <button type="button" className={styles.Button} onClick={() => move(1)}>
        <DownIcon />
        <span>{messages.kioskMessages.bar.down}</span>
      </button>
    </div>
  );
}

function move(direction: 1 | -1): void {
  const panel = document.querySelector('dialog[open]');
  const height = panel?.clientHeight ?? innerHeight;
  (panel ?? window).scrollBy({ top: direction * height * step });
}

/** Smaller and larger text, and how large it is. A step that does not exist is dimmed but stays in reach of the focus. */
function TextSizeButtons() {
  const textStep = useComfort((comfort) => comfort.textStep);
  const last = textScales.length - 1;
  return (
    // A fieldset would want a form around it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div
      role="group"
      aria-label={messages.kioskMessages.bar.textSize}
      className={styles.Group}
      data-kind="text"
    >
      <button
        type="button"
        className={styles.Button}
        aria-label={messages.kioskMessages.bar.smaller + messages.kioskMessages.bar.ofText}
        aria-disabled={textStep === 0}
        onClick={() => changeText(-1)}
      >
        <span className={styles.SmallLetter} aria-hidden="true" />
        <span>{messages.kioskMessages.bar.smaller}</span>
      </button>
      <span className={styles.Steps} aria-hidden="true">
        {textScales.map((scale, index) => (
          <span key={scale} data-on={index <= textStep} />
        ))}
      </span>
      <button
        type="button"
        className={styles.Button}
        aria-label={messages.kioskMessages.bar.larger + messages.kioskMessages.bar.ofText}
        aria-disabled={textStep === last}
        onClick={() => changeText(1)}
      >
        <span className={styles.LargeLetter} aria-hidden="true" />
        <span>{messages.kioskMessages.bar.larger}</span>
      </button>
    </div>
  );
}
