import { Fragment, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { EmergencyNumber } from '~/components/EmergencyNumber/EmergencyNumber.tsx';
import { Logo } from '~/components/Logo/Logo.tsx';
import { KioskDrawing } from '~/components/pictures/KioskDrawing.tsx';
import { brand } from '~/config/brand.ts';
import { doublePressMs } from '~/domain/kiosk/timing.ts';
import { directionOf, documentLanguages, type Language } from '~/domain/language.ts';
import { languageNames } from '~/i18n/language-names.ts';
import { messages } from '~/i18n/messages.ts';
import { CheckIcon } from '~/ui/Icon/Icons.tsx';
import { CenterLines } from '../center/CenterText.tsx';
import { isPreview } from '../state/bridge.ts';
import { forgetLastVisit, useScreen } from '../state/screen-store.ts';
import { beginVisit, resolveInThisVisit } from '../visit/session.ts';
import { fetchMessages, thanksIn } from '../visit/visit-language.ts';
import styles from './AttractScreen.module.css';

/** Milliseconds for which a fresh invitation says that the last visit was cleared. */
const thanksMs = 4_000;

/** The attract screen, without a visitor. */
export function AttractScreen() {
  const begin = useBegin();
  const languages = useScreen(({ settings }) => settings.languages);
  useEffect(() => {
    // No expression: new browsers answer with a promise, which is no clean-up.
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <title>{brand.productName}</title>
      <Invitation languages={languages} onBegin={begin} />
    </>
  );
}

/** Begins a visit at a press: in the language whose name it was on, or in the kiosk's own. */
type Begin = (event: MouseEvent, language?: Language) => void;

type InvitationProps = {
  /** Those to ask for; in the picture all that there are, of which kiosk.css shows this kiosk's. */
  languages: readonly Language[];
  /** Without it there is nothing to press: the picture is there before the script that answers (src/kiosk/prerender.tsx). */
  onBegin?: Begin;
};

/** What the invitation shows. The one button reaches over the whole screen, but for the languages. */
export function Invitation({ languages, onBegin }: InvitationProps) {
  const screen = useRef<HTMLElement>(null);
  useDrift(screen);
  return (
    <main ref={screen} className={styles.Attract}>
      <div className={styles.Light} aria-hidden="true" />
      <div className={styles.Person}>
        <div className={styles.Words}>
          <Logo />
          <h1>{messages.kioskMessages.attract.title}</h1>
          <p>{messages.kioskMessages.attract.text}</p>
          <Center />
        </div>
        <div className={styles.Picture}>
          <KioskDrawing name="invitation" className={styles.Drawing} />
        </div>
      </div>
      {languages.length > 1 && <LanguageChoice languages={languages} onBegin={onBegin} />}
      <div className={styles.Start}>
        <span className={styles.Begin} aria-hidden="true">
          {messages.kioskMessages.attract.begin}
        </span>
        <Privacy />
      </div>
      <p className={styles.Emergency}>
        <strong>
          {messages.emergency.before}{' '}
          <EmergencyNumber local={messages.emergency.local}>{(number) => number}</EmergencyNumber>{' '}
          {messages.emergency.after}
        </strong>
      </p>
      {onBegin && (
        <button
          type="button"
          className={styles.Screen}
          aria-label={messages.kioskMessages.attract.begin}
          onClick={(event) => onBegin(event)}
        />
      )}
      {isPreview() && (
        <p className={styles.Preview} lang="en" dir="ltr">
          Preview without a kiosk: nothing opens outside, and no time runs out.
        </p>
      )}
    </main>
  );
}

/** What the center says of itself, the most useful first: it comes with the script. What has no room is on the first screen too. */
function Center() {
  const { center, kioskName, notice, desk } = useScreen(({ settings }) => settings);
  const names = [center, kioskName].filter((name) => name !== null);
  if (names.length === 0 && notice === null && desk === null) return null;
  return (
    <div className={styles.Center}>
      <CenterLines noticeClass={styles.Notice} />
      {names.length > 0 && (
        <p className={styles.Names}>
          {names.map((name, place) => (
            <Fragment key={name}>
              {place > 0 && <span> · </span>}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

type LanguageChoiceProps = { languages: readonly Language[]; onBegin: Begin | undefined };

/** The languages that a visit can be in, each by its own name. One touch begins. */
function LanguageChoice({ languages, onBegin }: LanguageChoiceProps) {
  return (
    // A fieldset would want a form around it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={messages.shellMessages.languages} className={styles.Choice} data-choice="">
      {languages.map((language) => (
        <LanguageName key={language} language={language} onBegin={onBegin} />
      ))}
    </div>
  );
}

function LanguageName({ language, onBegin }: { language: Language; onBegin: Begin | undefined }) {
  const look = {
    className: styles.Name,
    lang: documentLanguages[language],
    dir: directionOf(language),
    'data-language': language,
    children: languageNames[language],
  };
  // In the picture there is nothing to press yet.
  if (onBegin === undefined) return <span {...look} />;
  return <button type="button" {...look} onClick={(event) => onBegin(event, language)} />;
}

/** Begins a visit at a press, but not at one that still belongs to the last visit. */
function useBegin(): Begin {
  const isAfterVisit = useScreen((screen) => screen.afterVisit !== null);
  const wasAfterVisit = useRef(isAfterVisit);
  const shownAt = useRef(Infinity);
  useEffect(() => {
    const frame = requestAnimationFrame((now) => (shownAt.current = now));
    return () => cancelAnimationFrame(frame);
  }, []);
  return ({ timeStamp }, language) => {
    if (wasAfterVisit.current && timeStamp < shownAt.current + doublePressMs) return;
    beginVisit(language);
  };
}

/** What it costs and what becomes of a visit; and for a moment, to the one who has just ended it, in that language, that it did. */
function Privacy() {
  const lastLanguage = useScreen((screen) => screen.afterVisit);
  const thanks = useThanks(lastLanguage);
  const { free, private: cleared } = messages.kioskMessages.attract;
  const isFree = brand.line.price === 'free';
  return (
    // <output> takes no blocks.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" className={styles.Private} data-cleared={lastLanguage !== null}>
      {lastLanguage === null ? (
        <p>{isFree ? `${free} ${cleared}` : cleared}</p>
      ) : (
        <p lang={documentLanguages[lastLanguage]} dir={directionOf(lastLanguage)}>
          <CheckIcon size={24} />
          <span>{thanks}</span>
        </p>
      )}
    </div>
  );
}

/** The thanks to the last visitor, once its words are loaded. When they have stood long enough, nothing here knows of that visit. */
function useThanks(language: Language | null): string | null {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (language === null) return undefined;
    void resolveInThisVisit(fetchMessages(language), () => setLoaded(true));
    const timer = setTimeout(forgetLastVisit, thanksMs);
    return () => clearTimeout(timer);
  }, [language]);
  return language === null ? null : thanksIn(language);
}

/** Offsets of the text in px: there and back, in small steps. */
const places = [
  [0, 0],
  [6, -4],
  [10, -8],
  [4, -10],
  [-4, -6],
  [-10, 0],
  [-6, 6],
  [2, 8],
] as const;

const driftMs = 60_000;

/**
 * Moves an element by some pixels once a minute: a picture that does not move for months burns into the panel. Nobody sees it, and
 * between two moves nothing is drawn; an animation, even one in steps, keeps the computer busy day and night.
 */
function useDrift(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let index = 0;
    const timer = setInterval(() => {
      index = (index + 1) % places.length;
      const [x, y] = places[index] ?? [0, 0];
      element.current?.style.setProperty('--drift-x', `${x}px`);
      element.current?.style.setProperty('--drift-y', `${y}px`);
    }, driftMs);
    return () => clearInterval(timer);
  }, [element]);
}
