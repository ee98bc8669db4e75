/** What a vowel of Spanish is next to another: those that stand by themselves, and those that lean on a neighbour. */
const spanishNucleus = /[aeoáéóíú]|[iuüy]+/g;
const strong = /[aeoáéóíú]/;

/**
 * Syllables of a Spanish word: each strong or accented vowel makes one, and i and u lean on a strong neighbour. A u that is
 * written and not heard (que, gui) counts none.
 */
export function spanishSyllables(word: string): number {
  const heard = word
    .toLowerCase()
    .replaceAll(/(?<=[qg])u(?=[eiéí])/g, '')
    .replaceAll(/y(?=[aeiouáéíóú])/g, 'j');
  const nuclei = [...heard.matchAll(spanishNucleus)];
  const own = nuclei.filter(({ 0: vowels, index }) => {
    const leans = strong.test(heard[index - 1] ?? '') || strong.test(heard[index + vowels.length] ?? '');
    return strong.test(vowels) || !leans;
  });
  return Math.max(1, own.length);
}

/** Syllables of a French word: one for each group of vowels, an e at the end (es, ent) none. */
export function frenchSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/(?<=[qg])u(?=[eéèêiî])/g, '');
  const heard = letters.replace(/(?<=[^aeiouyàâéèêëîïôûùœ])(?:es?|ent)$/, '');
  const groups = heard.match(/[aeiouyàâäéèêëîïôöûùüœæ]+/g) ?? [];
  const parted = heard.match(/[aou]é|ï|ë/g) ?? [];
  return Math.max(1, groups.length + parted.length);
}
