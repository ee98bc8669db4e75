import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/*
 * A browser that translates a page takes each text out of it and puts an element in its place. React still holds the text: it
 * cannot put or take away anything beside it, and what it writes into it is not seen (react/react, issue 11538). Alone in its
 * element a text is written through the element, which is still there.
 */

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** What a child can be. `text`: one that never changes. */
type Outcome = 'element' | 'nothing' | 'list' | 'text' | 'changing text';

const files = globSync('src/**/*.tsx').filter((file) => !file.includes('styleguide'));

test('finds the sources', () => {
  expect(files.length).toBeGreaterThan(100);
});

test.each([
  ['beside what comes', '<p>{isBusy && <Spinner />}Send</p>'],
  ['beside a list', '<p>Some: {names.map((name) => <b key={name}>{name}</b>)}</p>'],
  ['beside one or the other', '<p>Now <b>here</b>{isOld ? <i>old</i> : <b>new</b>}</p>'],
  ['that comes', "<p>One{count > 1 && ', two'}</p>"],
  ['that changes', '<p><b>Count</b> {count}</p>'],
  ['that changes, of two', "<p>{isBusy ? 'Sending' : 'Send'} <b>now</b></p>"],
  ['that a message makes of it', '<p><b>Count</b> {messages.count({ count })}</p>'],
  ['in a fragment', '<><b>Count</b> {count}</>'],
])('a text %s is found', (_name, code) => {
  expect(bareTexts(code)).toHaveLength(1);
});

test.each([
  ['alone', '<p>{count}</p>'],
  ['alone, one or the other', "<button>{isBusy ? 'Sending' : 'Send'}</button>"],
  ['in an element of its own', '<p>{isBusy && <Spinner />}<span>{text}</span></p>'],
  ['that never changes', '<p>Write to <MailLink /> {messages.or} {own.call}</p>'],
])('a text %s is none of them', (_name, code) => {
  expect(bareTexts(`const own = messages.own; const view = ${code}`)).toEqual([]);
});

test('no text of site, staff app and kiosk stands bare beside what changes', () => {
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return bareTexts(code).map(({ start, end }) => {
      const line = code.slice(0, start).split('\n').length;
      return `${file}:${line} ${code.slice(start, end).replace(/\s+/g, ' ').slice(0, 100)}`;
    });
  });
  expect(found).toEqual([]);
});

/** The elements in which a text that changes has neighbours, or in which a text has one that comes or goes. */
function bareTexts(code: string): Node[] {
  const { program, errors } = parseSync('example.tsx', code);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const nodes = [...nodesOf(program as unknown as Node)];
  const names = knownNames(nodes);
  return nodes.filter((node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return false;
    const children = (node.children as Node[]).map((child) => outcomesOf(child, names));
    const shown = children.filter((child) => child.size > 0);
    if (shown.length < 2) return false;
    const isText = (child: Set<Outcome>) => child.has('text') || child.has('changing text');
    const comesOrGoes = (child: Set<Outcome>) =>
      child.has('nothing') || child.has('list') || (isText(child) && child.size > 1);
    return (
      shown.some((child) => child.has('changing text')) || (shown.some(isText) && shown.some(comesOrGoes))
    );
  });
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) yield value as Node;
    yield* nodesOf(Object.values(value));
  }
}

/** What is known of a file's names: texts that never change (messages, facts of the brand) and what is no text by its type. */
function knownNames(nodes: readonly Node[]): Map<string, Outcome> {
  const names = new Map<string, Outcome>([
    ['messages', 'text'],
    ['brand', 'text'],
    ['undefined', 'nothing'],
    ['children', 'element'],
    ['icon', 'element'],
  ]);
  for (const { type, id, init, key, typeAnnotation } of nodes) {
    const made = type === 'VariableDeclarator' ? (init as Node | null) : null;
    if (made !== null && [...nodesOf(made)].some((each) => each.type === 'JSXElement'))
      names.set(String((id as Node).name), 'element');
    else if (made !== null && isConstant(made, names))
      for (const each of nodesOf(id)) if (each.type === 'Identifier') names.set(String(each.name), 'text');
    const types = type === 'TSPropertySignature' ? [...nodesOf(typeAnnotation)] : [];
    if (
      types.some(({ typeName }) => /^React(Node|Element)$/.test(String((typeName as Node | undefined)?.name)))
    )
      names.set(String((key as Node).name), 'element');
  }
  return names;
}

function isConstant(value: Node, names: ReadonlyMap<string, Outcome>): boolean {
  if (value.type === 'MemberExpression') return isConstant(value.object as Node, names);
  if (value.type === 'TemplateLiteral')
    return (value.expressions as Node[]).every((part) => isConstant(part, names));
  return (
    value.type === 'Literal' || (value.type === 'Identifier' && names.get(String(value.name)) === 'text')
  );
}

/** What a child of an element, or an expression in it, can be. Nothing at all for white space, which is not translated. */
function outcomesOf(node: Node, names: ReadonlyMap<string, Outcome>): Set<Outcome> {
  const of = (...parts: unknown[]) =>
    new Set(parts.flatMap((part) => Array.from(outcomesOf(part as Node, names))));
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      if (node.value === null || typeof node.value === 'boolean') return new Set(['nothing']);
      return new Set(/^\s+$/.test(String(node.value)) ? [] : ['text']);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return of(node.expression);
    case 'JSXEmptyExpression':
      return new Set();
    case 'JSXElement':
    case 'JSXFragment':
      return new Set(['element']);
    case 'ConditionalExpression': {
      const either = of(node.consequent, node.alternate).add('nothing');
      return either.delete('text') ? either.add('changing text') : either;
    }
    case 'LogicalExpression':
      return node.operator === '&&' ? of(node.right).add('nothing') : of(node.left, node.right);
    case 'ChainExpression':
      return of(node.expression);
    case 'CallExpression': {
      const { property, name } = node.callee as { property?: Node; name?: string };
      if (property?.name === 'map' || property?.name === 'flatMap') return new Set(['list']);
      return new Set([names.get(name ?? '') ?? 'changing text']);
    }
    case 'Identifier':
      return new Set([names.get(String(node.name)) ?? 'changing text']);
    case 'MemberExpression':
      if ([node.object, node.property].some((part) => names.get(String((part as Node).name)) === 'element'))
        return new Set(['element']);
      return new Set([isConstant(node, names) ? 'text' : 'changing text']);
    default:
      return new Set([isConstant(node, names) ? 'text' : 'changing text']);
  }
}
