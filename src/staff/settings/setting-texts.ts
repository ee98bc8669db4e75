import type { Settings } from '~/staff/api/settings.ts';
import { formatTime } from '../texts/format-date.ts';

export type SettingName = keyof Settings;

/** The settings that are minutes: what each is called, and what it does. */
export const minuteSettings = [
  {
    name: 'shown_after_minutes',
    label: 'Minutes until applicants see a new state',
    hint: 'Until then you can undo a state, and the applicant has not seen it.',
  },
  {
    name: 'letter_delay_minutes',
    label: 'Minutes until a message is sent',
    hint: 'Until then you can take it back.',
  },
] as const;

/** The longest delay that the database takes, in minutes: a day. */
export const maxMinutes = 1_440;

/** An hour of the day in UTC, and what it is here today: `13:00 UTC (15:00 where you are)`. */
export function hourText(hour: number): string {
  const here = new Date();
  here.setUTCHours(hour, 0, 0, 0);
  const utc = `${String(hour).padStart(2, '0')}:00`;
  const local = formatTime(here.toISOString());
  return local === utc ? `${utc} UTC` : `${utc} UTC (${local} where you are)`;
}
