import type { KioskConfig } from './config.ts';

/** Days as the config names them, Sunday first like `Date.getDay`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

/** From and to as `HH:MM`; null is closed. A day that ends at or before its start goes on past midnight. */
export type OpeningHours = Readonly<Record<Weekday, readonly [from: string, to: string] | null>>;

/** Days on which all is closed, as `YYYY-MM-DD`, or a first and a last one with `/` between them (ISO 8601). */
export type ClosedDays = readonly string[];

/** A wall-clock moment where the kiosk stands. */
export type LocalTime = { date: string; weekday: Weekday; minutes: number };

/**
 * The local time at a moment. Everything else compares local times only, so that summer time needs no rule of its own.
 * @param timeZone an IANA name; null is the computer's own.
 */
export function localTime(wallClockMs: number, timeZone: string | null): LocalTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...(timeZone === null ? {} : { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(wallClockMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const weekday = weekdays.find((day) => day === part('weekday').toLowerCase()) ?? 'sun';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    weekday,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The same moment to the minute, as `YYYY-MM-DDTHH:MM`. */
export function localMinute(wallClockMs: number, timeZone: string | null): string {
  const { date, minutes } = localTime(wallClockMs, timeZone);
  const two = (count: number) => String(count).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * When a day begins where the kiosk stands. Where summer time begins or ends at midnight it may be off by that hour.
 * @param date `YYYY-MM-DD`.
 * @returns milliseconds of the wall clock.
 */
export function startOfDay(date: string, timeZone: string | null): number {
  const midnight = Date.parse(date);
  const aheadAt = (ms: number) => Date.parse(`${localMinute(ms, timeZone)}Z`) - ms;
  // Three hours before what is nearly it: no clock is changed in between.
  return midnight - aheadAt(midnight - aheadAt(midnight) - 3 * 3_600_000);
}

/** What the center has to say at a moment, by language; null when it says nothing, and once the notice's last day is over. */
export function noticeAt(
  { notice, timeZone }: Pick<KioskConfig, 'notice' | 'timeZone'>,
  wallClockMs: number,
): NonNullable<KioskConfig['notice']>['text'] | null {
  // Days written like this sort as their time does.
  return notice === null || notice.until < localTime(wallClockMs, timeZone).date ? null : notice.text;
}

/** Minutes after midnight of an `HH:MM`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether the kiosk is open: without hours always, but for closed days. What began on the day before goes on past midnight. */
export function isOpen(
  now: LocalTime,
  { openingHours, closedDays }: { openingHours: OpeningHours | null; closedDays: ClosedDays },
): boolean {
  const hoursOf = (date: string, weekday: Weekday) =>
    isClosed(date, closedDays) ? null : openingHours === null ? wholeDay : openingHours[weekday];
  const before = weekdays[(weekdays.indexOf(now.weekday) + 6) % 7] ?? 'sun';
  return (
    isWithin(now.minutes, hoursOf(now.date, now.weekday)) ||
    isWithin(now.minutes + 1_440, hoursOf(dayBefore(now.date), before))
  );
}

const wholeDay = ['00:00', '00:00'] as const;

function isClosed(date: string, days: ClosedDays): boolean {
  return days.some((each) => {
    const [first = '', last = first] = each.split('/');
    return first <= date && date <= last;
  });
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}

function isWithin(minutes: number, range: readonly [string, string] | null): boolean {
  if (range === null) return false;
  const from = minutesOf(range[0]);
  const to = minutesOf(range[1]);
  return minutes >= from && minutes < (to <= from ? to + 1_440 : to);
}

/** How long after its time a missed restart is still made up for: not in the middle of the day. */
const restartWindowMinutes = 240;

/**
 * Whether the nightly restart is due: its time has come today, and the program has not started since. A time that summer
 * time skips is met by the first minute after it; one that comes twice finds the program already started.
 * @param nobodyThere a visit in the night is never cut off.
 */
export function isRestartDue(
  facts: { now: LocalTime; started: LocalTime; nobodyThere: boolean },
  at: string | null,
): boolean {
  if (at === null || !facts.nobodyThere) return false;
  const due = minutesOf(at);
  const late = facts.now.minutes - due;
  if (late < 0 || late >= restartWindowMinutes) return false;
  return facts.started.date !== facts.now.date || facts.started.minutes < due;
}
