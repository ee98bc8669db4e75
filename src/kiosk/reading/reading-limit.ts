const baseMs = 2_000;
const letterMs = 100;

/** A digit is said as a word of its own. */
const digitMs = 600;

/**
 * Milliseconds after which a block must have been read: two seconds and a tenth a letter, which is half as long again as the
 * voice needs at our rate. A digit counts as six letters.
 */
export function readingLimitMs(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  return baseMs + (text.length - digits) * letterMs + digits * digitMs;
}
