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
 * Tidies an e-mail address, and writes a domain of other letters as the network does: `bücher.example` becomes
 * `xn--bcher-kva.example`. Browsers' own e-mail fields do so (HTML standard, section 4.10.5.1.5), but not all give the result.
 * @param typed the value of an e-mail field, as it is. What is no domain stays as it was.
 */
export function tidyAddress(typed: string): string {
  const address = tidyText(typed);
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  if (!/\P{ASCII}/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  try {
    return address.slice(0, start) + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}

/**
 * Length as the form and the database count it: Unicode code points of the tidied value, like PostgreSQL's `char_length`. A letter
 * of Hindi with its vowel sign counts as the two characters that are typed for it.
 * @param typed the value of a text field, as it is.
 */
export function countCharacters(typed: string): number {
  return [...tidyText(typed)].length;
}
