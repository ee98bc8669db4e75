const dayAndTime = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dayOfThisYear = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const day = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day of the calendar, the same in every time zone. @param date `2026-11-30`. */
export function formatDay(date: string): string {
  return day.format(new Date(date));
}

/** Date and time in the reader's time zone. @param iso ISO 8601 with offset. */
export function formatDateTime(iso: string): string {
  return dayAndTime.format(new Date(iso));
}

/** The same without the year where that is this one. */
export function formatShortDateTime(iso: string): string {
  const date = new Date(iso);
  return (date.getFullYear() === new Date().getFullYear() ? dayOfThisYear : dayAndTime).format(date);
}

/** Time of the day in the reader's time zone. @param iso ISO 8601 with offset. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}

const shortDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** `Nov 30`. @param date a day, `2026-11-30`, which is the same everywhere. */
export function formatShortDay(date: string): string {
  return shortDay.format(new Date(date));
}

/** `Nov 26`: the month of a day and its year. */
export function formatMonth(date: string): string {
  return month.format(new Date(date)).replace(' ', ' ’');
}
