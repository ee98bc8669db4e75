import type { Language } from '../language.ts';

/**
 * Whether a crisis line offers nothing in the reader's language but an interpreter, for whom one asks in English. 988 has a choice of
 * English and Spanish in the United States, of English and French in Canada, and interpreters in both
 * (https://www.mhn.com/members/news/988_Introduction.html, https://www.maplenow.ca/site/988-suicide-crisis-helpline). Of the other
 * lines no source is known that says so of a language of ours.
 */
export const needsInterpreter = (line: string, language: Language): boolean =>
  line === '988' && (language === 'hi' || language === 'ar');
