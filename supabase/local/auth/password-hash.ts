import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { maxPasswordBytes, passwordBytes } from '../../../src/domain/password.ts';

/** Makes and checks password hashes. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Takes as long for a hash that is no hash ('' of an unknown user) as for a real one. */
  matches(password: string, hash: string): Promise<boolean>;
};

type Cost = { logRounds: number; blockSize: number; lanes: number };

/** OWASP, "Password Storage Cheat Sheet": scrypt with 32 MiB and three lanes. */
const usualCost: Cost = { logRounds: 15, blockSize: 8, lanes: 3 };

const keyBytes = 32;
const format = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]{22})\$([\w-]{43})$/;

/**
 * Hashes with scrypt, which Node has built in and which is hard on memory as well; the hash names its own cost, so that a
 * later one can be dearer.
 */
export function scryptHasher(cost: Cost = usualCost): PasswordHasher {
  const dummy = writeHash(cost, randomBytes(16), randomBytes(keyBytes));
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      return writeHash(cost, salt, await derive(password, salt, cost));
    },
    matches: async (password, hash) => {
      const real = readHash(hash);
      const {
        cost: itsCost,
        salt,
        key,
      } = real ?? readHash(dummy) ?? { cost, salt: randomBytes(16), key: null };
      // What is longer than any password that can be set takes no longer either.
      const isPossible = passwordBytes(password) <= maxPasswordBytes;
      const derived = await derive(isPossible ? password : '', salt, itsCost);
      return real !== null && isPossible && key !== null && timingSafeEqual(derived, key);
    },
  };
}

function derive(password: string, salt: Buffer, { logRounds, blockSize, lanes }: Cost): Promise<Buffer> {
  const rounds = 2 ** logRounds;
  const maxmem = 256 * rounds * blockSize;
  return new Promise((resolve, reject) => {
    const options = { N: rounds, r: blockSize, p: lanes, maxmem };
    scrypt(password, salt, keyBytes, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

function writeHash({ logRounds, blockSize, lanes }: Cost, salt: Buffer, key: Buffer): string {
  const cost = `ln=${logRounds},r=${blockSize},p=${lanes}`;
  return `$scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function readHash(hash: string): { cost: Cost; salt: Buffer; key: Buffer } | null {
  const [, rounds, block, lanes, salt, key] = format.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return null;
  const cost = { logRounds: Number(rounds), blockSize: Number(block), lanes: Number(lanes) };
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}
