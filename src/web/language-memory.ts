import { languages, type Language } from '~/domain/language.ts';

const names = { chosen: 'language', offered: 'languages-offered' } as const;

/** The language that was chosen on this device, or null. */
export function chosenLanguage(): Language | null {
  return read(names.chosen)[0] ?? null;
}

/** Remembers a choice on this device. */
export function rememberChoice(language: Language): void {
  write(names.chosen, [language]);
}

/** The languages that were offered on this device. */
export function offeredLanguages(): readonly Language[] {
  return read(names.offered);
}

/** Remembers that a language was offered. */
export function rememberOffer(language: Language): void {
  write(names.offered, [...new Set([...offeredLanguages(), language])]);
}

/** Storage may be switched off; then nothing is remembered. */
function read(name: string): readonly Language[] {
  try {
    const stored = localStorage.getItem(name)?.split(' ') ?? [];
    return languages.filter((each) => stored.includes(each));
  } catch {
    return [];
  }
}

function write(name: string, stored: readonly Language[]): void {
  try {
    localStorage.setItem(name, stored.join(' '));
  } catch {
    // See above.
  }
}
