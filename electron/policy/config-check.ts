import {
  findNodeAtLocation,
  getNodePath,
  parseTree,
  type JSONPath,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import en from 'zod/v4/locales/en.js';
import { configSchema, withoutByteOrderMark, type KioskConfig } from './config.ts';
import { findWarnings } from './config-warnings.ts';

/** One thing wrong with a config: its line, counted from 1, the field with its path, and what was expected there. */
export type ConfigProblem = { line: number; field: string; message: string };

/** `warnings` are what a kiosk can run with, but is probably not meant. */
export type ConfigCheck =
  | { ok: true; config: KioskConfig; warnings: readonly ConfigProblem[] }
  | { ok: false; problems: readonly ConfigProblem[] };

/** No sensible config is longer; a longer one is not read. */
export const maxConfigBytes = 65_536;

const { localeError } = en();

/** Checks the text of a config. Never throws. */
export function checkConfig(given: string): ConfigCheck {
  const text = withoutByteOrderMark(given);
  const fail = (line: number, message: string): ConfigCheck => ({
    ok: false,
    problems: [{ line, field: '', message }],
  });
  if (Buffer.byteLength(text) > maxConfigBytes)
    return fail(1, `The file is longer than ${maxConfigBytes} bytes.`);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return fail(lineAt(text, errors.at(0)?.offset ?? 0), `Not JSON: ${message}`);
  }
  const problem = (path: JSONPath, message: string): ConfigProblem => ({
    line: lineAt(text, offsetOf(tree, path)),
    field: path.join('.'),
    message,
  });
  const repeated = findRepeated(tree).map((node) => ({
    line: lineAt(text, node.offset),
    field: getNodePath(node.children?.[1] ?? node).join('.'),
    message: 'Repeated',
  }));
  const parsed = configSchema.safeParse(data, { error: localeError });
  if (parsed.success && repeated.length === 0) {
    const warnings = findWarnings(parsed.data).map(({ path, message }) => problem(path, message));
    return { ok: true, config: parsed.data, warnings };
  }
  const wrong = (parsed.error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.filter((step) => typeof step !== 'symbol');
    if (issue.code !== 'unrecognized_keys') return [problem(path, issue.message)];
    return issue.keys.map((key) => problem([...path, key], 'Unrecognized key'));
  });
  return { ok: false, problems: [...repeated, ...wrong] };
}

/** One line a problem: `file:line: field: message`. */
export function describeProblem(file: string, { line, field, message }: ConfigProblem): string {
  return `${file}:${line}: ${field === '' ? '' : `${field}: `}${message}`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Where a field stands in the text; for one that is missing, the nearest object around it. */
function offsetOf(tree: Node | undefined, path: JSONPath): number {
  const node = tree === undefined || path.length === 0 ? undefined : findNodeAtLocation(tree, path);
  if (node !== undefined) return (node.parent?.type === 'property' ? node.parent : node).offset;
  return path.length === 0 ? 0 : offsetOf(tree, path.slice(0, -1));
}

/** Properties whose name occurred before in the same object: JSON.parse takes the last one silently. */
function findRepeated(node: Node | undefined): readonly Node[] {
  const children = node?.children ?? [];
  const names = children.map((child) => (child.type === 'property' ? child.children?.[0]?.value : null));
  const repeated = children.filter(
    (_, index) => names[index] !== null && names.indexOf(names[index]) < index,
  );
  return [...repeated, ...children.flatMap(findRepeated)];
}
