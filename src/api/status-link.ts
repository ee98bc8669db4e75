/** What makes a secret. Pages without HTTPS have random numbers, and no `subtle`. */
type SecretSource = Pick<Crypto, 'getRandomValues'> & { subtle?: Pick<SubtleCrypto, 'digest'> };

/** An applicant's own link: the secret in it, and what the database keeps of it. */
export type StatusLink = {
  /** 43 letters and digits (base64url of 32 random bytes). */
  secret: string;
  /** SHA-256 of the secret's text, as 64 hexadecimal digits. */
  hash: string;
};

/**
 * Makes the link of one application.
 * @param source the browser's `crypto`.
 * @returns null where the browser offers no SHA-256, as on a page without HTTPS: then there is no link.
 */
export async function newStatusLink(source: SecretSource = crypto): Promise<StatusLink | null> {
  const secret = toBase64Url(source.getRandomValues(new Uint8Array(32)));
  const digest = await source.subtle?.digest('SHA-256', new TextEncoder().encode(secret)).catch(() => null);
  if (!digest) return null;
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { secret, hash };
}

/** RFC 4648, section 5, without padding. */
function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
