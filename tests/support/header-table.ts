type Headers = Readonly<Record<string, string>>;

/** One kind of answer of a server, as it came. */
export type Answered = { kind: string; status: number | undefined; headers: Headers };

/** What differs from answer to answer, one line each; what all of them share stands below. */
export function headerTable(table: readonly Answered[]): string {
  const names = [...new Set(table.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => name !== 'date',
  );
  const shared = names.filter((name) => new Set(table.map(({ headers }) => headers[name])).size === 1);
  const own = names.filter((name) => !shared.includes(name));
  const lines = table.map(({ kind, status, headers }) =>
    [`${kind}: ${status}`, ...show(headers, own)].join(' · '),
  );
  return [...lines, 'every answer:', ...show(table[0]?.headers ?? {}, shared)].join('\n');
}

function show(headers: Headers, names: readonly string[]): readonly string[] {
  return names.filter((name) => name in headers).map((name) => `${name}: ${headers[name]}`);
}
