/**
 * Tidies what somebody typed: no white space around it, no NUL and no half characters, which PostgreSQL cannot store.
 * @param typed the value of a text field, as it is.
 */
export function tidyText(typed: string): string {
  return typed
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
}

/**
 * Length as the rules count it: Unicode code points of the tidied value, like PostgreSQL's `char_length`.
 * @param typed the value of a text field, as it is.
 */
export function countCharacters(typed: string): number {
  return [...tidyText(typed)].length;
}
