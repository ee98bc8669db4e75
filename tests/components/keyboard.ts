import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** What has a role of its own here, and is not shut away from everybody or from the keyboard. */
const controls = 'button, a[href], input:not([type=hidden]), textarea, [role=tab]';

/** The controls of a piece that a person can come to. */
export function controlsOf(container: HTMLElement): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.closest('[aria-hidden=true]') === null && control.checkVisibility(),
  );
}

/** Operates a control by the keyboard alone, as the WAI-ARIA Authoring Practices ask of its role. */
export async function expectKeyboard(control: HTMLElement): Promise<void> {
  if (control.matches(':disabled')) return expectOutOfReach(control);
  if (control.getAttribute('role') === 'tab') return expectTab(control);
  if (control.matches('input:not([type=file]), textarea')) return expectTyping(control);
  if (control.matches('button')) return expectPressed(control, ['{Enter}', ' ']);
  if (control.matches('a[href]')) return expectPressed(control, ['{Enter}']);
}

function expectOutOfReach(control: HTMLElement): void {
  control.focus();
  expect(document.activeElement).not.toBe(control);
}

/** A press is caught before the piece sees it: what the piece does then is asked in its pages' tests. */
async function expectPressed(control: HTMLElement, keys: readonly string[]): Promise<void> {
  let presses = 0;
  const count = (event: Event) => {
    presses += 1;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', count, true);
  for (const key of keys) {
    control.focus();
    expect(document.activeElement).toBe(control);
    await userEvent.keyboard(key);
  }
  document.removeEventListener('click', count, true);
  expect(presses, `presses of ${control.textContent} by ${keys.length} keys`).toBe(keys.length);
}

async function expectTyping(control: HTMLElement): Promise<void> {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const before = control.value;
  control.focus();
  control.setSelectionRange(before.length, before.length);
  await userEvent.keyboard('ab');
  expect(control.value).toBe(`${before}ab`);
}

/** One stop for all; arrows go round, Home and End to the ends, and what has the focus is chosen (APG, tabs). */
async function expectTab(control: HTMLElement): Promise<void> {
  const list = control.closest<HTMLElement>('[role=tablist]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  expect(list?.ariaLabel, 'the name of the tabs').toBeTruthy();
  expect(tabs.filter(({ tabIndex }) => tabIndex === 0).length).toBeLessThanOrEqual(1);
  const [first, last] = [tabs.at(0), tabs.at(-1)];
  first?.focus();
  for (const [key, expected] of [
    ['{End}', last],
    ['{ArrowRight}', first],
    ['{ArrowLeft}', last],
    ['{Home}', first],
    ['{ArrowRight}', tabs.at(1)],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => document.activeElement === expected, { message: key }).toBe(true);
    expect(expected?.ariaSelected).toBe('true');
    const panel = document.getElementById(expected?.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(expected?.id);
  }
}
