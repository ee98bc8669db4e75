/** Text that takes the place of a part of a source. */
export type Edit = { start: number; end: number; text: string };

/**
 * Part of a source, with edits.
 * @param edits of the whole source, none over another; those outside the part are left out.
 */
export function edited(code: string, edits: readonly Edit[], start: number, end: number): string {
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
  const ordered = inside.toSorted((a, b) => a.start - b.start);
  const pieces = ordered.map((edit, index) => {
    const before = ordered[index - 1]?.end ?? start;
    return code.slice(before, edit.start) + edit.text;
  });
  return pieces.join('') + code.slice(ordered.at(-1)?.end ?? start, end);
}
