import type { Page } from '@playwright/test';

/**
 * Gives a page voices that say nothing and end when the test says so.
 * @param voices how many, all of them English and of the machine.
 * @param others how many more speak other languages.
 */
export async function installVoices(page: Page, voices: number, others = 0): Promise<void> {
  await page.addInitScript(
    ([english, foreign]) => {
      const spokenLines: Utterance[] = [];
      let current: EventTarget | null = null;
      const voice = (lang: string) => ({ lang, localService: true });
      const some = (many = 0, inOthers = 0, lang = 'en-US') => [
        ...Array.from({ length: inOthers }, () => voice('de-DE')),
        ...Array.from({ length: many }, () => voice(lang)),
      ];
      let all = some(english, foreign);
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => all,
        speak(utterance: Utterance) {
          spokenLines.push(utterance);
          current = utterance;
        },
        cancel() {
          current = null;
        },
      });
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      class Utterance extends EventTarget {
        readonly text: string;
        lang = '';
        rate = 1;
        volume = 1;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      Object.assign(window, {
        SpeechSynthesisUtterance: Utterance,
        spokenTexts: () => spokenLines.map(({ text }) => text),
        spokenWords: () => spokenLines.map(({ text, lang, rate, volume }) => ({ text, lang, rate, volume })),
        endUtterance: () => current?.dispatchEvent(new Event('end')),
        isSpeaking: () => current !== null,
        announceVoices(many: number, inOthers: number, lang: string) {
          all = some(many, inOthers, lang);
          synthesis.dispatchEvent(new Event('voiceschanged'));
        },
        announceVoicesOf(langs: readonly string[]) {
          all = langs.map(voice);
          synthesis.dispatchEvent(new Event('voiceschanged'));
        },
      });
    },
    [voices, others],
  );
}

function call<Answer>(page: Page, name: string, ...words: readonly unknown[]): Promise<Answer> {
  return page.evaluate(
    ([key, given]) => (window as never as Record<string, (...given: unknown[]) => never>)[key]?.(...given),
    [name, words] as const,
  ) as Promise<Answer>;
}

/** Everything that was said, oldest first. */
export const spokenLines = (page: Page) => call<string[]>(page, 'spokenTexts');
/** The same, with how it was said. */
export const spokenWords = (page: Page) =>
  call<{ text: string; lang: string; rate: number; volume: number }[]>(page, 'spokenWords');
/** The system has one voice of each of these and no other (BCP 47). */
export const announceVoicesOf = (page: Page, langs: readonly string[]) =>
  call<void>(page, 'announceVoicesOf', langs);
/** The voice comes to the end of what it says. */
export const endSaying = (page: Page) => call<void>(page, 'endUtterance');
export const isSpeaking = (page: Page) => call<boolean>(page, 'isSpeaking');
/** The system finds other voices than it had. @param lang of all but the others (BCP 47). */
export const announceVoices = (page: Page, voices: number, others = 0, lang = 'en-US') =>
  call<void>(page, 'announceVoices', voices, others, lang);
