import { measureText, textPath } from './lettering.ts';

export const wordmarkFile = new URL('../src/config/drawings/wordmark.ts', import.meta.url);

/** The name beside a mark of 48: capitals of 28, so that the baseline stands at 38. */
const at = { x: 58, y: 38, size: 42, weight: 700 } as const;

/** Text of the file that holds the outlines of a name. */
export function wordmarkSource(name: string): string {
  const width = Math.ceil(at.x + measureText(name, at.size, at.weight));
  return `/** The product's name as outlines beside the mark. Written by \`npm run brand\` from brand.productName. */
export const wordmark = {
  name: '${name}',
  width: ${width},
  path: '${textPath(name, at)}',
} as const;
`;
}
