import type { Page } from '@playwright/test';

/** Does what a person does with some words of the heading, and says whether the site stopped it. */
export function isStopped(
  page: Page,
  kind: 'clipboard' | 'pointer' | 'keyboard',
  type: string,
  init: object = {},
) {
  return page.evaluate(
    (args) => {
      const constructors = { clipboard: ClipboardEvent, pointer: PointerEvent, keyboard: KeyboardEvent };
      const event = new constructors[args.kind](args.type, { bubbles: true, cancelable: true, ...args.init });
      return !document.querySelector('h1')?.dispatchEvent(event);
    },
    { kind, type, init },
  );
}
