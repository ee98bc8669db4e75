import { RestRefusal, unsupported } from './refusal.ts';

/** A column, and the way into its JSON: `notes->0->>body`. */
export type Field = { name: string; path: readonly { arrow: '->' | '->>'; key: string }[] };

/** One entry of `select=`: a column under its own name or another, as it is or cast to a type. */
export type Selected = { field: Field; alias: string | null; cast: string | null };

/** A condition of a request: a comparison, or several joined by `and` or `or`. */
export type Condition = { isNegated: boolean } & (
  | { kind: 'compare'; field: Field; operator: Operator; value: string }
  | { kind: 'join'; by: 'and' | 'or'; conditions: readonly Condition[] }
);

/** One column to sort by. */
export type Order = { field: Field; descending: boolean; nulls: 'first' | 'last' | null };

/** PostgREST's operators that this backend has, and PostgreSQL's own. */
const operators = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  in: 'in',
  is: 'is',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
} as const;
export type Operator = (typeof operators)[keyof typeof operators];

/** PostgREST's other operators. Regular expressions could stop PGlite, where no statement times out. */
const refusedOperators = /^(?:fts|plfts|phfts|wfts|match|imatch|ov|sl|sr|nxr|nxl|adj)$/;

/** As deep as joins of conditions may stand in each other: PostgreSQL's own stack has an end. */
const deepestTree = 20;

const namePattern = String.raw`(?:"(?:[^"\\]|\\.)+"|(?:-(?!>)|[\w$ ])+)`;
const fieldPattern = `${namePattern}(?:->>?${namePattern})*`;
const fieldText = new RegExp(`^${fieldPattern}$`, 's');
const selectedText = new RegExp(
  `^(?:(${namePattern}):(?!:))?(${fieldPattern})(?:::(\\w+(?:\\[\\])?))?$`,
  's',
);
const compareText = new RegExp(`^(${fieldPattern})\\.(.*)$`, 's');
const treeText = /^(not\.)?(and|or)(\(.*\))$/s;

/** `select=` as a list of columns, or '*'. Other tables and aggregates are refused. */
export function parseSelect(
  value: string,
  table: string,
  isTable: (name: string) => boolean,
): Selected[] | '*' {
  if (value.trim() === '*' || value.trim() === '') return '*';
  const embedded = /(?:^|,)\s*(?:\.\.\.)?(?:\w+:)?([A-Za-z_]\w*)(?:!\w+)*\(/.exec(value)?.[1];
  if (embedded !== undefined && embedded !== 'count') {
    if (isTable(embedded)) throw unsupported(`select=${embedded}(…)`);
    const relationship = `relationship between '${table}' and '${embedded}' in the schema`;
    throw new RestRefusal(400, 'PGRST200', `Could not find a ${relationship} cache`, {
      details: `Searched for a foreign key ${relationship} 'public', but no matches were found.`,
    });
  }
  if (/\w+\(\)/.test(value)) {
    throw new RestRefusal(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  }
  return splitAtCommas(value).map((text) => {
    const [, alias, field, cast = null] = selectedText.exec(text.trim()) ?? [];
    if (field === undefined) throw unsupported(`select=${text}`);
    return { field: parseField(field), alias: alias === undefined ? null : unquoted(alias), cast };
  });
}

/** `order=created_at.desc.nullslast,id`. */
export function parseOrder(value: string): Order[] {
  return splitAtCommas(value).map((text) => {
    const pattern = new RegExp(`^(${fieldPattern}?)(?:\\.(asc|desc))?(?:\\.nulls(first|last))?$`, 's');
    const [, field, direction, nulls = null] = pattern.exec(text.trim()) ?? [];
    if (field === undefined) throw unsupported(`order=${text}`);
    return { field: parseField(field), descending: direction === 'desc', nulls: nulls as Order['nulls'] };
  });
}

/** A parameter of a request that is no word of PostgREST's own: `column=eq.value`, `or=(a.eq.1,b.is.null)`. */
export function parseCondition(name: string, value: string): Condition {
  if (/^(?:not\.)?(?:and|or)$/.test(name)) return parseTree(name + value, 1);
  if (!fieldText.test(name)) throw unsupported(`the filter ${name}=${value}`);
  return parseComparison(parseField(name), value);
}

/** Whether a value has the form of a filter's: the arguments of a function that is called by GET stand beside filters. */
export function isFilterValue(value: string): boolean {
  const [, operator = ''] = /^(?:not\.)?([a-z]+)(?:\([^)]*\))?\./.exec(value) ?? [];
  return Object.hasOwn(operators, operator) || refusedOperators.test(operator);
}

function parseTree(text: string, depth: number): Condition {
  if (depth > deepestTree) throw unsupported(`conditions nested more than ${deepestTree} deep`);
  const [, not, by, list = ''] = treeText.exec(text) ?? [];
  if (by === undefined) {
    const [, field, comparison] = compareText.exec(text) ?? [];
    if (field === undefined || comparison === undefined) throw unsupported(`the condition ${text}`);
    return parseComparison(parseField(field), comparison, true);
  }
  const conditions = splitAtCommas(list.slice(1, -1)).map((part) => parseTree(part.trim(), depth + 1));
  return { kind: 'join', by: by === 'or' ? 'or' : 'and', isNegated: not !== undefined, conditions };
}

/** Inside a tree a value may stand in quotes, so that it can hold commas. */
function parseComparison(field: Field, text: string, isInTree = false): Condition {
  const [, not, name = '', sent = ''] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? [];
  if (!Object.hasOwn(operators, name)) throw unsupported(`the filter ${field.name}=${text}`);
  const operator = operators[name as keyof typeof operators];
  const value = isInTree && operator !== 'in' ? unquoted(sent) : sent;
  return { kind: 'compare', isNegated: not !== undefined, field, operator, value };
}

/** The words that `is` compares with. @throws RestRefusal for others. */
export function isWord(value: string): string {
  const words: Record<string, string> = { null: 'null', true: 'true', false: 'false', unknown: 'unknown' };
  if (value.toLowerCase() === 'not_null') return 'not null';
  const word = words[value.toLowerCase()];
  if (word === undefined) throw unsupported(`is.${value}`);
  return word;
}

/** `(a,"b,c")` as a list of its values. */
export function parseList(value: string): string[] {
  const inner = /^\((.*)\)$/s.exec(value)?.[1];
  if (inner === undefined) throw unsupported(`in.${value}`);
  return inner === '' ? [] : splitAtCommas(inner).map(unquoted);
}

function parseField(text: string): Field {
  const [name = '', ...parts] = text.match(new RegExp(`->>?|${namePattern}`, 'gs')) ?? [];
  const path = parts.flatMap((part, at) =>
    part === '->' || part === '->>' ? [{ arrow: part, key: unquoted(parts[at + 1] ?? '') } as const] : [],
  );
  return { name: unquoted(name.trim()), path };
}

function unquoted(text: string): string {
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : text;
}

/** Splits at the commas that stand in no brackets and no quotes. */
function splitAtCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[^"(){},]+|./gs)) {
    if (token === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
    if (token === '(' || token === '{') depth++;
    if (token === ')' || token === '}') depth--;
  }
  return parts;
}
