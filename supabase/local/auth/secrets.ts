import { createHash, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { maxPasswordBytes, passwordBytes } from '../../../src/domain/password.ts';

/** What a secret is found by: whoever reads the database cannot use it. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The secret of a link, or a refresh token. */
export function newSecret(): string {
  return randomBytes(28).toString('hex');
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

/** Makes and checks password hashes. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** False for every password where there is no hash. */
  matches(password: string, hash: string): Promise<boolean>;
};

const hashFormat = /^\$scrypt\$ln=(\d+),r=8,p=(\d+)\$([\w-]{22})\$([\w-]{43})$/;

/**
 * Hashes with scrypt, which Node has built in. The hash names its own cost (OWASP, "Password Storage Cheat Sheet": 2^15
 * rounds of 8 blocks, three times).
 */
export function scryptHasher(logRounds = 15, lanes = 3): PasswordHasher {
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await derive(password, salt, logRounds, lanes);
      return `$scrypt$ln=${logRounds},r=8,p=${lanes}$${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    matches: async (password, hash) => {
      const [, rounds, itsLanes, salt, key] = hashFormat.exec(hash) ?? [];
      if (salt === undefined || key === undefined || passwordBytes(password) > maxPasswordBytes) return false;
      const saltBytes = Buffer.from(salt, 'base64url');
      const derived = await derive(password, saltBytes, Number(rounds), Number(itsLanes));
      return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
    },
  };
}

function derive(password: string, salt: Buffer, logRounds: number, lanes: number): Promise<Buffer> {
  const options = { N: 2 ** logRounds, r: 8, p: lanes, maxmem: 2048 * 2 ** logRounds };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, 32, options, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
