import { createHash, createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { maxPasswordBytes, passwordBytes } from '../../../src/domain/password.ts';
import { AuthRefusal } from './refusal.ts';

const refreshTokenLetters = 12;
const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** What a secret is found by: whoever reads the database cannot use it. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The secret of a link. */
export function newLinkSecret(): string {
  return randomBytes(28).toString('hex');
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

/** A hash takes a processor for a tenth of a second, and all of Node's work in the background has four threads. */
const mostHashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
/** More than these of one account are refused rather than kept waiting; other accounts have their own. */
const mostWaitingOfAccount = 30;

/**
 * Lets only so many hashes be made at a time, so that files and tokens never wait for them. Accounts take turns: guesses at one
 * account's password do not keep others waiting.
 *
 * @throws TooManyHashes when too many of the account wait already.
 */
export function takingTurns(hasher: PasswordHasher): PasswordHasher {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  const takeNext = (): (() => void) | undefined => {
    const [account, turns] = waiting.entries().next().value ?? [];
    if (account === undefined || turns === undefined) return undefined;
    waiting.delete(account);
    const go = turns.shift();
    if (turns.length > 0) waiting.set(account, turns); // behind the other accounts
    return go;
  };
  const inTurn = async <Result>(account: string, work: () => Promise<Result>): Promise<Result> => {
    const before = waiting.get(account) ?? [];
    if (before.length >= mostWaitingOfAccount) throw new TooManyHashes();
    if (running < mostHashesAtOnce) running += 1;
    else await new Promise<void>((go) => void waiting.set(account, [...before, go]));
    try {
      return await work();
    } finally {
      const go = takeNext();
      if (go === undefined) running -= 1;
      else go(); // the place goes to the next at once
    }
  };
  return {
    hash: (password) => inTurn('', () => hasher.hash(password)),
    // Each account has a hash of its own.
    matches: (password, hash) => inTurn(hash, () => hasher.matches(password, hash)),
  };
}

/** So many passwords of one account are being compared that one more is refused. */
export class TooManyHashes extends AuthRefusal {
  constructor() {
    super(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
}

function derive(password: string, salt: Buffer, logRounds: number, lanes: number): Promise<Buffer> {
  const options = { N: 2 ** logRounds, r: 8, p: lanes, maxmem: 2048 * 2 ** logRounds };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, 32, options, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
