import { piecesOf } from './placeholders.ts';

/** What nobody sees in a source, apart from the joiners that stand inside Hindi and Arabic words. */
const unseen = /(?![\u200C\u200D])[\p{Cf}\p{Cc}\u00A0\u202F]/gu;

/**
 * The TypeScript of a text.
 * @param text with its placeholders in braces.
 */
export function literalOf(text: string): string {
  const pieces = piecesOf(text);
  const quote = pieces.some((piece) => 'placeholder' in piece) ? '`' : "'";
  const written = pieces.map((piece) =>
    'placeholder' in piece
      ? `\${${piece.placeholder}}`
      : escaped(piece.read, quote === '`' ? /[\\`]|\$(?=\{)/g : /[\\']/g),
  );
  return quote + written.join('') + quote;
}

const escaped = (text: string, special: RegExp) =>
  text
    .replaceAll(special, String.raw`\$&`)
    .replaceAll(unseen, (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
