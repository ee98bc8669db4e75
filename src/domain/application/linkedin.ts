import { tidyCode } from './text.ts';

/** A profile's address as people copy it from the address bar, the phone's app or a letter: host, handle, and whatever follows. */
const profile =
  /^(?:linkedin:?\s+)?<?(?:https?:)?(?:\/\/)?((?:[a-z]{2,3}\.|m\.)?linkedin\.com)(?::\d+)?\/+(?:mwlite\/+)?in\/+([^/?#\s<>]+)/iu;

/**
 * The address of a LinkedIn profile as it is kept: `https://`, host and handle; what the Share button, the app and the parts of a
 * profile append goes. Letters outside ASCII are written as the network does. The host of the mobile site becomes the site's.
 * @param typed the value of the field, as it is.
 * @returns what was typed, tidied as an address, when it is no profile of LinkedIn: the rule judges it then (rules.ts).
 */
export function tidyLinkedin(typed: string): string {
  const text = tidyCode(typed);
  const [, host = '', found = ''] = profile.exec(text) ?? [];
  if (host === '') return text;
  const handle = found.replace(/[.,;:)\]}'"]+$/u, '');
  const site = host.replace(/^m\./iu, 'www.');
  return `https://${site}/in/${handle.replaceAll(/\P{ASCII}+/gu, (letters) => encodeURIComponent(letters))}`;
}
