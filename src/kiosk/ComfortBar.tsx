import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { textScales } from '~/domain/kiosk/comfort.ts';
import { messages } from '~/i18n/messages.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { BarButton } from './controls/BarButton.tsx';
import { BackIcon, ContrastIcon, EndIcon, GlobeIcon, HomeIcon, SpeakerIcon } from './controls/BarIcons.tsx';
import { closeHandoff } from './handoff/handoff.ts';
import { turnToPage } from './paging/turn.ts';
import { startReading } from './reading/read-aloud.ts';
import {
  changeText,
  changeTheme,
  lettersInSight,
  useComfort,
  useHandoff,
  useLanguageChoice,
  useLetters,
  useSession,
} from './state/visit-stores.ts';
import { useScreen } from './state/screen-store.ts';
import { closeLanguages, openLanguages } from './visit/language-choice.ts';
import { endVisit } from './visit/session.ts';
import styles from './ComfortBar.module.css';

/** The bar at the foot of every screen of a visit: the same keys at the same place. */
export function ComfortBar() {
  return (
    <nav aria-label={messages.kioskMessages.bar.label} className={styles.Bar}>
      <div className={styles.Keys}>
        <BackKey />
        <HomeButton />
        <LanguageKey />
        <TextSizeButtons />
        <BarButton kind="contrast" icon={<ContrastIcon />} onClick={changeTheme}>
          {messages.kioskMessages.bar.contrast}
        </BarButton>
        <ReadButton />
        <BarButton kind="end" icon={<EndIcon />} onClick={endVisit}>
          {messages.kioskMessages.bar.end}
        </BarButton>
      </div>
      <ComfortStatus />
    </nav>
  );
}

/** Closes what stands before the page, the uppermost first. Its space is kept: nothing of the bar moves. */
function BackKey() {
  const isChoosing = useLanguageChoice(({ state }) => state === 'open');
  const hasPanel = useHandoff(({ topic }) => topic !== null);
  return (
    <BarButton
      kind="back"
      icon={<BackIcon />}
      data-kept={!isChoosing && !hasPanel}
      onClick={isChoosing ? closeLanguages : closeHandoff}
    >
      {messages.kioskMessages.paging.back}
    </BarButton>
  );
}

function HomeButton() {
  const navigate = useNavigate();
  const goHome = () => {
    closeHandoff();
    closeLanguages();
    void navigate(paths.home);
    turnToPage(0);
  };
  return (
    <BarButton kind="home" icon={<HomeIcon />} onClick={goHome}>
      {messages.kioskMessages.bar.home}
    </BarButton>
  );
}

/** Leads to the other languages at every moment of a visit. It has the focus again once the choice is made. */
function LanguageKey() {
  const languages = useScreen(({ settings }) => settings.languages);
  const choice = useLanguageChoice(({ state }) => state);
  const key = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (choice === 'made') key.current?.focus();
  }, [choice]);
  if (languages.length < 2) return null;
  return (
    <BarButton
      ref={key}
      kind="language"
      icon={<GlobeIcon />}
      aria-haspopup="dialog"
      aria-expanded={choice === 'open'}
      onClick={openLanguages}
    >
      {messages.shellMessages.languages}
    </BarButton>
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
    <BarButton
      kind="read"
      icon={<SpeakerIcon />}
      data-reading-control=""
      data-kept={!hasVoice && !isChosen}
      onClick={startReading}
    >
      {messages.kioskMessages.bar.read}
    </BarButton>
  );
}

/** Announces to screen readers what a press on the bar changed. */
function ComfortStatus() {
  const { textStep, theme } = useComfort();
  return (
    <VisuallyHidden>
      <output>
        <span>
          {messages.kioskMessages.bar.textSizeNow({ step: textStep + 1, steps: textScales.length })}
        </span>{' '}
        <span>
          {messages.kioskMessages.bar.themeNow({ theme: messages.kioskMessages.bar.themes[theme] })}
        </span>
      </output>
    </VisuallyHidden>
  );
}

/**
 * Smaller and larger text. A step that would change nothing, because there is none or because what is shown has no room for it, is
 * dimmed but stays in reach of the focus.
 */
function TextSizeButtons() {
  const wanted = textScales[useComfort(({ textStep }) => textStep)];
  const { words, most } = useLetters(lettersInSight) ?? { words: wanted, most: Infinity };
  const isLargest = wanted === textScales.at(-1) || words < wanted || words >= most;
  return (
    // A fieldset would want a form around it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div
      role="group"
      aria-label={messages.kioskMessages.bar.textSize}
      className={styles.Group}
      data-kind="text"
    >
      <BarButton
        icon={<span className={styles.SmallLetter} aria-hidden="true" />}
        aria-label={messages.kioskMessages.bar.smaller + messages.kioskMessages.bar.ofText}
        aria-disabled={words === textScales[0]}
        onClick={() => changeText(-1)}
      >
        {messages.kioskMessages.bar.smaller}
      </BarButton>
      <BarButton
        icon={<span className={styles.LargeLetter} aria-hidden="true" />}
        aria-label={messages.kioskMessages.bar.larger + messages.kioskMessages.bar.ofText}
        aria-disabled={isLargest}
        onClick={isLargest ? undefined : () => changeText(1)}
      >
        {messages.kioskMessages.bar.larger}
      </BarButton>
    </div>
  );
}
