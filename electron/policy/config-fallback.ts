import { fillDisplay, lockedDefaults, withoutMark, type KioskConfig } from './config.ts';
import { configSchema } from './config-schema.ts';
import { idleBounds } from './idle.ts';

/**
 * What a kiosk with a broken config runs with: of every field the strictest value. A typo must not open a browser or leave a
 * visit on the screen for longer. Strict is not dark, though: a screen without opening hours can say that it needs help, and
 * one that nobody watches over starts itself again.
 */
export const strictest: KioskConfig = {
  ...lockedDefaults,
  handoff: 'qr',
  idle: { seconds: idleBounds.idle.least, countdownSeconds: idleBounds.countdown.least },
};

/**
 * The config in the place of a broken one. Facts of the place are no locks, and wrong ones do harm: the emergency number is
 * the country's. Those that are right by themselves are kept.
 * @param text the broken text; null when it could not be read or must not be trusted.
 */
export function fallbackFor(text: string | null): KioskConfig {
  const given = text === null ? null : readLoosely(text);
  if (given === null) return strictest;
  const { country, display, timeZone } = configSchema.shape;
  return {
    ...strictest,
    country: country.safeParse(given.country).data ?? strictest.country,
    display: fillDisplay(display.safeParse(given.display).data, strictest.display),
    timeZone: timeZone.safeParse(given.timeZone).data ?? strictest.timeZone,
  };
}

function readLoosely(text: string): { country?: unknown; display?: unknown; timeZone?: unknown } | null {
  try {
    const data: unknown = JSON.parse(withoutMark(text));
    return typeof data === 'object' ? data : null;
  } catch {
    return null;
  }
}
