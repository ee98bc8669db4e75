/** The least length of a password, in bytes of UTF-8 as Supabase Auth counts. */
export const minPasswordBytes = 12;

/** The greatest: a hosted project's hash reads no further. */
export const maxPasswordBytes = 72;

/** One character of each must be there, as `password_requirements` in config.toml sets for a hosted project. */
const classes = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'] as const;

/** What a password lacks, in Supabase Auth's own terms. */
export type PasswordLack = 'length' | 'characters';

/** What keeps a password from being strong enough; empty when nothing does. */
export function passwordLacks(password: string): PasswordLack[] {
  const isShort = passwordBytes(password) < minPasswordBytes;
  const isPoor = classes.some((letters) => ![...letters].some((letter) => password.includes(letter)));
  return [...(isShort ? (['length'] as const) : []), ...(isPoor ? (['characters'] as const) : [])];
}

/** Bytes of a password in UTF-8. */
export function passwordBytes(password: string): number {
  return new TextEncoder().encode(password).length;
}

/** The sentence that Supabase Auth answers with, for one or for both. */
export function passwordLackMessage(lacks: readonly PasswordLack[]): string {
  const sentences: Record<PasswordLack, string> = {
    length: `Password should be at least ${minPasswordBytes} characters.`,
    characters: `Password should contain at least one character of each: ${classes.join(', ')}.`,
  };
  return lacks.map((lack) => sentences[lack]).join(' ');
}
