import { setVisitorCountry, setEmergencyNumber } from '~/components/visitor-country/country.ts';
import { timeZone } from '~/components/visitor-country/time-zone.ts';
import { defaultCountry } from '~/domain/country/country.ts';
import { detectCountry } from '~/domain/country/detect.ts';
import { inlineEmergencyNumber } from '~/domain/emergency/inlined-number.ts';
import { heartbeatMs } from '~/domain/kiosk/timing.ts';
import { watchVoices } from '../reading/voices.ts';
import { isPreview, kioskBridge } from '../state/bridge.ts';
import { useReading } from '../state/visit-stores.ts';
import { adoptSettings, setOnline, useScreen } from '../state/screen-store.ts';
import { followPhase } from './session.ts';

/**
 * Connects the page with main: settings once, then phases, network and a sign of life every second.
 * Resolves in every case: a main that does not answer leaves the usual settings.
 */
export async function connect(): Promise<void> {
  const bridge = kioskBridge();
  const settings = await bridge.getSettings().catch(() => null);
  if (settings !== null) adoptSettings(settings);
  setEmergencyNumber(isPreview() ? inlineEmergencyNumber(timeZone()) : (settings?.emergencyNumber ?? null));
  setVisitorCountry(isPreview() ? detectCountry(timeZone()) : (settings?.country ?? defaultCountry));
  bridge.onPhase(followPhase);
  bridge.onOnline(setOnline);
  // The first one says that the page is there; main answers with the phase.
  bridge.heartbeat();
  setInterval(() => bridge.heartbeat(), heartbeatMs);
  useReading.subscribe(({ state }) => bridge.reportReading(state === 'reading'));
  watchVoices(useScreen.getState().settings.languages, (voices) => bridge.reportVoices(voices));
}
