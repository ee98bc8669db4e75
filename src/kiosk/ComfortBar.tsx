import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { textScales } from '~/domain/kiosk/comfort.ts';
import { panelSizes } from '~/domain/kiosk/panel.ts';
import { messages } from '~/i18n/messages.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { BarButton } from './controls/BarButton.tsx';
import {
  BackIcon,
  ContrastIcon,
  EndIcon,
  GlobeIcon,
  HomeIcon,
  NextIcon,
  SpeakerIcon,
} from './controls/BarIcons.tsx';
import { followRoom, largest } from './controls/use-fit.ts';
import { closeHandoff } from './handoff/handoff.ts';
import { turn } from './paging/turn.ts';
import { startReading } from './reading/read-aloud.ts';
import { ReadingControls } from './reading/ReadingControls.tsx';
import {
  changeText,
  changeTheme,
  lettersInSight,
  useComfort,
  useHandoff,
  useLanguageChoice,
  useLetters,
  useListening,
  usePaging,
  useReading,
  useSession,
} from './state/visit-stores.ts';
import { useScreen } from './state/screen-store.ts';
import { closeLanguages, openLanguages } from './visit/language-choice.ts';
import { endVisit } from './visit/session.ts';
import styles from './ComfortBar.module.css';

/** The bar at the foot of every screen of a visit: the same keys at the same place. What a screen does not need leaves its place empty. */
export function ComfortBar() {
  const bar = useRef<HTMLElement>(null);
  useBarLetters(bar);
  return (
    <nav ref={bar} aria-label={messages.kioskMessages.bar.label} className={styles.Bar}>
      <div className={styles.Keys}>
        <LanguageKey />
        <TextSizeButtons />
        <BarButton icon={<ContrastIcon />} onClick={changeTheme}>
          {messages.kioskMessages.bar.contrast}
        </BarButton>
        <ReadButton />
        <ReadingControls />
      </div>
      <div className={styles.Keys}>
        <WayKeys />
        <BarButton kind="end" icon={<EndIcon />} onClick={endVisit}>
          {messages.kioskMessages.bar.end}
        </BarButton>
      </div>
      <ComfortStatus />
    </nav>
  );
}

/** So much of a screen's height the top line and the bar may take: the first with which the smallest words of the bar have room. */
const shares = [0.22, 0.28, 1];

/** In one row, with words or, for Smaller and Larger, with letters alone; in two where none has room for the smallest words. */
const ways = ['row', 'letters', 'rows'];

/** Gives the bar the largest words, up to the body's size, with which it is whole. */
function useBarLetters(bar: RefObject<HTMLElement | null>): void {
  const display = useScreen(({ settings }) => settings.display);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { bodyPx, leastPx } = panelSizes(display);
    const least = leastPx / bodyPx;
    const sizes = Array.from({ length: 30 }, (_, index) => least + ((1 - least) * index) / 29);
    const isWhole = (way: string, share: number, words: number) => {
      element.dataset.way = way;
      element.style.setProperty('--words', `${words}`);
      const stagePx = element.previousElementSibling?.clientHeight ?? 0;
      return element.scrollWidth <= element.clientWidth && stagePx >= innerHeight * (1 - share);
    };
    return followRoom(element, () => {
      const [way, share] = shares
        .flatMap((each) => ways.map((one) => [one, each] as const))
        .find(([one, each]) => isWhole(one, each, least)) ?? ['rows', 1];
      // Beside a top line of two rows it takes no more than it must.
      const most = share === 1 ? least : largest((words) => isWhole(way, share, words), sizes);
      isWhole(way, share, most || least);
    });
  }, [bar, display]);
}

/** Back, Next and Home. Back closes what stands above the page, the uppermost first; then it turns back; then to the page before. */
function WayKeys() {
  const navigate = useNavigate();
  const isFirst = useLocation().pathname === paths.home;
  const isChoosing = useLanguageChoice(({ state }) => state === 'open');
  const isTrying = useListening((listening) => listening.isTrying);
  const hasPanel = useHandoff(({ topic }) => topic !== null);
  const { page, columns } = usePaging();
  const isCovered = isChoosing || hasPanel;
  const isStart = !isCovered && (isFirst || isTrying);
  const { paging, bar } = messages.kioskMessages;
  const goBack = () => {
    if (isChoosing) closeLanguages();
    else if (hasPanel) closeHandoff();
    else if (page > 0) turn(-1);
    else void navigate(-1);
  };
  const goHome = () => {
    closeHandoff();
    closeLanguages();
    void navigate(paths.home);
  };
  return (
    <>
      <BarButton icon={<BackIcon />} data-empty={isStart} onClick={goBack}>
        {paging.back}
      </BarButton>
      <BarButton
        icon={<NextIcon />}
        data-empty={isCovered || columns.length < 2}
        aria-disabled={page === columns.length - 1}
        onClick={() => turn(1)}
      >
        {paging.next}
      </BarButton>
      <BarButton kind="home" icon={<HomeIcon />} data-empty={isStart} onClick={goHome}>
        {bar.home}
      </BarButton>
    </>
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
  const isReading = useReading(({ state }) => state !== 'silent');
  const key = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isReading) return undefined;
    const listen = key.current;
    // What stopped the voice is gone.
    return () => void (document.activeElement === document.body && listen?.focus());
  }, [isReading]);
  return (
    <BarButton
      ref={key}
      icon={<SpeakerIcon />}
      data-reading-control=""
      data-empty={!hasVoice && !isChosen}
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
    <div role="group" aria-label={messages.kioskMessages.bar.textSize} className={styles.Sizes}>
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
