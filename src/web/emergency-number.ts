import { setEmergencyNumber } from '~/components/visitor-country/country.ts';
import { timeZone } from '~/components/visitor-country/time-zone.ts';

/**
 * Sets the emergency number of a location whose number is not inlined in the page (src/web/head-script.ts). The table of
 * all time zones comes only here, after the page has been painted; until then, and without it, the generic text is shown.
 */
export async function findEmergencyNumber(): Promise<void> {
  if (document.documentElement.dataset.emergency !== undefined) return;
  const zone = timeZone();
  // Only a name with an area is a location: not UTC, no offset.
  if (zone === null || !/^(?!Etc)\w+\//.test(zone)) return;
  const table = await import('~/domain/emergency/number-at.ts').catch(() => null);
  const number = table?.emergencyNumberAt(zone) ?? null;
  if (number === null) return;
  keepHeights();
  setEmergencyNumber(number);
}

/** A number is shorter than the generic text: its line stays as high as it was, so that nothing below it moves under a finger. */
function keepHeights(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-emergency-line]')) {
    line.style.minBlockSize = `${line.getBoundingClientRect().height}px`;
  }
}
