import type { PrinterState } from '../../src/domain/contract/kiosk-bridge.ts';
import type { IppGroup } from './ipp.ts';

/** Sheets that a visit may print: two kinds, and each once more. */
export const mostPrints = 4;

/** `printer-state` (RFC 8011, section 5.4.11). */
const idle = 3;
const stopped = 5;

/** `job-state`: no longer on its way (`processing-stopped`), and the one that went well (RFC 8011, section 5.3.7). */
const firstStopped = 6;
const completed = 9;

/** A report alone, such as of a second tray, holds nothing up (RFC 8011, section 5.4.12). */
const noPaper = /^media-(?:empty|needed)(?:-error|-warning)?$/;
const notReady = /-error$|^(?:offline|shutdown|timed-out|paused)/;

/**
 * Seconds for which a printer that rests is believed. CUPS asks most printers nothing while they rest, and goes on to say what they
 * said last: after this time a sheet is tried, and if there is still no paper, that is seen while it prints.
 */
const believedSeconds = 600;

/** The attributes that {@link judgePrinter} looks at. */
export const printerAttributes = [
  'printer-state',
  'printer-state-reasons',
  'printer-is-accepting-jobs',
  'printer-up-time',
  'printer-state-change-time',
] as const;

/** What a printer says of itself. @param attributes as it answered; null when it did not. */
export function judgePrinter(attributes: IppGroup | null): Exclude<PrinterState, 'none'> {
  if (attributes === null) return 'not-ready';
  const [state] = attributes['printer-state'] ?? [];
  const reasons = isOld(attributes) ? [] : (attributes['printer-state-reasons'] ?? []).map(String);
  if (reasons.some((reason) => noPaper.test(reason))) return 'no-paper';
  const takesJobs = attributes['printer-is-accepting-jobs']?.[0] === true;
  return state === stopped || !takesJobs || reasons.some((reason) => notReady.test(reason))
    ? 'not-ready'
    : 'ready';
}

function isOld(attributes: IppGroup): boolean {
  const now = Number(attributes['printer-up-time']?.[0]);
  const changed = Number(attributes['printer-state-change-time']?.[0]);
  return attributes['printer-state']?.[0] === idle && now - changed > believedSeconds;
}

/** How far a job is. @param attributes as the print service answered; null when it did not. */
export function judgeJob(attributes: IppGroup | null): 'running' | 'printed' | 'failed' {
  const state = attributes?.['job-state']?.[0];
  if (typeof state !== 'number') return 'failed';
  if (state < firstStopped) return 'running';
  return state === completed ? 'printed' : 'failed';
}
