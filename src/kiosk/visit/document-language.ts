import { messages } from '~/i18n/messages.ts';
import { directionOf, documentLanguages, type Language } from '~/domain/language.ts';
import { useScreen } from '../state/screen-store.ts';
import { isLoaded, setLoadedMessages } from './loaded-messages.ts';

/** The kiosk's own language: that of its invitation, in which every visit ends. */
export function ownLanguage(): Language {
  return useScreen.getState().settings.languages[0] ?? 'en';
}

/**
 * Turns the document to a language whose words are here: words, direction, letters, hyphens and what reads aloud. Nothing is
 * drawn in between; what stands on the screen is drawn anew by a change of the session's store.
 */
export function turnTo(language: Language): void {
  if (messages.language === language) return;
  setLoadedMessages(language);
  const { documentElement: root } = document;
  root.lang = documentLanguages[language];
  root.dir = directionOf(language);
}

/** Turns the document back to the kiosk's own language, whose words are here since the start. */
export function turnBack(): void {
  if (isLoaded(ownLanguage())) turnTo(ownLanguage());
}
