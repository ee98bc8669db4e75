import type { Language } from '~/domain/language.ts';
import { useLanguageChoice } from '../state/visit-stores.ts';
import { showInLanguage } from './session.ts';

/** Shows the kiosk's languages in the stage. */
export function openLanguages(): void {
  useLanguageChoice.setState({ state: 'open' });
}

/** Back to what was shown before. */
export function closeLanguages(): void {
  useLanguageChoice.setState(({ state }) => ({ state: state === 'open' ? 'made' : state }));
}

/** Goes on with the visit on the same page, in another language. */
export function chooseLanguage(language: Language): void {
  showInLanguage(language, closeLanguages);
}
