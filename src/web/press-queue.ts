/*
 * A press made before React answers. React hydrates what is pressed at once, but does not repeat what was pressed before
 * `hydrateRoot`: that alone is kept here. Links, `<details>` and text fields work without a script, the text size by its own.
 */

const replayEvent = 'app:replay-press';

/** Keeps the last press on a button or tab until `replayPress`. Runs in the head, before anything can be pressed. */
export function queuePress(): void {
  let pressed: HTMLElement | null = null;
  let begun: HTMLElement | null = null;
  let submit: HTMLButtonElement | null = null;
  let isHydrating = false;

  function keep(event: Event): void {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('button:not([data-text-size]), [role="tab"]');
    if (event.type !== 'click') {
      if (isHydrating) pressed = null;
      else begun = control;
      return;
    }
    // A press that began before counts as well: a tab that has missed its beginning would drop the rest.
    const isEarly = !isHydrating || control === begun || control === submit;
    if (control === null || !event.isTrusted || !isEarly) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = control;
    begun = null;
    if (isHydrating && control !== submit) repeat();
  }

  /** A form can be sent once its file is chosen (specification, section 3). */
  function followFile({ target }: Event): void {
    if (isHydrating || !(target instanceof HTMLInputElement) || target.type !== 'file') return;
    submit = target.form?.querySelector<HTMLButtonElement>('[type="submit"]') ?? null;
    if (submit !== null) submit.disabled = target.files?.length === 0;
  }

  function repeat(): void {
    const control = pressed;
    pressed = null;
    control?.focus();
    control?.click();
  }

  /** React switches the button off by `aria-disabled` as it hydrates it, and on again once it has taken the file. */
  function repeatOnceTaken(button: HTMLButtonElement): void {
    const isOn = () => !button.disabled && button.getAttribute('aria-disabled') !== 'true';
    const watch: MutationCallback = (_changes, observer) => {
      submit = null;
      if (pressed !== null && !isOn()) return;
      observer.disconnect();
      repeat();
    };
    new MutationObserver(watch).observe(button, { attributeFilter: ['disabled', 'aria-disabled'] });
  }

  function release(): void {
    isHydrating = true;
    if (pressed !== submit) repeat();
    if (submit !== null) repeatOnceTaken(submit);
  }

  for (const eventType of ['pointerdown', 'keydown', 'drop', 'click'])
    addEventListener(eventType, keep, true);
  addEventListener('change', followFile, true);
  document.addEventListener(replayEvent, release);
}

/** Repeats the press that was kept. To be called when React listens. */
export function replayPress(): void {
  document.dispatchEvent(new Event(replayEvent));
}
