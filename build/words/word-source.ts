import { type ESTree, parseSync } from 'vite';
import { StartError } from '../serve.ts';
import { placeholdersOf, type MessagePlaceholder, type Scope, textInBraces } from './placeholders.ts';

/** One text of a file of words, and where its source stands. */
export type SourceText = {
  /** The name of the export and the keys below it, such as `fields`, `email`, `label`. */
  keys: readonly string[];
  /** Which form of a plural it is, and where the object of all its forms stands; null for a text without forms. */
  plural: PluralForm | null;
  /** What is read. Values stand in braces, as the source names them: `Ask {product}`. */
  text: string;
  placeholders: readonly MessagePlaceholder[];
  /** The literal: from its first character to the one after its last. */
  start: number;
  end: number;
};

type PluralForm = { form: string; start: number; end: number };

/** A file of words, read but not run: no brand, number or count has to be known. */
export type WordSource = {
  code: string;
  program: ESTree.Program;
  texts: readonly SourceText[];
};

/**
 * Reads the texts that a file of words exports.
 * @param path for messages.
 * @param code TypeScript.
 * @throws StartError where the source is no list of texts: nothing is left out silently.
 */
export function readWordSource(path: string, code: string): WordSource {
  const { program, errors } = parseSync(path, code, { preserveParens: false });
  const [error] = errors;
  if (error !== undefined) throw new StartError(`${path} cannot be read: ${error.message}`);
  const reading = { path, scope: { code, constants: constantsOf(program) } };
  const texts = exportsOf(program).flatMap(({ name, value }) => textsIn(value, [name], reading));
  return { code, program, texts };
}

type Reading = { path: string; scope: Scope };

/** The constants that stand in the file itself and are not exported. */
function constantsOf({ body }: ESTree.Program): Scope['constants'] {
  const own = body.filter((statement) => statement.type === 'VariableDeclaration');
  return new Map(own.flatMap(namedValues).map(({ name, value }) => [name, value]));
}

function exportsOf({ body }: ESTree.Program) {
  const exported = body.filter((statement) => statement.type === 'ExportNamedDeclaration');
  return exported.flatMap(({ declaration }) =>
    declaration?.type === 'VariableDeclaration' ? namedValues(declaration) : [],
  );
}

function namedValues({ declarations }: ESTree.VariableDeclaration) {
  return declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init !== null ? [{ name: id.name, value: init }] : [],
  );
}

function textsIn(node: ESTree.Expression, keys: readonly string[], reading: Reading): readonly SourceText[] {
  switch (node.type) {
    case 'TSAsExpression':
      return textsIn(node.expression, keys, reading);
    case 'ObjectExpression':
      return node.properties.flatMap((each) => textsInProperty(each, keys, reading));
    case 'ArrayExpression':
      return node.elements.flatMap((element, index) =>
        element === null || element.type === 'SpreadElement'
          ? refuse(node, keys, reading)
          : textsIn(element, [...keys, String(index)], reading),
      );
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement'
        ? refuse(node, keys, reading)
        : textsIn(node.body, keys, reading);
    case 'CallExpression':
      return textsInPlural(node, keys, reading);
    default:
      return [oneText(node, keys, reading)];
  }
}

function textsInProperty(node: ESTree.ObjectPropertyKind, keys: readonly string[], reading: Reading) {
  if (node.type === 'SpreadElement') return refuse(node, keys, reading);
  const { key, value } = node;
  if (key.type === 'Identifier' && !node.computed) return textsIn(value, [...keys, key.name], reading);
  if (key.type === 'Literal') return textsIn(value, [...keys, String(key.value)], reading);
  return refuse(node, keys, reading);
}

/** `plural(count, { one: '…', other: '…' })`: each form is a text of its own. */
function textsInPlural(node: ESTree.CallExpression, keys: readonly string[], reading: Reading) {
  const { callee, arguments: given } = node;
  const [, forms] = given;
  const isPlural = callee.type === 'Identifier' && callee.name === 'plural';
  if (!isPlural || forms?.type !== 'ObjectExpression') return refuse(node, keys, reading);
  const { start, end } = forms;
  return textsIn(forms, keys, reading).map((text): SourceText => {
    const { keys: own, text: read, placeholders } = text;
    const plural = { form: own.at(-1) ?? '', start, end };
    return { keys: own, plural, text: read, placeholders, start: text.start, end: text.end };
  });
}

function oneText(node: ESTree.Expression, keys: readonly string[], reading: Reading): SourceText {
  const { start, end } = node;
  const { scope } = reading;
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return { keys, plural: null, text: textInBraces([node.value], []), placeholders: [], start, end };
  }
  if (node.type !== 'TemplateLiteral') return refuse(node, keys, reading);
  const parts = node.quasis.map(({ value }) => value.cooked ?? '');
  const placeholders = placeholdersOf(node.expressions, scope);
  return { keys, plural: null, text: textInBraces(parts, placeholders), placeholders, start, end };
}

function refuse({ start, end }: ESTree.Span, keys: readonly string[], { path, scope }: Reading): never {
  const source = scope.code.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 60);
  throw new StartError(`${path}: ${keys.join('.')} is neither a text nor a list of texts: ${source}`);
}
