/** The source of the key. Browsers from before 2022 and pages without HTTPS have no `randomUUID`. */
type RandomSource = {
  randomUUID?: () => string;
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array;
};

/**
 * A random UUID (version 4, RFC 9562, section 5.4): the key under which the database knows a repeat of one sending.
 * @param source the browser's `crypto`.
 */
export function newSubmissionKey(source: RandomSource = crypto): string {
  if (source.randomUUID !== undefined) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40; // version 4
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80; // the variant of RFC 9562
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
