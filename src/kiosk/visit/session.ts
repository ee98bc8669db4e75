import type { KioskPhase } from '~/domain/contract/kiosk-bridge.ts';
import type { Language } from '~/domain/language.ts';
import { messages } from '~/i18n/messages.ts';
import { stopReading } from '../reading/read-aloud.ts';
import { speak } from '../reading/speak.ts';
import { kioskBridge } from '../state/bridge.ts';
import { resetStores, useListening, useSession } from '../state/visit-stores.ts';
import { forgetLastVisit, useScreen } from '../state/screen-store.ts';
import {
  kioskLanguage,
  resetDocumentLanguage,
  setDocumentLanguage,
  fetchMessages,
  isLoaded,
} from './visit-language.ts';

/**
 * Somebody pressed the invitation. Main hears it from here: only the page knows which press counts.
 * @param language whose name was touched; the kiosk's own without one.
 */
export function beginVisit(language = kioskLanguage()): void {
  kioskBridge().beginVisit();
  forgetLastVisit();
  stopReading();
  showInLanguage(language, () => {
    if (useSession.getState().view === 'attract') useSession.setState({ view: 'pages' });
  });
}

/**
 * Shows the visit in a language: at once when its messages are loaded, else as soon as they are.
 * @param then is called as well when there is no such file: a touch must show something.
 */
export function showInLanguage(language: Language, then: () => void): void {
  const show = () => {
    if (useSession.getState().view === 'ended') return;
    if (isLoaded(language)) {
      setDocumentLanguage(language);
      kioskBridge().reportLanguage(language);
      useSession.setState({ language: language === kioskLanguage() ? null : language });
    }
    then();
  };
  if (isLoaded(language)) show();
  else void resolveInThisVisit(fetchMessages(language), show);
}

/** The visitor answered the countdown. The next phase from main corrects the screen. */
export function stayHere(): void {
  useSession.setState({ secondsLeft: null });
  kioskBridge().stillHere();
}

/**
 * The visitor is done. The screen forgets at once; main then replaces the page and wipes what lies below it. Who listens hears
 * first that nothing was kept: a page that is gone says nothing.
 */
export function endVisit(): void {
  const text = messages.kioskMessages.listening.ended;
  const end = () => kioskBridge().endSession();
  const isHeard =
    useListening.getState().isOn && speak('keypad', [{ text, language: messages.language }], end);
  forgetVisitor();
  if (!isHeard) end();
}

/**
 * Follows main's idle machine. The start of a visit is not taken from it but from the touch itself: changing the screen
 * between the finger's down and up would press what comes up under it.
 */
export function followPhase({ phase, secondsLeft, sessionNumber }: KioskPhase): void {
  const { view } = useSession.getState();
  const shown = useScreen.getState().sessionNumber;
  // Of an older visit, or said before main had heard that this one is over.
  if (sessionNumber < shown || (sessionNumber === shown && view === 'ended')) return;
  // Main numbers visits from 1: a page that got no settings learns its number from the first phase.
  const isNext = shown > 0 && sessionNumber > shown;
  if (phase === 'ended' || (isNext && view !== 'ended')) return forgetVisitor();
  useScreen.setState({ sessionNumber });
  if (phase === 'active') useSession.setState({ secondsLeft: null });
  else if (phase === 'warning' && view === 'pages') useSession.setState({ secondsLeft });
  else if (phase === 'cleaning') useSession.setState({ view: 'cleaning', secondsLeft });
  else if (phase === 'asleep') showIdleView('asleep');
  else if (phase === 'waiting' && view !== 'pages') showIdleView('attract');
}

/** Without a visitor the screen is in the kiosk's own language. */
function showIdleView(view: 'asleep' | 'attract' | 'ended'): void {
  resetDocumentLanguage();
  useSession.setState({ view, language: null });
}

/**
 * Waits for an answer and hands it over only if the same visit is still on the screen.
 * @param use gets the answer, or null when there was none.
 */
export async function resolveInThisVisit<Answer>(
  answer: Promise<Answer>,
  use: (answer: Answer | null) => void,
): Promise<void> {
  const { sessionNumber } = useScreen.getState();
  const result = await answer.catch(() => null);
  const isOver =
    useSession.getState().view === 'ended' || useScreen.getState().sessionNumber !== sessionNumber;
  if (!isOver) use(result);
}

/** Forgets the visitor. */
function forgetVisitor(): void {
  stopReading();
  resetStores();
  showIdleView('ended');
}
