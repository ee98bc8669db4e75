/** A person and the day, ISO 8601. */
export type Signed = { name: string; profession: string; on: string };

/** Who wrote and who checked each group of sentences about health in one language; null while nobody has, as they are now. */
export type HealthSignatures = Readonly<
  Record<string, { writtenBy: Signed | null; checkedBy: Signed | null }>
>;
