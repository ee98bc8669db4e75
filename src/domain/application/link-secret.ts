/**
 * Whether a text has the form of the secret in an applicant's link: 32 bytes in base64url (RFC 4648, section 5). What has
 * another form is never sent to the backend.
 */
export function isLinkSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** In the address of the page behind a link: the mail's reader says that somebody else applied with the address. */
export const notMeParameter = 'not-me';
