import { expect, type Locator, type Page } from '@playwright/test';

const readable = 7;

/** A piece of text and the contrast it has (WCAG 2.2, contrast ratio). */
export type TextContrast = { text: string; ratio: number };

/**
 * The contrast of every visible text within an element, the element itself included, switched-off controls too (axe passes
 * over those). A picture behind text is not seen.
 */
export function textContrasts(within: Locator): Promise<readonly TextContrast[]> {
  return within.evaluate((root) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('No canvas.');
    const known = new Map<string, readonly number[]>();
    const channels = (colour: string): readonly number[] => {
      const cached = known.get(colour);
      if (cached !== undefined) return cached;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const found = [...canvas.getImageData(0, 0, 1, 1).data];
      known.set(colour, found);
      return found;
    };
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** What is behind an element: backgrounds that let something through lie over those further out. */
    const ground = (start: Element): string => {
      const layers: string[] = [];
      for (let each: Element | null = start; each !== null; each = each.parentElement) {
        const { backgroundColor } = getComputedStyle(each);
        layers.unshift(backgroundColor);
        if (channels(backgroundColor)[3] === 255) break;
      }
      canvas.fillStyle = 'canvas';
      canvas.fillRect(0, 0, 1, 1);
      for (const layer of layers) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
      return `rgb(${red} ${green} ${blue})`;
    };
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        width > 1 &&
        height > 1
      );
    };
    return [root, ...root.querySelectorAll('*')]
      .filter((element) => isVisible(element) && !element.closest('svg, noscript, script, style'))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .map((element) => {
        const [light = 0, dark = 0] = [
          luminance(getComputedStyle(element).color),
          luminance(ground(element)),
        ].toSorted((a, b) => b - a);
        const text = element.textContent?.trim().slice(0, 40) ?? '';
        return { text, ratio: Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100 };
      });
  });
}

/**
 * Expects 7:1 (WCAG 2.2, 1.4.6) for every text within the first element that a selector finds.
 * @param what names it in failures.
 */
export async function expectReadable(page: Page, what: string, selector: string): Promise<void> {
  const contrasts = await textContrasts(page.locator(selector).first());
  expect(contrasts.length, `${what}: texts`).toBeGreaterThan(0);
  expect(
    contrasts.filter((each) => each.ratio < readable),
    what,
  ).toEqual([]);
}
