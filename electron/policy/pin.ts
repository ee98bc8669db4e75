import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Cost of one guess: about 50 ms and 16 MB (OWASP password storage: N=2^14, r=8, p=5 is one of the advised settings). */
const cost = { N: 16_384, r: 8, p: 5 } as const;
const keyBytes = 32;
const format = /^scrypt\$16384\$8\$5\$([A-Za-z0-9_-]{22})\$([A-Za-z0-9_-]{43})$/;

/** Makes the line that the PIN file holds: `scrypt$N$r$p$salt$key`. The PIN itself is stored nowhere. */
export function hashPin(pin: string, salt: Buffer = randomBytes(16)): string {
  const key = scryptSync(pin, salt, keyBytes, cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Whether a line is one that `hashPin` made. */
export function isPinHash(line: string): boolean {
  return format.test(line);
}

/** Whether a PIN matches a hash. A hash that cannot be read matches nothing. The time taken does not depend on the answer. */
export function isRightPin(pin: string, hash: string): boolean {
  const [, salt, key] = format.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return false;
  const tried = scryptSync(pin, Buffer.from(salt, 'base64url'), keyBytes, cost);
  return timingSafeEqual(tried, Buffer.from(key, 'base64url'));
}

/** Whether a PIN is one of those that are tried first: one digit repeated, or digits in a row, up or down. */
export function isGuessable(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]));
  return [-1, 0, 1].some((step) => steps.every((each) => each === step));
}

/** Wrong tries so far and when the next one counts (monotonic milliseconds). Lives in main, and in a file for the next start. */
export type PinGate = { wrong: number; openAtMs: number };

/** Wrong PINs before a try has to wait. */
export const freeTries = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 900_000;

/**
 * The gate after so many wrong PINs, the last one just now: five are free, then 30 s, doubling up to 15 minutes. It never
 * closes for good, so staff can not be locked out; 10 000 PINs of four digits take over a hundred days. The same after a
 * start: a restart gives no free tries, and the last wait begins again.
 */
export function gateAfter(wrong: number, ms: number): PinGate {
  if (wrong < freeTries) return { wrong, openAtMs: ms };
  return {
    wrong,
    openAtMs: ms + Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(10, wrong - freeTries)),
  };
}

/** Whole seconds until the next try counts; 0 when it counts now. */
export function secondsToWait(gate: PinGate, ms: number): number {
  return Math.max(0, Math.ceil((gate.openAtMs - ms) / 1_000));
}
