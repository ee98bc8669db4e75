import { expect, type Page, type Request } from '@playwright/test';

/* What a browser does that translates a page (Chrome, Edge): seen in their pages, written anew here. */

/** Translates the page as it stands, and all that comes later. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(translateDocument, 'de');
}

/** Translates every page that is opened from now on, before its scripts start. @param into the language that `lang` then names. */
export async function translateWhenRead(page: Page, into: string): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translateDocument})('${into}'));`);
}

/**
 * Runs in the page. Each text is taken out, and an element with the new words put into its place. They are the old words with
 * a mark behind them, so that a test can still find them.
 */
function translateDocument(into: string): void {
  const isLeftAlone = (text: Node) =>
    text.nodeValue?.trim() === '' ||
    text.parentElement === null ||
    text.parentElement.closest('font, script, style, textarea, noscript, [translate=no]') !== null;

  function replace(text: Node): void {
    if (isLeftAlone(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(`${text.nodeValue?.trim()} ‹${into}›`);
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }

  function replaceAll(root: Node): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(replace);
  }

  document.documentElement.lang = into;
  document.documentElement.classList.add('translated-ltr');
  replaceAll(document.body);
  const watching = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) replaceAll(node);
  });
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** The addresses, numbers and file names that the translation has taken for words: none should be. */
export async function translatedAddresses(page: Page): Promise<readonly string[]> {
  const texts = await page.locator('font > font').allTextContents();
  return texts
    .map((text) => text.replace(/ ‹\w+›$/, ''))
    .filter((text) => /^\S*(?:@|:\/\/|\.pdf$)\S*$|^\+?[\d\s()-]{7,}$/.test(text));
}

/**
 * Presses each button, tab and summary of the page once, those of an open dialog first, and expects each to change something. Ends
 * when no dialog is open and every answer has come: a late one would meet what the test does next.
 */
export async function pressEverything(page: Page, { but = /(?!)/ }: { but?: RegExp } = {}): Promise<void> {
  // What a press opens outside of the page is a change, too.
  page.on('filechooser', () => void page.evaluate(() => (globalThis.changes += 1)));
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  for (let pressed = 0; ; pressed += 1) {
    // A list of everybody is long: after so many only what is open is closed.
    const name = await page.evaluate(pressNext, pressed < 100 ? but.source : '');
    if (name === null) {
      await expect.poll(() => asked.size, { message: 'requests without an answer' }).toBe(0);
      // An answer may have asked a question.
      if ((await page.locator('dialog[open]').count()) === 0) return;
      continue;
    }
    if (name === 'Escape') await page.keyboard.press(name);
    await expect.poll(() => page.evaluate(hasChanged), { message: `"${name}" changes something` }).toBe(true);
  }
}

/** Runs in the page: presses the next control. @returns its name; null when all have been pressed. */
function pressNext(but: string): string | null {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const place: ParentNode = dialogs.at(-1) ?? document;
  const nameOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent ?? '';
  const control = [
    ...place.querySelectorAll<HTMLElement>('button, summary, [role=tab], input[type=checkbox]'),
  ].find(
    (each) =>
      !('pressed' in each.dataset) &&
      each.checkVisibility({ visibilityProperty: true }) &&
      // What is chosen already changes nothing; what is switched off says why beside it.
      !each.matches(
        ':disabled, [aria-disabled=true], [aria-selected=true], [aria-pressed=true], [aria-checked=true]',
      ) &&
      !new RegExp(but).test(nameOf(each)),
  );
  globalThis.changes = 0;
  globalThis.watching ??= new MutationObserver((records) => (globalThis.changes += records.length));
  globalThis.watching.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  if (control === undefined) return dialogs.length === 0 ? null : 'Escape';
  control.dataset.pressed = '';
  globalThis.watching.takeRecords();
  control.click();
  return nameOf(control).trim();
}

/** Runs in the page. */
function hasChanged(): boolean {
  return globalThis.changes > 0;
}

declare global {
  var changes: number;
  var watching: MutationObserver | undefined;
}
