import { RestRefusal, unsupported } from './refusal.ts';

/** One condition on a column; `values` has one entry but for `in`. */
export type Filter = { column: string; operator: FilterOperator; values: readonly string[] };
export type FilterOperator = '=' | '<>' | '>' | '>=' | '<' | '<=' | 'in' | 'is';

/** One column to sort by. */
export type Order = { column: string; descending: boolean };

const operators: Record<string, FilterOperator> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  in: 'in',
  is: 'is',
};

const columnName = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** `select=` as a list of columns, or '*'. Other tables, aggregates, casts and aliases are refused. */
export function parseSelect(
  value: string,
  table: string,
  isTable: (name: string) => boolean,
): string[] | '*' {
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
  const columns = value.split(',').map((name) => name.trim());
  const odd = columns.find((name) => !columnName.test(name));
  if (odd !== undefined) throw unsupported(`select=${odd}`);
  return columns;
}

/** `order=created_at.desc,id.asc`. */
export function parseOrder(value: string): Order[] {
  return value.split(',').map((term) => {
    const match = /^([A-Za-z_]\w*)(?:\.(asc|desc))?$/.exec(term.trim());
    if (match === null) throw unsupported(`order=${term}`);
    return { column: match[1] ?? '', descending: match[2] === 'desc' };
  });
}

/** `column=eq.value` and its kin; `in.(a,"b,c")` with PostgREST's quoting. */
export function parseFilter(column: string, text: string): Filter {
  const [, name = '', value = ''] = /^([a-z]+)\.(.*)$/s.exec(text) ?? [];
  const operator = operators[name];
  if (!columnName.test(column) || operator === undefined) throw unsupported(`the filter ${column}=${text}`);
  if (operator === 'in') return { column, operator, values: parseList(value) };
  if (operator === 'is' && !['null', 'true', 'false'].includes(value)) throw unsupported(`is.${value}`);
  return { column, operator, values: [value] };
}

function parseList(value: string): string[] {
  const inner = /^\((.*)\)$/s.exec(value)?.[1];
  if (inner === undefined) throw unsupported(`in.${value}`);
  const items = inner.match(/"(?:[^"\\]|\\.)*"|[^,]+/gs) ?? [];
  return items.map((item) => (item.startsWith('"') ? item.slice(1, -1).replaceAll(/\\(.)/g, '$1') : item));
}

/** A number of rows: digits only. */
export function wholeNumber(value: string): number {
  if (!/^[0-9]{1,9}$/.test(value)) throw unsupported(`the row number ${value}`);
  return Number(value);
}
