import { setEmergencyNumber } from '~/components/visitor-country/country.ts';
import { timeZone } from '~/components/visitor-country/time-zone.ts';

/**
 * Notes the emergency number of a place whose number does not stand in the page from the start (src/web/boot.ts). The table of
 * all time zones comes only here, after the page has been painted; until then, and without it, the words for everywhere stand.
 */
export async function findEmergencyNumber(): Promise<void> {
  if (document.documentElement.dataset.emergency !== undefined) return;
  const zone = timeZone();
  // Only a name with an area is a place: not UTC, no offset.
  if (zone === null || !/^(?!Etc)\w+\//.test(zone)) return;
  const table = await import('~/domain/emergency/number-at.ts').catch(() => null);
  const number = table?.emergencyNumberAt(zone) ?? null;
  if (number === null) return;
  keepHeights();
  setEmergencyNumber(number);
}

/** A number is shorter than the words: its line stays as high as it was, so that nothing below it moves under a finger. */
function keepHeights(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-emergency-line]')) {
    line.style.minBlockSize = `${line.offsetHeight}px`;
  }
}
