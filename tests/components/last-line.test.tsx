import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EmergencyLine } from '~/components/EmergencyLine/EmergencyLine.tsx';
import { directionOf, languages } from '~/domain/language.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import { setAllMessages } from '~/i18n/messages.ts';
import { withComponent } from './render.tsx';

/* A word that stands alone on the last line is read as a slip, and in a warning passed over. */

const widths = Array.from({ length: 20 }, (_, index) => 280 + index * 20);

/** Whether the last word has a line for itself, below others, and fills less than a third of the room. */
function isLastWordAlone(element: Element): boolean {
  const word = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  while (texts.nextNode())
    for (const { index, 0: letters } of (texts.currentNode.nodeValue ?? '').matchAll(/\S+/g)) {
      word.setStart(texts.currentNode, index);
      word.setEnd(texts.currentNode, index + letters.length);
      const box = word.getBoundingClientRect();
      if (box.width > 0) boxes.push(box);
    }
  const [before, last] = boxes.slice(-2);
  if (before === undefined || last === undefined) return false;
  const isBelow = before.bottom < (last.top + last.bottom) / 2;
  return isBelow && last.width < element.getBoundingClientRect().width / 3;
}

describe.each(languages)('in %s', (language) => {
  beforeAll(() => setAllMessages(language, allLanguages[language]));
  afterAll(() => setAllMessages('en', allLanguages.en));

  test.each([
    ['the emergency line', <EmergencyLine key="line" />],
    ['the strip of that line', <EmergencyLine key="line" isStrip />],
    ['a heading', <h2 key="heading">{allLanguages[language].words.home.easyWays.title}</h2>],
  ])('no word of %s stands alone at its end', async (_name, component) => {
    await withComponent(
      component,
      'light',
      async (container) => {
        const alone = widths.filter((width) => {
          container.style.inlineSize = `${width}px`;
          return isLastWordAlone(container.querySelector('p, h2') ?? container);
        });
        expect(alone).toEqual([]);
      },
      { lang: language, dir: directionOf(language) },
    );
  });
});
