/**
 * The least length of a password, in bytes of UTF-8 as Supabase Auth counts. Length is all that is asked: NIST SP 800-63B-4, 3.1.1.2,
 * wants 15 characters where a password may stand alone, and no rules for kinds of characters. config.toml sets the same.
 */
export const minPasswordBytes = 15;

/** The greatest: a hosted project's hash reads no further. */
export const maxPasswordBytes = 72;

/** Whether a password is too short. */
export function isShortPassword(password: string): boolean {
  return passwordBytes(password) < minPasswordBytes;
}

/** Bytes of a password in UTF-8. */
export function passwordBytes(password: string): number {
  return new TextEncoder().encode(password).length;
}
