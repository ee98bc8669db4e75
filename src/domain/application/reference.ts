/** Letters and digits of a reference. */
export const referenceLength = 8;

/**
 * The short name of an application that people read out to each other: the first eight digits of its id, `7F3A91C2`. The
 * database makes it by the same rule (supabase/migrations, applications.reference). It proves nothing and opens nothing.
 * @param id of the application, a UUID; of a request for an accommodation its key, as nobody reads the id back.
 */
export function referenceOf(id: string): string {
  return id.slice(0, referenceLength).toUpperCase();
}

/** A reference as it is shown, in two halves that are easy to read out: `7F3A-91C2`. */
export function spacedReference(reference: string): string {
  const half = referenceLength / 2;
  return `${reference.slice(0, half)}-${reference.slice(half)}`;
}
