import type { Language } from '~/domain/language.ts';

/** Letters that no typeface draws equally wide. English, Spanish and French need none: the site brings their typeface along. */
const letters: Readonly<Partial<Record<Language, readonly string[]>>> = {
  hi: ['अ', 'ग', 'र'],
  ar: ['ا', 'س', 'و'],
};

/**
 * Whether the device has a typeface for the letters of a language: without one all are drawn as the same box.
 * @returns true where that cannot be measured.
 */
export function hasLettersOf(language: Language): boolean {
  const own = letters[language];
  const canvas = own && document.createElement('canvas').getContext('2d');
  if (!canvas) return true;
  canvas.font = '20px sans-serif';
  return new Set(own.map((letter) => canvas.measureText(letter).width)).size > 1;
}
