import type { Language } from '~/domain/language.ts';

/*
 * Texts that are the same in a language as in English, holes in braces: names, units, brands, and words that both have. Whatever
 * else is the same was forgotten.
 */
export const sameMessages: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  es: ['Error:', 'India', 'Lisinopril', '10 mg', '500 mg', '25 mcg'],
  fr: [
    'Canada',
    'Lisinopril',
    'Marketing',
    'Pause',
    'OK',
    'Introduction',
    'Menu',
    '{formats}, {width} × {height} pixels',
  ],
  hi: [],
  ar: [],
};
