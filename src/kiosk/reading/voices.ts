import { setVoices } from '../session/screen-store.ts';

/** The speech of the system, if it has any. */
export function speech(): SpeechSynthesis | null {
  return typeof speechSynthesis === 'undefined' ? null : speechSynthesis;
}

/**
 * Keeps count of the voices: systems find them some time after the start, and some have none at all.
 * @param report gets the number at each change.
 */
export function watchVoices(report: (voices: number) => void): void {
  const synthesis = speech();
  const count = () => {
    const voices = synthesis?.getVoices().length ?? 0;
    setVoices(voices);
    report(voices);
  };
  count();
  synthesis?.addEventListener('voiceschanged', count);
}

/** An English voice, rather one of the machine itself than one that needs the network. */
export function chooseVoice(): SpeechSynthesisVoice | null {
  const english = (speech()?.getVoices() ?? []).filter(({ lang }) => lang.toLowerCase().startsWith('en'));
  return english.find(({ localService }) => localService) ?? english[0] ?? null;
}
