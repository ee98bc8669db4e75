import type { Language } from '~/domain/language.ts';
import { messages } from '~/i18n/messages.ts';
import {
  blocksIn,
  controls,
  isReadable,
  joinWords,
  languageOf,
  wordsOfElement,
  type Words,
} from '../reading/blocks.ts';
import { chooseVoice } from '../reading/voices.ts';
import { wordsOf } from '../visit/visit-language.ts';

/** What only eyes can use, such as a code and the words about it; and the link over the bar, which keys need not. */
const forEyes = '[data-for-eyes], [aria-hidden="true"], [inert], a[href="#main"]';

/** What is there to be said once, when it changes. */
const onceSaid = 'output';

/** The dialog that holds everything up, if any; else the panel in the stage, if one is open. */
function openDialog(): HTMLDialogElement | null {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.findLast((each) => each.matches(':modal')) ?? open.at(-1) ?? null;
}

/** What stands for the screen: where one of them is another, another screen is shown. */
export function screenParts(): readonly unknown[] {
  return [document.querySelector('main'), openDialog(), titleOf(titleElement())];
}

/** The heading of the page or panel that is shown. */
export function titleElement(): HTMLElement | null {
  const dialog = openDialog();
  if (dialog !== null) return dialog.querySelector<HTMLElement>('h1, h2');
  return document.querySelector<HTMLElement>('main h1');
}

export const titleOf = (element: HTMLElement | null): string => element?.innerText.trim() ?? '';

export const isInPanel = (element: HTMLElement): boolean => element.closest('dialog') !== null;

/**
 * All that can be read or pressed on the screen, in order, the emergency line first: the same things that touch reaches. A dialog
 * that holds everything up holds these up as well.
 */
export function itemsOnScreen(): readonly HTMLElement[] {
  const dialog = openDialog();
  const root = dialog?.matches(':modal') === true ? dialog : document.querySelector('[data-shell]');
  const items = root === null ? [] : blocksIn(root, ', [data-said]');
  return items.filter(isItem).toSorted((one, other) => Number(isEmergency(other)) - Number(isEmergency(one)));
}

const isEmergency = (element: HTMLElement): boolean => element.matches('header [data-emergency]');

function isItem(element: HTMLElement): boolean {
  if (
    element.closest(`${forEyes}, ${onceSaid}`) !== null ||
    !element.checkVisibility({ visibilityProperty: true })
  )
    return false;
  if (element.dataset.said !== undefined) return true;
  if (element.matches(controls)) return nameOf(element).some(({ text }) => text !== '');
  return element.closest(controls) === null && isReadable(element) && hasOwnWords(element);
}

/** Whether it says more than what can be pressed in it, which is a thing of its own. */
function hasOwnWords(block: HTMLElement): boolean {
  const pressed = [...block.querySelectorAll<HTMLElement>(controls)].map(({ innerText }) => innerText.trim());
  return pressed.reduce((text, each) => text.replace(each, ''), block.innerText).trim() !== '';
}

function nameOf(element: HTMLElement): readonly Words[] {
  const given = element.dataset.said ?? element.ariaLabel;
  return given === null ? wordsOfElement(element) : [{ text: given, language: languageOf(element) }];
}

/** What is said of a thing on the screen: what it is called, what it is, and how it stands. In its own languages, if it has some. */
export function describe(element: HTMLElement): readonly Words[] {
  const language = languageOf(element);
  const kind = kindOf(element, language);
  return joinWords([...nameOf(element), ...(kind === '' ? [] : [{ text: kind, language }])], '\n');
}

function kindOf(element: HTMLElement, language: Language): string {
  const { listening } = wordsOf(language)?.kiosk.kioskMessages ?? messages.kioskMessages;
  if (element.matches('h1, h2, h3, h4')) return listening.heading;
  if (!element.matches(controls)) return '';
  if (element.ariaDisabled === 'true') return listening.notNow;
  if (element.ariaPressed === 'false') return listening.notChosen;
  const isChosen = element.ariaCurrent === 'true' || element.ariaPressed === 'true';
  return isChosen ? listening.chosen : listening.button;
}

/** The keys that lead to another language, each in its own. */
export const languageKeys = 'dialog button[lang]';

/** The languages that are offered and have a voice, each by its own name. */
export function languageNamesOnScreen(): readonly Words[] {
  const names = itemsOnScreen().filter((each) => each.matches(languageKeys));
  return names
    .map((each) => ({ text: titleOf(each), language: languageOf(each) }))
    .filter(({ language }) => chooseVoice(language) !== null);
}

/** Says by itself what has changed: the answer to a hand-off, a lost network, another text size. */
const live = '[role=status], [role=alert], output';

/** What of the screen's changes is announced; nothing for the others. The voice's own panel and the countdown speak themselves. */
export function newsIn(changes: readonly MutationRecord[]): readonly Words[] {
  const changed = changes.flatMap(({ target }) =>
    target instanceof Element ? target : (target.parentElement ?? []),
  );
  const news = [...new Set(changed)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.closest(live) !== null &&
      element.closest(`${forEyes}, [data-reading-control], [role=alertdialog]`) === null,
  );
  const words = news
    .filter((element) => !news.some((other) => other !== element && other.contains(element)))
    .flatMap(wordsOfElement)
    .filter(({ text }) => text !== '');
  // Some stand at several places of a page, for eyes.
  const once = words.filter((each, at) => words.findIndex(({ text }) => text === each.text) === at);
  return joinWords(once, '\n');
}
