import { brand } from '../config/brand.ts';
import { messages } from '../i18n/messages.ts';

/** Whether the assistant answers calls in the language of the page. */
export function isLineInPageLanguage(): boolean {
  return brand.line.languages.some((language) => language === messages.language);
}
