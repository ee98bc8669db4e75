import type { Country } from './country/country.ts';

/** A phone number: what is dialled (E.164, with plus) and what is read. */
export type PhoneNumber = { dial: string; display: string };

/** Whom or what a contact link names. The kind decides what may be done with it, independent of its variant. */
export type Contact =
  | { kind: 'phone'; number: PhoneNumber }
  /** A number for an emergency: to be dialled or read at once, never handed over. */
  | { kind: 'emergency'; number: string }
  | { kind: 'mail'; address: string }
  /** A page elsewhere, such as one at a social network: a name to read where nothing opens. */
  | { kind: 'page'; url: string };

/** The whole address of a contact: `tel:` (RFC 3966), `mailto:` (RFC 6068) or `https:`. */
export function contactUrl(contact: Contact): string {
  switch (contact.kind) {
    case 'phone':
      return `tel:${contact.number.dial}`;
    case 'emergency':
      return `tel:${contact.number}`;
    case 'mail':
      return `mailto:${contact.address}`;
    case 'page':
      return contact.url;
  }
}

/**
 * Whether a number can reach anybody. In India none begins with a zero, so that one that does is a placeholder.
 * @param dial as it is dialled (E.164, with plus), with or without `tel:`.
 */
export function canRing(dial: string): boolean {
  return !/^(?:tel:)?\+910/.test(dial);
}

/** Whether a number costs callers nothing, and rings in the United States and Canada alone for sure. @param dial E.164, with plus. */
export function isTollFree(dial: string): boolean {
  return /^\+18(?:00|33|44|55|66|77|88)\d{7}$/.test(dial);
}

/**
 * Whether who calls a number from a country pays for a call abroad: a number of the United States or Canada, from anywhere else.
 * @param country null for none of the product's.
 */
export function isCallAbroad(dial: string, country: Country | null): boolean {
  return dial.startsWith('+1') && country !== 'US' && country !== 'CA';
}

/**
 * Whether a number is kept for fiction (North American Numbering Plan): 555-0100 to 555-0199 of every area code, of the toll-free
 * ones 800-555-0199 alone.
 * @param dial as it is dialled (E.164, with plus).
 */
export function isFictitious(dial: string): boolean {
  return /^\+1(?:8005550199|(?!8(?:00|33|44|55|66|77|88))\d{3}55501\d{2})$/.test(dial);
}
