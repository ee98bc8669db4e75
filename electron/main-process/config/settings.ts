import type { KioskSettings } from '../../../src/domain/contract/kiosk-settings.ts';
import { defaultCountry } from '../../../src/domain/country/country.ts';
import { emergencyNumberOf } from '../../policy/emergency.ts';
import { languagesOf } from '../../policy/languages.ts';
import type { Context } from '../context/context.ts';

/** What a page may know of its kiosk: what it must show and ask, and no PIN. */
export function describeSettings(
  context: Context,
  size: { width: number; height: number },
  pinHash: string | null,
  sessionNumber: number,
): Omit<KioskSettings, 'afterVisit'> {
  const { config } = context;
  return {
    handoff: config.handoff,
    languages: [...languagesOf(config)],
    country: config.country ?? defaultCountry,
    emergencyNumber: emergencyNumberOf(config),
    display: {
      diagonalInches: config.display.diagonalInches,
      widthPx: size.width,
      heightPx: size.height,
      viewingDistanceCm: config.display.viewingDistanceCm,
    },
    sessionNumber,
    idleSeconds: config.idle.seconds,
    countdownSeconds: config.idle.countdownSeconds,
    supportPhone: config.supportPhone,
    staffExit: pinHash !== null,
    online: context.isOnline(),
  };
}
