import { detectCountry } from '../country/detect.ts';

/** The numbers that are in every page from the start, and so are shown at first paint: those of the site's countries. */
export const inlinedNumbers = ['911', '112', '998'] as const;
export type InlinedNumber = (typeof inlinedNumbers)[number];

/** The inlined zones of the United States in which most people live: all others come with number-at.ts, and find the same. */
const unitedStates = /^America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix)$/;

/**
 * The emergency number of the zones in which most visitors live, small enough to be inlined in every page.
 * @param timeZone IANA name; null when the browser has none.
 * @returns null for every other zone, whether its number is known or not.
 */
export function inlineEmergencyNumber(timeZone: string | null): InlinedNumber | null {
  const country = detectCountry(timeZone);
  if (country === 'IN') return '112';
  if (country !== 'US' || unitedStates.test(timeZone ?? '')) return '911';
  return timeZone === 'Asia/Dubai' ? '998' : null;
}

/** Whether a number needs no script to be shown. */
export function isInlined(number: string | null): number is InlinedNumber {
  return inlinedNumbers.some((each) => each === number);
}
