import type { Entry } from './applications.ts';

/** An application is the `nth` of `of` that one address filed for one position; the first filed is the 1st. */
export type Repeat = { nth: number; of: number };

/** The same address, in capitals or not, and the same position. Ids of positions hold no space. */
const applicantOf = ({ job_id, email }: Entry): string => `${job_id} ${email.toLowerCase()}`;

/** Those of `entries` that come from the same address for the same position as `entry`. */
export function sameApplicant(entries: readonly Entry[], entry: Entry): Entry[] {
  return entries.filter((other) => applicantOf(other) === applicantOf(entry));
}

/**
 * The repeated applications among all, by their id. One that was filed once is not in it.
 * @param entries all applications, newest first.
 */
export function repeatsOf(entries: readonly Entry[]): Map<string, Repeat> {
  const repeats = new Map<string, Repeat>();
  for (const group of Map.groupBy(entries, applicantOf).values()) {
    if (group.length === 1) continue;
    for (const [index, { id }] of group.entries()) {
      repeats.set(id, { nth: group.length - index, of: group.length });
    }
  }
  return repeats;
}

/** Puts repeated applications beside each other, at the place of the first of them in the list. */
export function groupRepeats<Row extends Entry>(applications: readonly Row[]): Row[] {
  return [...Map.groupBy(applications, applicantOf).values()].flat();
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '2nd of 3', or nothing for an application that is the only one. */
export function repeatNote(repeat: Repeat | undefined): string {
  if (repeat === undefined) return '';
  return `${repeat.nth}${endings[ordinals.select(repeat.nth)] ?? 'th'} of ${repeat.of}`;
}
