import type { SignInLinkType } from '~/domain/contract/staff.ts';

/** A link that signs somebody in once (domain/contract/staff.ts, signInLink). */
export type StaffLink = { type: SignInLinkType; tokenHash: string };

const secret = /^[\w-]{16,200}$/;

/**
 * Reads the link that the staff app was opened with.
 * @param hash the address's fragment, with its `#`.
 * @returns null when it is none: an address of the staff app itself, or something odd.
 */
export function readLink(hash: string): StaffLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const [type, tokenHash] = [parts.get('type'), parts.get('token_hash')];
  if (type !== 'invite' && type !== 'recovery') return null;
  return tokenHash !== null && secret.test(tokenHash) ? { type, tokenHash } : null;
}

/** Takes the link out of the address bar and of the way back at once. The browser's own list of visits keeps it: it is spent soon. */
export function takeLink(): StaffLink | null {
  const link = readLink(location.hash);
  if (location.hash !== '' && !location.hash.startsWith('#/')) history.replaceState(null, '', '/');
  return link;
}
