import type { WordSource } from './word-source.ts';

/** A name of a file, with the source that gives it a meaning. */
export type Declaration = { name: string; code: string };

type Statement = WordSource['program']['body'][number];

/** A statement with the comment before it. */
export function startOf({ program: { body }, code }: WordSource, statement: Statement): number {
  const before = body[body.indexOf(statement) - 1]?.end ?? 0;
  return before + (code.slice(before).match(/^\s*/)?.[0].length ?? 0);
}

/** Constants and functions that stand in a file and are not exported. */
export function declarationsOf(source: WordSource): readonly Declaration[] {
  return source.program.body.flatMap((statement) => {
    const name = declaredName(statement);
    const code = source.code.slice(startOf(source, statement), statement.end);
    return name === null ? [] : [{ name, code }];
  });
}

function declaredName(statement: Statement): string | null {
  if (statement.type === 'FunctionDeclaration') return statement.id?.name ?? null;
  if (statement.type !== 'VariableDeclaration') return null;
  const [first] = statement.declarations;
  return first?.id.type === 'Identifier' ? first.id.name : null;
}

/** A name that is imported; the code is how the import names it, such as `applicationRules as rules`. */
export type Imported = Declaration & { from: string };

/** The values that a file imports. */
export function importsOf({ program, code }: WordSource): readonly Imported[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return [];
    const { source, specifiers } = statement;
    return specifiers.map(({ local, start, end }) => ({
      name: local.name,
      code: code.slice(start, end),
      from: source.value,
    }));
  });
}

/** A statement for each file that something is imported from. */
export function importStatements(imports: readonly Imported[]): readonly string[] {
  const byFile = Map.groupBy(imports, ({ from }) => from);
  return [...byFile].map(
    ([from, names]) => `import { ${names.map(({ code }) => code).join(', ')} } from '${from}';`,
  );
}

/** The first list, and what only the second has. */
export function merged<Kind extends Declaration>(
  first: readonly Kind[],
  second: readonly Kind[],
): readonly Kind[] {
  const names = new Set(first.map(({ name }) => name));
  return [...first, ...second.filter(({ name }) => !names.has(name))];
}

/** Those of them that some source uses, by itself or through each other. */
export function usedBy<Kind extends Declaration>(
  code: string,
  declarations: readonly Kind[],
): readonly Kind[] {
  const used = declarations.filter(({ name }) => mentions(code, name));
  const further = used.map((each) => each.code).join('\n');
  const left = declarations.filter((each) => !used.includes(each));
  if (!left.some(({ name }) => mentions(further, name))) return used;
  return usedBy(`${code}\n${further}`, declarations);
}

const mentions = (code: string, name: string) => new RegExp(String.raw`\b${name}\b`).test(code);
