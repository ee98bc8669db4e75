import { RestRefusal, unsupported } from './refusal.ts';

/** A column, and the way into its JSON: `notes->0->>body`. */
export type Field = { name: string; path: readonly { arrow: '->' | '->>'; key: string }[] };

/** One entry of `select=`: a column under its own name or another, as it is or cast to a type. */
export type Selected = { field: Field; alias: string | null; cast: string | null };

/** What a query is about: the SQL name of a source, the types of its columns, and how a value becomes a parameter. */
export type Source = { name: string; types: ReadonlyMap<string, string>; bind: (value: string) => string };

/** A condition, or a column to sort by, as SQL. What it binds must stand in the statement: it is written when it is used. */
export type Clause = (source: Source) => string;

/** A name as an SQL identifier. @throws RestRefusal for one with a zero in it, where PostgreSQL would stop reading. */
export function quote(name: string): string {
  if (name.includes('\0')) {
    throw new RestRefusal(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  }
  return `"${name.replaceAll('"', '""')}"`;
}

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
export function parseOrder(value: string): Clause[] {
  return splitAtCommas(value).map((text) => {
    const pattern = new RegExp(`^(${fieldPattern}?)(?:\\.(asc|desc))?(?:\\.nulls(first|last))?$`, 's');
    const [, name, direction = 'asc', nulls] = pattern.exec(text.trim()) ?? [];
    if (name === undefined) throw unsupported(`order=${text}`);
    const field = parseField(name);
    return (source) =>
      `${fieldOf(source, field)} ${direction}${nulls === undefined ? '' : ` nulls ${nulls}`}`;
  });
}

/** A parameter of a request that is no word of PostgREST's own: `column=eq.value`, `or=(a.eq.1,b.is.null)`. */
export function parseCondition(name: string, value: string): Clause {
  if (/^(?:not\.)?(?:and|or)$/.test(name)) return parseTree(name + value, 1);
  if (!fieldText.test(name)) throw unsupported(`the filter ${name}=${value}`);
  return parseComparison(parseField(name), value);
}

/** Whether a value has the form of a filter's: the arguments of a function that is called by GET stand beside filters. */
export function isFilterValue(value: string): boolean {
  const [, operator = ''] = /^(?:not\.)?([a-z]+)(?:\([^)]*\))?\./.exec(value) ?? [];
  return Object.hasOwn(operators, operator) || refusedOperators.test(operator);
}

function parseTree(text: string, depth: number): Clause {
  if (depth > deepestTree) throw unsupported(`conditions nested more than ${deepestTree} deep`);
  const [, not = '', by, list = ''] = treeText.exec(text) ?? [];
  if (by === undefined) {
    const [, field, comparison] = compareText.exec(text) ?? [];
    if (field === undefined || comparison === undefined) throw unsupported(`the condition ${text}`);
    return parseComparison(parseField(field), comparison, true);
  }
  const parts = splitAtCommas(list.slice(1, -1)).map((part) => parseTree(part.trim(), depth + 1));
  return (source) => `${negation(not)}(${parts.map((part) => part(source)).join(` ${by} `)})`;
}

function negation(not: string): string {
  return not === '' ? '' : 'not ';
}

/** Inside a tree a value may stand in quotes, so that it can hold commas. */
function parseComparison(field: Field, text: string, isInTree = false): Clause {
  const [, not = '', name = '', sent = ''] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? [];
  if (!Object.hasOwn(operators, name)) throw unsupported(`the filter ${field.name}=${text}`);
  const operator = operators[name as keyof typeof operators];
  const value = isInTree && operator !== 'in' ? unquoted(sent) : sent;
  return (source) => {
    const [column, type, { bind }] = [fieldOf(source, field), typeOf(source, field), source];
    const comparison = (): string => {
      if (operator === 'is') return `is ${isWord(value)}`;
      if (operator === 'in') {
        const items = parseList(value).map((item) => `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`);
        return `= any ((${bind(`{${items.join(',')}}`)})::${type}[])`;
      }
      if (operator === 'like' || operator === 'ilike') {
        return `${operator} ${bind(value.replaceAll('*', '%'))}`;
      }
      return `${operator} (${bind(value)})::${type}`;
    };
    return `${negation(not)}${column} ${comparison()}`;
  };
}

function isWord(value: string): string {
  const word = value.toLowerCase();
  if (word === 'not_null') return 'not null';
  if (['null', 'true', 'false', 'unknown'].includes(word)) return word;
  throw unsupported(`is.${value}`);
}

function parseList(value: string): string[] {
  const inner = /^\((.*)\)$/s.exec(value)?.[1];
  if (inner === undefined) throw unsupported(`in.${value}`);
  return inner === '' ? [] : splitAtCommas(inner).map(unquoted);
}

/** A column, or what stands at a path in its JSON. */
export function fieldOf({ name, types, bind }: Source, field: Field): string {
  const column = `${name}.${quote(field.name)}`;
  if (field.path.length === 0) return column;
  const type = types.get(field.name) ?? 'json';
  const json = /^jsonb?$/.test(type) ? column : `to_jsonb(${column})`;
  const steps = field.path.map(({ arrow, key }) => `${arrow} ${isIndex(key) ? key : bind(key)}`);
  return `(${json}${steps.join('')})`;
}

/** Whether a part of a path is the place in a list. */
export function isIndex(key: string): boolean {
  return /^-?\d{1,9}$/.test(key);
}

function typeOf({ types }: Source, { name, path }: Field): string {
  const last = path.at(-1);
  if (last === undefined) return types.get(name) ?? 'text';
  if (last.arrow === '->>') return 'text';
  return types.get(name) === 'json' ? 'json' : 'jsonb';
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
