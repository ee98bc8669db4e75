import { visit } from 'jsonc-parser';

/** What stands where in a JSON text. Lines are counted from 1. */
export type JsonOutline = {
  /** The line of each field, by dotted path: `display.index`, `openingHours.mon`, `openingHours.mon.0`. */
  lines: ReadonlyMap<string, number>;
  /** Fields that are named a second time: JSON takes the last one without a word. */
  repeated: readonly { field: string; line: number }[];
  /** Where the text stops being JSON; null when it is JSON throughout. */
  brokenLine: number | null;
};

/** Reads a text that may be JSON. Never throws. */
export function outlineJson(text: string): JsonOutline {
  const lines = new Map<string, number>();
  const repeated: { field: string; line: number }[] = [];
  const broken: number[] = [];
  const note = (path: readonly (string | number)[], line: number) => {
    const field = path.join('.');
    if (field !== '' && !lines.has(field)) lines.set(field, line + 1);
  };
  visit(
    text,
    {
      onObjectProperty: (name, _offset, _length, line, _character, path) => {
        const field = [...path(), name].join('.');
        if (lines.has(field)) repeated.push({ field, line: line + 1 });
        lines.set(field, line + 1);
      },
      onObjectBegin: (_offset, _length, line, _character, path) => note(path(), line),
      onArrayBegin: (_offset, _length, line, _character, path) => note(path(), line),
      onLiteralValue: (_value, _offset, _length, line, _character, path) => note(path(), line),
      onError: (_code, _offset, _length, line) => void broken.push(line + 1),
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return { lines, repeated, brokenLine: broken.at(0) ?? null };
}
