/** Where a page draws numbers, references, addresses and shares. */
export type DrawnNumbers = {
  /** As they are read. */
  found: readonly string[];
  /** Those whose characters are not drawn from left to right: as they are read, and as they are drawn. */
  backwards: readonly string[];
};

/**
 * Runs in a page, so that it sees nothing around it: measures where each character of a phone number, reference, e-mail address, web address,
 * price or share is drawn (Unicode Standard Annex 9: beside letters that are read from right to left, their parts may change places).
 * @param country whose numbers are shown first (`data-country`); null for those that stand.
 */
export function drawnNumbers(country: string | null): DrawnNumbers {
  if (country !== null) {
    document.documentElement.dataset.country = country;
    document.dispatchEvent(new Event('app:visitor-location'));
  }
  const kinds = [
    /\+?\d[\d\u00A0 ()-]{5,}\d/g,
    /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
    /\b[\dA-F]{4}-[\dA-F]{4}\b/g,
    /(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/[\w.#?=-]*[\w#=-])+/g,
    /\d+(?:[.,]\d+)*[\u00A0 ]?%|[$€]\u00A0?\d+(?:[.,]\d+)*/g,
    /\b\d{1,2}:\d{2}\b/g,
  ];
  type Place = { node: Text; at: number };
  const blocks = new Map<Element, Place[]>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    let block = node.parentElement;
    while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (block === null || /^(?:SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(block.tagName)) continue;
    const places = blocks.get(block) ?? [];
    for (let at = 0; at < node.data.length; at += 1) places.push({ node, at });
    blocks.set(block, places);
  }
  const found: string[] = [];
  const backwards: string[] = [];
  for (const places of blocks.values()) {
    const text = places.map(({ node, at }) => node.data[at]).join('');
    for (const kind of kinds) {
      for (const match of text.matchAll(kind)) {
        const drawn = places.slice(match.index, match.index + match[0].length).flatMap(({ node, at }) => {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { x, y, width, height } = range.getBoundingClientRect();
          const character = node.data[at] ?? '';
          return width > 0 && character.trim() !== '' ? [{ character, x, line: y + height / 2 }] : [];
        });
        if (drawn.length < 2) continue;
        found.push(match[0]);
        const isWrong = drawn.some((each, index) => {
          const before = drawn[index - 1];
          if (before === undefined || each.line > before.line + 4) return false;
          return each.line < before.line - 4 || each.x <= before.x;
        });
        const characters = drawn.toSorted((one, other) => one.x - other.x).map(({ character }) => character);
        if (isWrong) backwards.push(`${match[0]} is drawn ${characters.join('')}`);
      }
    }
  }
  return { found, backwards };
}
