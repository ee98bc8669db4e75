/**
 * Moves the focus to an element and brings it into the window, at its top if nothing else is said: below the bar and the notices.
 * At once: a notice that comes while the page still glides would lie over the place that it glides to.
 * @param element nothing happens without one.
 */
export function focusInView(element: HTMLElement | null, block: ScrollLogicalPosition = 'start'): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block, behavior: 'instant' });
}

/** Moves the focus to a control, in the middle of the screen: no bar covers it. @param id of the control. */
export function focusControl(id: string): void {
  focusInView(document.getElementById(id), 'center');
}
