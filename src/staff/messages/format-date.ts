const dayAndTime = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Date and time in the reader's time zone. @param iso ISO 8601 with offset. */
export function formatDateTime(iso: string): string {
  return dayAndTime.format(new Date(iso));
}
