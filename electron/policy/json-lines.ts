/**
 * Where each field of a JSON text stands: the line of its name, by dotted path (`display.index`, `openingHours.mon`).
 * The text must be JSON already; array places are numbered (`openingHours.mon.0`).
 */
export function fieldLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const open: { path: string; index: number | null; name: string }[] = [];
  let line = 1;
  for (const token of tokens(text)) {
    if (token === '\n') line += 1;
    const inner = open.at(-1);
    if (token === '{' || token === '[') {
      const path = inner === undefined ? '' : childPath(inner);
      if (path !== '' && !lines.has(path)) lines.set(path, line);
      open.push({ path, index: token === '[' ? 0 : null, name: '' });
    } else if (token.startsWith('"') && !token.endsWith(':')) {
      if (inner !== undefined && inner.index !== null) lines.set(childPath(inner), line);
    } else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && inner !== undefined && inner.index !== null) inner.index += 1;
    else if (token.endsWith(':') && inner !== undefined) {
      inner.name = readName(token);
      lines.set(childPath(inner), line);
    }
  }
  return lines;
}

function childPath({ path, index, name }: { path: string; index: number | null; name: string }): string {
  const own = index === null ? name : String(index);
  return path === '' ? own : `${path}.${own}`;
}

/** Names with their colon, brackets, commas and line ends; values are left out. */
function tokens(text: string): readonly string[] {
  return text.match(/"(?:[^"\\]|\\.)*"\s*:|"(?:[^"\\]|\\.)*"|[{}[\],]|\n/g) ?? [];
}

function readName(token: string): string {
  const name: unknown = JSON.parse(token.slice(0, -1).trimEnd());
  return String(name);
}

/** The line in which a text stops being JSON, from the parser's own words; 1 when they name no place. */
export function brokenLine(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return text.trim() === '' ? 1 : text.split('\n').length;
  return text.slice(0, Number(position)).split('\n').length;
}
