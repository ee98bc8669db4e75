/** What can be pressed. */
const controls = 'a[href], button, summary, label, input, select, textarea, [role=tab]';

/** Milliseconds that the browser may take to make a click of a press by itself. */
const nativeClickMs = 60;

type Press = {
  control: HTMLElement;
  x: number;
  y: number;
  isFar: boolean;
  /** Who has clicked: the browser by itself, or we. */
  clicked: 'not yet' | 'browser' | 'here';
};

/**
 * Takes a finger or mouse that slips between down and up for a press on what it came down on: browsers make a scroll, or
 * nothing, of more than some 15 px, and hands tremble (a tremor moves a finger by up to 10 mm).
 * @param touchSlopPx how far it may slip, in CSS pixels.
 * @returns stops listening.
 */
export function allowTouchSlop(touchSlopPx: number): () => void {
  const listening = new AbortController();
  let press: Press | null = null;
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { capture: true, passive: true, signal: listening.signal });
  const follow = (x: number, y: number) => {
    if (press !== null && Math.hypot(x - press.x, y - press.y) > touchSlopPx) press.isFar = true;
  };
  const release = (x: number, y: number) => {
    follow(x, y);
    const slipped = press;
    if (slipped === null || slipped.isFar) return;
    setTimeout(() => {
      if (slipped.clicked !== 'not yet' || listening.signal.aborted) return;
      slipped.clicked = 'here';
      slipped.control.focus({ preventScroll: true });
      slipped.control.click();
    }, nativeClickMs);
  };
  listen('pointerdown', ({ target, clientX, clientY, isPrimary }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    press =
      control !== null && isPrimary
        ? { control, x: clientX, y: clientY, isFar: false, clicked: 'not yet' }
        : null;
  });
  // A touch that begins to scroll has no further pointer events, but touch events to its end.
  listen('touchmove', ({ touches: [touch] }) => touch && follow(touch.clientX, touch.clientY));
  listen('touchend', ({ changedTouches: [touch] }) => touch && release(touch.clientX, touch.clientY));
  listen('pointerup', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'touch') release(clientX, clientY);
  });
  // Not passive: the browser's own click may come late, or, between two controls, to what holds both.
  document.addEventListener(
    'click',
    (event) => {
      // A key clicks without a count.
      if (!event.isTrusted || event.detail === 0 || press === null) return;
      if (press.clicked === 'here') {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (event.target instanceof Node && press.control.contains(event.target))
        press.clicked = 'browser';
    },
    { capture: true, signal: listening.signal },
  );
  return () => listening.abort();
}
