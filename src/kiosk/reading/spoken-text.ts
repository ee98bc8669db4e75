import type { Language } from '~/domain/language.ts';

/** A telephone number: seven digits at least, in groups. Years, prices and amounts have fewer, or other marks between them. */
const telephoneNumber = /[+(]*\p{Nd}(?:[\s().-]{0,2}\p{Nd}){6,}/gu;

/** What ends a sentence, or is heard as a pause, in any of our languages. */
const pause = /[.!?…:;,।؟،؛]$/u;

/** A question in the middle of a sentence of ours, such as the name of a screen: it has its mark. */
const question = /([?!؟])[.।]/gu;

/** A percent sign in words, where voices leave it out (espeak-ng 1.51: Arabic) or a reader would (Hindi). */
const percent: Readonly<Partial<Record<Language, string>>> = { hi: 'प्रतिशत', ar: 'في المئة' };

/**
 * A text as it is said: its lines as sentences, and telephone numbers digit by digit, with a pause where they have a gap.
 * @param language of its voice, which knows the full stop of its own script.
 * @param shortNumbers those of the kiosk's location, which are numbers to dial as well.
 */
export function spokenText(text: string, language: Language, shortNumbers: readonly string[]): string {
  const stop = language === 'hi' ? '।' : '.';
  const lines = text
    .split(/\n+/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const sentences = lines.map((line, place) =>
    place < lines.length - 1 && !pause.test(line) ? `${line}${stop}` : line,
  );
  const said = sentences
    .join(' ')
    .replaceAll(/(?<=\p{Nd})\s*[%٪]\u061C?/gu, (sign) => (percent[language] ? ` ${percent[language]}` : sign))
    .replaceAll(question, '$1')
    .replaceAll(telephoneNumber, digitByDigit);
  if (shortNumbers.length === 0) return said;
  return said.replaceAll(
    new RegExp(`(?<!\\p{Nd}[.,]?)(?:${shortNumbers.join('|')})(?![.,]?\\p{Nd})`, 'gu'),
    digitByDigit,
  );
}

function digitByDigit(number: string): string {
  const groups = number.match(/\p{Nd}+/gu) ?? [];
  return groups.map((group) => [...group].join(' ')).join(', ');
}
