import fontUrl from '~/styles/fonts/atkinson-hyperlegible-next.woff2?url';
import { messages } from '~/i18n/messages.ts';
import { isInLatinLetters } from '~/domain/language.ts';
import { readConnection } from './connection.ts';

/** Movement, in CSS pixels, that nobody sees. */
const unseenPx = 1;

/**
 * Brings the site's typeface (one variable file, weights 400 to 700) and lets it take over from the fallback where that moves
 * no line in view. Where it would, it waits until nobody sees the change: for the next page, or until this one is hidden. So it
 * does in other scripts: their pages hold few Latin letters, and to set them all again keeps a slow phone busy for 50 ms.
 * To be called after the page's `load` event: asked for earlier, it would delay the first text.
 * Resolves in every case: without the font, or with data saving on, the page stays as it is.
 */
export async function loadFont(): Promise<void> {
  if (readConnection().savesData) return;
  const face = new FontFace('Atkinson Hyperlegible Next', `url("${fontUrl}") format("woff2")`, {
    weight: '400 700',
  });
  try {
    await face.load();
  } catch {
    // The fallback has the same metrics.
    return;
  }
  if (isInLatinLetters(messages.language) && movesNothing(face)) return;
  const { title } = document;
  const newPage = new MutationObserver(() => {
    if (document.title !== title) takeOver();
  });
  function takeOver() {
    newPage.disconnect();
    document.removeEventListener('visibilitychange', takeOver);
    document.fonts.add(face);
  }
  newPage.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.addEventListener('visibilitychange', takeOver);
}

/** Sets the page in the typeface, and back again if something in view has moved; nothing is painted in between. */
function movesNothing(face: FontFace): boolean {
  const before = topsInView();
  document.fonts.add(face);
  const stays = before.every(([element, was]) => {
    const top = topOf(element);
    if (Math.abs(top - was) <= unseenPx || Math.min(top, was) > innerHeight) return true;
    // A drawing's box is asked by itself; the name in the bar finds room there or not, and moves nobody.
    return isInline(element) || element.closest('svg') !== null;
  });
  if (!stays) document.fonts.delete(face);
  return stays;
}

/** Where everything in view begins, and what comes next below it; not what that holds, for it moves with it. */
function topsInView(): readonly [Element, number][] {
  const tops: [Element, number][] = [];
  const elements = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
    const top = topOf(node as Element);
    tops.push([node as Element, top]);
    return top > innerHeight ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  });
  while (elements.nextNode());
  return tops;
}

/**
 * The box of inline text is as high as its letters. Where the fallback cannot be set on the typeface's line (Safari has
 * no `ascent-override`) it begins elsewhere, although the line stays.
 */
function isInline(element: Element): boolean {
  return getComputedStyle(element).display === 'inline';
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
