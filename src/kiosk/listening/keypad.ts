import { actionOf, type PressedAction } from '~/domain/kiosk/keypad.ts';
import { takesKey } from '~/domain/kiosk/listening.ts';
import { doublePressMs } from '~/domain/kiosk/timing.ts';
import { kioskBridge } from '../state/bridge.ts';
import { useScreen } from '../state/screen-store.ts';
import { useListening } from '../state/visit-stores.ts';
import { openLayer } from './layer.ts';

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
    const action = actionOf(event.key, settings.listening.keys, document.documentElement.dir === 'rtl');
    const hasFocus = document.activeElement !== document.body;
    if (action === null || !takesKey(action, useListening.getState().isOn, openLayer(), hasFocus)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A hand that trembles holds a key down, or presses it again for a visit that has just ended.
    if (event.repeat || (afterVisit !== null && event.timeStamp < shownAtMs + doublePressMs)) return;
    // Main says so to the page once sound goes there.
    if (action === 'plugged' || action === 'unplugged') kioskBridge().reportHeadphones(action === 'plugged');
    else void answer(action);
  };
  const answer = (action: PressedAction) => program.then(({ answerKey }) => answerKey(action));
  window.addEventListener('keydown', hear, { capture: true, signal: listening.signal });
  const stop = kioskBridge().onHeadphones(
    (isPlugged) => void program.then(({ answerPlug }) => answerPlug(isPlugged)),
  );
  const stopInviting = program.then(({ inviteByVoice }) => inviteByVoice());
  return () => {
    listening.abort();
    stop();
    void stopInviting.then((stopNow) => stopNow());
  };
}
