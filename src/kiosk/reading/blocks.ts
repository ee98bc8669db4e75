import { documentLanguages, languages, type Language } from '~/domain/language.ts';
import { messages } from '~/i18n/messages.ts';

/** What is said, in one language. */
export type Words = { text: string; language: Language };

/** What holds one thing to read. */
const textBlocks = 'h1, h2, h3, h4, p, li, dt, dd, figcaption, legend, label';

/** What can be pressed. */
export const controls = 'button, a[href]';

/** Whether there is something to read in an element itself, and not in smaller blocks that it holds. */
export function isReadable(block: HTMLElement): boolean {
  if (!block.matches(controls) && block.querySelector(textBlocks) !== null) return false;
  return block.innerText.trim() !== '' && block.checkVisibility();
}

/**
 * What may hold something to read, in the order of the page: blocks of text, controls, and whatever else has words of its own that
 * stand in none of these.
 * @param others more that is looked for.
 */
export function blocksIn(root: ParentNode, others = ''): readonly HTMLElement[] {
  const known = `${textBlocks}, ${controls}${others}`;
  const isKnown = (element: HTMLElement) => element.matches(known);
  const isLoose = (element: HTMLElement) =>
    hasOwnText(element) && element.closest(known) === null && !isInText(element.parentElement);
  return [...root.querySelectorAll<HTMLElement>('*')].filter((each) => isKnown(each) || isLoose(each));
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
  );
}

const isInText = (element: Element | null): boolean =>
  element !== null && (hasOwnText(element) || isInText(element.parentElement));

/** The language that an element is written in. */
export function languageOf(element: Element): Language {
  const lang = element.closest<HTMLElement>('[lang]')?.lang;
  return languages.find((each) => documentLanguages[each] === lang) ?? messages.language;
}

/** The words of an element as they are seen, one after the other by language: each is for a voice of its own. */
export function wordsOfElement(element: HTMLElement): readonly Words[] {
  const language = languageOf(element);
  const isOne = [...element.querySelectorAll('[lang]')].every((each) => languageOf(each) === language);
  if (isOne) return [{ text: element.innerText.trim(), language }];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: Words[] = [];
  while (texts.nextNode() !== null) {
    const text = texts.currentNode.nodeValue ?? '';
    const parent = texts.currentNode.parentElement;
    const last = words.at(-1);
    if (parent?.checkVisibility() !== true) continue;
    const line = getComputedStyle(parent).display === 'inline' ? text : `\n${text}`;
    // A space or a mark between two languages is of neither.
    const isOfBoth = last !== undefined && !/[\p{L}\p{N}]/u.test(text);
    words.push({ text: line, language: isOfBoth ? last.language : languageOf(parent) });
  }
  return joinWords(words, '').flatMap(({ text, language }) => [{ text: text.trim(), language }]);
}

/** The same words, with neighbours of one language as one. */
export function joinWords(words: readonly Words[], between: string): readonly Words[] {
  const joined: Words[] = [];
  for (const { text, language } of words) {
    const last = joined.at(-1);
    if (last?.language === language) last.text += between + text;
    else joined.push({ text, language });
  }
  return joined;
}
