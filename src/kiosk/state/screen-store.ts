import { create } from 'zustand';
import { brand } from '~/config/brand.ts';
import type { KioskSettings } from '~/domain/contract/kiosk-settings.ts';
import { usualPanel } from '~/domain/kiosk/panel.ts';
import type { Language } from '~/domain/language.ts';

/** Voices by language; none is named until the system has been asked. */
export type Voices = Readonly<Partial<Record<Language, number>>>;

/** Facts of this screen, independent of the visitor. Nothing of a visitor belongs here: it outlives visits. */
type Screen = {
  settings: KioskSettings;
  /** The visit on the screen, as main counts it; 0 until main has said. Answers and phases of another one are dropped. */
  sessionNumber: number;
  online: boolean;
  /** In which language the invitation still has to say that the last visit was cleared; null when it need not. */
  afterVisit: Language | null;
  /** How many voices can read aloud in each language. */
  voices: Voices;
};

/** What holds until the kiosk has answered, and without a kiosk. */
export const defaultSettings: KioskSettings = {
  languages: [...brand.languages],
  handoff: 'both',
  country: 'US',
  emergencyNumber: null,
  crisisLine: null,
  kioskName: null,
  center: null,
  notice: null,
  desk: null,
  outOfService: null,
  display: usualPanel,
  sessionNumber: 0,
  staffExit: false,
  afterVisit: null,
  listening: { speakInvitation: false, keys: {} },
  online: true,
};

export const useScreen = create<Screen>(() => ({
  settings: defaultSettings,
  sessionNumber: 0,
  online: true,
  afterVisit: null,
  voices: {},
}));

/** Takes over what the kiosk says about itself when a page starts. */
export function adoptSettings(settings: KioskSettings): void {
  const { sessionNumber, online, afterVisit } = settings;
  useScreen.setState({ settings, sessionNumber, online, afterVisit });
}

export function setOnline(online: boolean): void {
  useScreen.setState({ online });
}

/** The thanks were there long enough; later invitations of this page come after a pause. */
export function forgetLastVisit(): void {
  useScreen.setState({ afterVisit: null });
}

export function setVoices(voices: Voices): void {
  useScreen.setState({ voices });
}
