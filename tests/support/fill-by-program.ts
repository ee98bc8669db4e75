import type { Locator } from '@playwright/test';

/** Fills in a field as some password managers and form fillers do: from outside the page's own scripts, with no event but `change`. */
export function fillByProgram(field: Locator, value: string): Promise<void> {
  return field.evaluate((control: HTMLInputElement | HTMLTextAreaElement, text) => {
    // An extension's own world does not see what React puts on the element.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
}
