import { tidyText } from './text.ts';

/** How an address of LinkedIn begins as people copy and type it, with or without the scheme. */
const linkedin = /^(?:https?:\/\/)?((?:[a-z]{2,3}\.)?linkedin\.com\/.*)$/iu;

/**
 * The address of a LinkedIn profile as it is kept: with `https://`, without what the Share button appends (query and fragment),
 * letters outside ASCII written as the network does.
 * @param typed the value of the field, as it is.
 * @returns what was typed, tidied as any text, when it is no address of LinkedIn: the rule judges it then (rules.ts).
 */
export function tidyLinkedin(typed: string): string {
  const text = tidyText(typed);
  const [, address = ''] = linkedin.exec(text.replaceAll(/\p{Cf}/gu, '')) ?? [];
  if (address === '') return text;
  const profile = address.replace(/[?#].*$/u, '');
  return `https://${profile.replaceAll(/\P{ASCII}+/gu, (letters) => encodeURIComponent(letters))}`;
}
