/** Sizes a reader can choose for all text, in percent of the usual one. */
export const textSizes = [100, 125, 150, 200] as const;
export type TextSize = (typeof textSizes)[number];

/** The size stored or asked for; the usual one when the value is none of the four. */
export function readTextSize(value: string | null | undefined): TextSize {
  return textSizes.find((size) => String(size) === value) ?? 100;
}

/** The next larger size; after the largest, the usual one again. */
export function nextTextSize(size: TextSize): TextSize {
  return textSizes[textSizes.indexOf(size) + 1] ?? 100;
}
