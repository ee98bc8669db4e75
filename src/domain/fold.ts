/**
 * Marks that people leave out or type otherwise in everyday writing: accents of Latin, Greek and Cyrillic letters; the nukta and
 * candrabindu of Indian scripts; Arabic vowel signs, hamza on its carriers and the lengthening stroke; invisible format characters.
 * Other marks, such as the vowel signs of Hindi, make another word and stay.
 */
const dropped =
  /[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u0901\u0902\u093C\u09BC\u0A3C\u0ABC\u0B3C]|\p{Cf}/gu;

/** Letters that no decomposition of Unicode takes apart, or that are typed for one another. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ى: 'ي',
  ة: 'ه',
};

/**
 * A text as it is compared in a search: small letters without accents, nuktas and vowel signs, one space for everything between
 * words. `Diseñador  gráfico` and `DISENADOR GRAFICO` give the same, so do `डिज़ाइनर` and `डिजाइनर`.
 * @param text any text; the result is for comparing, never for showing.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(dropped, '')
    .replaceAll(/[ßæœøłđىة]/gu, (letter) => alike[letter] ?? letter)
    .replaceAll(/['’ʼ]/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
