import type { ESTree } from 'vite';

/** A place in a text that the program fills in: a name, a number, a count. */
export type MessagePlaceholder = {
  /** As the source writes it: what stands between `${` and `}`. */
  source: string;
  /**
   * The value behind it, whatever a language calls or wraps it: `product` is `brand.productName`, and both `longestLetter` and
   * `characters(rules.coverLetter.maxLength)` are `rules.coverLetter.maxLength`.
   */
  value: string;
};

/** What a placeholder may name: the source of the file, and its own constants. */
export type Scope = { code: string; constants: ReadonlyMap<string, ESTree.Expression> };

/** The placeholders of a template, in order. */
export function placeholdersOf(
  expressions: readonly ESTree.Expression[],
  scope: Scope,
): readonly MessagePlaceholder[] {
  return expressions.map((node) => ({ source: sourceOf(node, scope), value: valueOf(node, scope) }));
}

const sourceOf = ({ start, end }: ESTree.Span, { code }: Scope) =>
  code.slice(start, end).replaceAll(/\s+/g, ' ');

function valueOf(node: ESTree.Expression, scope: Scope): string {
  const constant = node.type === 'Identifier' ? scope.constants.get(node.name) : undefined;
  if (constant !== undefined) return valueOf(constant, scope);
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    const [given] = node.arguments;
    if (given !== undefined && given.type !== 'SpreadElement') return valueOf(given, scope);
  }
  return sourceOf(node, scope);
}

/**
 * A text as translators see it: placeholders in braces. A brace of the text itself is doubled.
 * @param parts the pieces between the placeholders, one more than those.
 */
export function textInBraces(parts: readonly string[], placeholders: readonly MessagePlaceholder[]): string {
  return parts
    .map((part, index) => {
      const placeholder = placeholders[index];
      return part.replaceAll(/[{}]/g, '$&$&') + (placeholder === undefined ? '' : `{${placeholder.source}}`);
    })
    .join('');
}

/** A piece of a text in braces: what is read, or the source of a placeholder. */
export type Piece = { read: string } | { placeholder: string };

/** Takes a text in braces apart. A brace that neither opens nor closes a placeholder is read. */
export function piecesOf(text: string): readonly Piece[] {
  return [...text.matchAll(/\{\{|\}\}|\{([^{}]*)\}|[^{}]+|[{}]/g)].map(([whole, placeholder]) =>
    placeholder === undefined
      ? { read: whole === '{{' || whole === '}}' ? whole.slice(1) : whole }
      : { placeholder },
  );
}

/** The placeholders that a text in braces names, each once. */
export function namedPlaceholders(text: string): ReadonlySet<string> {
  return new Set(piecesOf(text).flatMap((piece) => ('placeholder' in piece ? [piece.placeholder] : [])));
}

/** A text without its placeholders: the words that somebody wrote. */
export function wordsAlone(text: string): string {
  return piecesOf(text)
    .map((piece) => ('read' in piece ? piece.read : ' '))
    .join('');
}
