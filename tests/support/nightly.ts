import type { Language } from '../../src/domain/language.ts';

/** Details of a test, or of several, that run at night and before a release alone (tests/README.md). */
export const nightly = { tag: '@nightly' };

/** As `nightly`, for one of many tests alike. @param isRepresentative whether it stands for the others in `npm test`. */
export const nightlyUnless = (isRepresentative: boolean) => (isRepresentative ? {} : nightly);

/** As `nightly`, for one of many languages: English and one from right to left stay in `npm test`. */
export const nightlyByLanguage = (language: Language) =>
  nightlyUnless(language === 'en' || language === 'ar');
