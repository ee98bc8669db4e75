import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

const refreshTokenLetters = 12;
const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** What a secret is found by: whoever reads the database cannot use it. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The secret of a link: 224 random bits, where Supabase Auth derives them from six digits. */
export function newLinkSecret(): string {
  return randomBytes(28).toString('hex');
}

/** What six digits of a mail hash to; with the key, or a reader of the database would try a million. */
export function codeDigest(jwtSecret: string, userId: string, code: string): string {
  return createHmac('sha256', jwtSecret).update(`mailed-code:${userId}:${code}`).digest('hex');
}

/** The refresh token of a row: made from its id, so that the active one can be given out again and none is stored. */
export function refreshTokenOf(jwtSecret: string, rowId: string): string {
  const bytes = createHmac('sha256', jwtSecret).update(`refresh-token:${rowId}`).digest();
  return [...bytes.subarray(0, refreshTokenLetters)].map((byte) => base32[byte % 32]).join('');
}

/** Whether a text has the form of a refresh token. */
export function isRefreshToken(text: string): boolean {
  return new RegExp(`^[a-z2-7]{${refreshTokenLetters}}$`).test(text);
}

/** A second factor's secret as it is stored. */
export function seal(jwtSecret: string, text: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(sealKey(jwtSecret));
}

/** The secret again. @throws when the row was written with another key. */
export async function unseal(jwtSecret: string, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, sealKey(jwtSecret));
  return new TextDecoder().decode(plaintext);
}

function sealKey(jwtSecret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', jwtSecret, '', 'second-factor-secrets', 32));
}
