import { setVoices } from '../session/screen-store.ts';

/** Voices that the health file tells apart; a speech-dispatcher with espeak-ng has many thousands. */
const mostCounted = 1_000;

/** The speech of the system, if it has any. */
export function speech(): SpeechSynthesis | null {
  return typeof speechSynthesis === 'undefined' ? null : speechSynthesis;
}

function englishVoices(): readonly SpeechSynthesisVoice[] {
  return (speech()?.getVoices() ?? []).filter(({ lang }) => lang.toLowerCase().startsWith('en'));
}

/**
 * Keeps count of the English voices: systems find them some time after the start, and some have none at all.
 * @param report gets the number at each change, at most 1000. What it throws is dropped: a count is no reason for a page
 * not to come up.
 */
export function watchVoices(report: (voices: number) => void): void {
  const count = () => {
    const voices = Math.min(englishVoices().length, mostCounted);
    setVoices(voices);
    try {
      report(voices);
    } catch {
      // Main keeps the last count.
    }
  };
  count();
  speech()?.addEventListener('voiceschanged', count);
}

/** An English voice, rather one of the machine itself than one that needs the network. */
export function chooseVoice(): SpeechSynthesisVoice | null {
  const english = englishVoices();
  return english.find(({ localService }) => localService) ?? english[0] ?? null;
}
