/** A phone number: what is dialled (E.164, with plus) and what is read. */
export type PhoneNumber = { dial: string; display: string };

/** Whom or what a contact link names. The kind decides what may be done with it, independent of its variant. */
export type Contact =
  | { kind: 'phone'; number: PhoneNumber }
  /** A number for an emergency: to be dialled or read at once, never handed over. */
  | { kind: 'emergency'; number: string }
  | { kind: 'mail'; address: string }
  /** A page elsewhere on which the visitor is invited to go on. */
  | { kind: 'page'; url: string }
  /** A page elsewhere that is only named, such as one at a social network: a name to read where nothing opens. */
  | { kind: 'mention'; url: string };

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
    case 'mention':
      return contact.url;
  }
}

/**
 * Whether a number can reach anybody. One whose last eight digits are zeros is a placeholder: no plan of numbers gives
 * such a one to a subscriber.
 * @param dial as it is dialled (E.164, with plus), with or without `tel:`.
 */
export function canRing(dial: string): boolean {
  return !/0{8}$/.test(dial);
}
