import { visibleCharacter } from './rules.ts';

const visible = new RegExp(visibleCharacter, 'u');

/**
 * Tidies what somebody typed: no white space around it, no NUL and no half characters, which PostgreSQL cannot store.
 * @param typed the value of a text field, as it is.
 * @returns empty when nothing of it would show.
 */
export function tidyText(typed: string): string {
  const text = typed
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
  return visible.test(text) ? text : '';
}

/** What shows nothing: direction marks, soft hyphens, fillers. Joiners are judged by what stands around them. */
const invisible = /(?![\u200C\u200D])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A joiner between two letters belongs to the spelling (Unicode 16, section 23.2); any other goes. */
const joiners = /([\p{L}\p{M}][\u200C\u200D])(?=[\p{L}\p{M}])|[\u200C\u200D]+/gu;

/**
 * Tidies a field of one line, such as a name: what comes along with pasting and shows nothing goes; line ends and tabs become spaces.
 * @param typed the value of the field, as it is.
 */
export function tidyLine(typed: string): string {
  return tidyText(
    typed
      .replaceAll(/\p{Cc}+/gu, (controls) => (/[\t-\r]/u.test(controls) ? ' ' : ''))
      .replaceAll(invisible, '')
      .replaceAll(joiners, (_, spelling?: string) => spelling ?? ''),
  );
}

/**
 * Tidies what has no spelling of its own, such as an address or a number: full-width letters and signs become plain ones (Unicode,
 * NFKC), and everything invisible goes.
 * @param typed the value of the field, as it is.
 */
export function tidyCode(typed: string): string {
  return tidyLine(typed.normalize('NFKC').replaceAll(/[\u200C\u200D]/gu, ''));
}

/** An address as mail programs copy it: `mailto:ana@…?subject=…`, `Ana Lee <ana@…>`, or one at the end of a sentence. */
function bareAddress(text: string): string {
  return text
    .replace(/^[^<>@]*<([^<>]*)>[.,;]?$/u, '$1')
    .replace(/^mailto:([^?]*)(?:\?.*)?$/iu, '$1')
    .replace(/([^.,;])[.,;]$/u, '$1');
}

/**
 * Tidies an e-mail address, and writes a domain of other letters as the network does: `bücher.example` becomes
 * `xn--bcher-kva.example`. Browsers' own e-mail fields do so (HTML standard, section 4.10.5.1.5), but not all give the result.
 * @param typed the value of an e-mail field, as it is. What is no domain stays as it was.
 */
export function tidyAddress(typed: string): string {
  // The full stop of East Asia is a dot of a domain (RFC 3490, section 3.1); NFKC leaves it.
  const address = bareAddress(tidyCode(typed).replaceAll('。', '.'));
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
