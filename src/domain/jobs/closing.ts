const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * When a last day is over.
 * @param day ISO 8601, such as 2026-11-30.
 * @param timeZone IANA name of the zone in which the day ends; one that the browser does not know counts as 12 hours behind UTC,
 *   where days end last on Earth.
 * @returns milliseconds since 1970.
 */
export function endOfDay(day: string, timeZone: string): number {
  const nextMidnight = Date.parse(day) + dayMs;
  // The clocks may change between the two: the offset of the moment itself counts.
  const estimate = nextMidnight - offsetMs(nextMidnight, timeZone);
  return nextMidnight - offsetMs(estimate, timeZone);
}

/**
 * The last second of a day, with the offset of its zone (ISO 8601), as structured data names it.
 * @param day and `timeZone` as for `endOfDay`.
 */
export function lastSecondOf(day: string, timeZone: string): string {
  return `${day}T23:59:59${offsetText(day, timeZone)}`;
}

/** How far the clocks of a zone are from UTC when a day ends there, such as `-10:00`. */
export function offsetText(day: string, timeZone: string): string {
  const aheadMinutes = (Date.parse(day) + dayMs - endOfDay(day, timeZone)) / 60_000;
  const [hours, minutes] = [Math.trunc(Math.abs(aheadMinutes) / 60), Math.abs(aheadMinutes) % 60];
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `${aheadMinutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/** Whether a last day is over. Days end from 14 hours ahead of UTC to 12 behind; only in between is the zone looked up. */
export function isDayOver(day: string, timeZone: string, nowMs: number): boolean {
  const nextMidnight = Date.parse(day) + dayMs;
  if (nowMs < nextMidnight - 14 * hourMs) return false;
  if (nowMs >= nextMidnight + 12 * hourMs) return true;
  return nowMs >= endOfDay(day, timeZone);
}

/** How far a zone's clocks are ahead of UTC. */
function offsetMs(atMs: number, timeZone: string): number {
  try {
    const format = new Intl.DateTimeFormat('en-US', { ...clock, timeZone });
    const parts = Object.fromEntries(
      format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(atMs / 1000) * 1000;
  } catch {
    return -12 * hourMs;
  }
}

const clock = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;
