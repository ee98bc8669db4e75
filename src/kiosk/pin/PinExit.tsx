import { useEffect } from 'react';
import { panelSizes } from '~/domain/kiosk/panel.ts';
import { followGesture, type Tap } from '~/domain/kiosk/staff-gesture.ts';
import { useScreen } from '../state/screen-store.ts';
import { openStaff } from './pin.ts';
import { PinDialog } from './PinDialog.tsx';
import { usePin } from '../state/pin-store.ts';

/** Waits for the hidden gesture of staff, on every screen, where a PIN is set. */
export function PinExit() {
  const { staffExit, display } = useScreen(({ settings }) => settings);
  const open = usePin((staff) => staff.open);
  useEffect(() => {
    if (!staffExit) return undefined;
    let taps: readonly Tap[] = [];
    const cornerPx = panelSizes(display).targetPx * 1.5;
    const follow = ({ clientX, clientY, timeStamp }: PointerEvent) => {
      const next = followGesture(taps, { x: clientX, y: clientY, atMs: timeStamp }, cornerPx);
      taps = next.taps;
      if (next.complete) openStaff();
    };
    document.addEventListener('pointerup', follow, { capture: true });
    return () => document.removeEventListener('pointerup', follow, { capture: true });
  }, [staffExit, display]);
  return open ? <PinDialog /> : null;
}
