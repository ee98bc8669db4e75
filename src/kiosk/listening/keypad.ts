import { actionOf } from '~/domain/kiosk/keypad.ts';
import { doublePressMs } from '~/domain/kiosk/timing.ts';
import { kioskBridge } from '../state/bridge.ts';
import { useScreen } from '../state/screen-store.ts';
import { useListening, usePin, useSession } from '../state/visit-stores.ts';

/**
 * Hears the keys of a keypad, and headphones, from the invitation on. What answers them is loaded after the invitation is painted.
 * @returns stops hearing.
 */
export function hearKeypad(): () => void {
  const program = import('./program.ts');
  const listening = new AbortController();
  const shownAtMs = performance.now();

  const hear = (event: KeyboardEvent) => {
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    const { settings, afterVisit } = useScreen.getState();
    const action = actionOf(inReadingOrder(event.key), settings.listening.keys);
    if (action === null || usePin.getState().open) return;
    const isJack = action === 'plugged' || action === 'unplugged';
    if (!isJack && !useListening.getState().isOn && !startsListening(action)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A hand that trembles holds a key down, or presses it again for a visit that has just ended.
    if (event.repeat || (afterVisit !== null && event.timeStamp < shownAtMs + doublePressMs)) return;
    if (isJack) kioskBridge().reportHeadphones(action === 'plugged');
    if (isJack) void followJack(action === 'plugged');
    else void program.then(({ answer }) => answer(action));
  };
  const followJack = (isPlugged: boolean) =>
    program.then(({ startListening, fallSilent }) => (isPlugged ? startListening() : fallSilent()));
  window.addEventListener('keydown', hear, { capture: true, signal: listening.signal });
  const stop = kioskBridge().onHeadphones((isPlugged) => void followJack(isPlugged));
  const stopInviting = program.then(({ inviteByVoice }) => inviteByVoice());
  return () => {
    listening.abort();
    stop();
    void stopInviting.then((stopNow) => stopNow());
  };
}

/** To the side to which one reads is on, in every language. */
function inReadingOrder(key: string): string {
  if (document.documentElement.dir !== 'rtl') return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}

/**
 * Whether a key begins to speak: any on the invitation, but not one that presses what has the focus, as a keyboard or a screen
 * reader does; in a visit that is seen the keys are the page's, and only "where am I" begins.
 */
function startsListening(action: string): boolean {
  const { view } = useSession.getState();
  if (view === 'pages') return action === 'where';
  if (view !== 'attract' || useScreen.getState().settings.outOfService !== null) return false;
  return action !== 'select' || document.activeElement === document.body;
}
