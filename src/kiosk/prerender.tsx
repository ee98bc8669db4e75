import { renderToStaticMarkup } from 'react-dom/server';
import { allLanguages } from '~/i18n/all-languages.ts';
import { publishedLanguages } from '~/i18n/languages.ts';
import { setAllMessages } from '~/i18n/messages.ts';
import type { Language } from '~/domain/language.ts';
import { Invitation } from './attract/AttractScreen.tsx';

/**
 * The invitation as markup, for the kiosk's own document in a language: it is drawn while the script is still on its way. What
 * differs from kiosk to kiosk is bound by the preload (src/domain/contract/kiosk-opening.ts).
 */
export function renderInvitation(language: Language): string {
  setAllMessages(language, allLanguages[language]);
  return renderToStaticMarkup(<Invitation languages={publishedLanguages} />);
}
