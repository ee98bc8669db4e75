/*
 * A press made before React answers. React hydrates what is pressed at once, but does not repeat what was pressed before
 * `hydrateRoot`: that alone is kept here. Links, `<details>` and text fields work without a script, the text size by its own.
 */

const replayEvent = 'app:replay-press';

/** Keeps the last press on a button or tab until `replayPress`. Runs in the head, before anything can be pressed. */
export function queuePress(): void {
  let pressed: HTMLElement | null = null;
  let begun: HTMLElement | null = null;
  let isHydrating = false;

  function keep(event: Event): void {
    const control = (event.target as Element).closest<HTMLElement>(
      'button:not([data-text-size]), [role="tab"]',
    );
    if (event.type === 'pointerdown') {
      if (!isHydrating) begun = control;
      return;
    }
    // A press that began before counts as well: a tab that has missed its beginning would drop the rest.
    if (control === null || !event.isTrusted || (isHydrating && control !== begun)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = control;
    begun = null;
    if (isHydrating) release();
  }

  function release(): void {
    isHydrating = true;
    pressed?.focus();
    pressed?.click();
    pressed = null;
  }

  addEventListener('pointerdown', keep, true);
  addEventListener('click', keep, true);
  document.addEventListener(replayEvent, release);
}

/** Repeats the press that was kept. To be called when React listens. */
export function replayPress(): void {
  document.dispatchEvent(new Event(replayEvent));
}
