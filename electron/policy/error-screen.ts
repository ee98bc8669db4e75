import { brand } from '../../src/config/brand.ts';
import { emergency as arEmergency } from '../../src/i18n/generated/ar/emergency.ts';
import { errorScreen as ar } from '../../src/i18n/generated/ar/error-screen.ts';
import { emergency as enEmergency } from '../../src/i18n/generated/en/emergency.ts';
import { errorScreen as en } from '../../src/i18n/generated/en/error-screen.ts';
import { emergency as esEmergency } from '../../src/i18n/generated/es/emergency.ts';
import { errorScreen as es } from '../../src/i18n/generated/es/error-screen.ts';
import { emergency as frEmergency } from '../../src/i18n/generated/fr/emergency.ts';
import { errorScreen as fr } from '../../src/i18n/generated/fr/error-screen.ts';
import { emergency as hiEmergency } from '../../src/i18n/generated/hi/emergency.ts';
import { errorScreen as hi } from '../../src/i18n/generated/hi/error-screen.ts';
import { directionOf, documentLanguages, type Language } from '../../src/domain/language.ts';
import latin from '../../src/styles/fonts/atkinson-hyperlegible-next.woff2?inline';
import arabic from '../../src/styles/fonts/noto-sans-arabic.woff2?inline';
import devanagari from '../../src/styles/fonts/noto-sans-devanagari.woff2?inline';

type ErrorScreenText = {
  messages: Readonly<Record<keyof typeof en, string>>;
  emergency: Readonly<Record<'before' | 'after' | 'local', string>>;
};

const texts: Readonly<Record<Language, ErrorScreenText>> = {
  en: { messages: en, emergency: enEmergency },
  es: { messages: es, emergency: esEmergency },
  fr: { messages: fr, emergency: frEmergency },
  hi: { messages: hi, emergency: hiEmergency },
  ar: { messages: ar, emergency: arEmergency },
};

/** What is set in letters that the first typeface lacks: their typeface, and how large and high they are (tokens.css). */
const otherLetters: Readonly<Partial<Record<Language, { typeface: string; size: number; line: number }>>> = {
  ar: { typeface: arabic, size: 1.2, line: 1.8 },
  hi: { typeface: devanagari, size: 1.08, line: 1.65 },
};

/**
 * The page shown while the real one keeps failing. Written here and not in a file, its typefaces too, so that it is
 * there even when the files are lost; it has no script, no link and no picture.
 * @param supportPhone the number as people read it; null when the config has none.
 * @param emergencyNumber null when the country is not known.
 */
export function errorScreen(
  language: Language,
  supportPhone: string | null,
  emergencyNumber: string | null,
): string {
  const { messages, emergency } = texts[language];
  const { typeface, size = 1, line = 1.4 } = otherLetters[language] ?? {};
  const call = supportPhone === null ? messages.tell : `${messages.orCall} ${strong(supportPhone)}`;
  const number = emergencyNumber === null ? emergency.local : strong(emergencyNumber);
  return `<!doctype html>
<html lang="${documentLanguages[language]}" dir="${directionOf(language)}">
<meta charset="utf-8">
<title>${escape(brand.productName)}</title>
<style>
${fontFace('Atkinson', latin)}
${typeface === undefined ? '' : fontFace('Other', typeface)}
html { height: 100%; }
body { min-height: 100%; margin: 0; display: grid; place-content: center; gap: 2vmin; padding: 8vmin; box-sizing: border-box;
  font: ${4.6 * size}vmin/${line} Atkinson, Other, sans-serif; text-align: center; color: #10261d; background: #f6f3ec; user-select: none; cursor: default; }
h1, p { margin: 0; text-wrap: balance; }
h1 { font-size: 1.4em; line-height: 1.45; }
bdi { white-space: nowrap; }
</style>
<h1>${messages.title}</h1>
<p>${messages.text}</p>
<p>${call}</p>
<p>${emergency.before} ${number} ${emergency.after}</p>
</html>
`;
}

/** A number in its own order, whatever the direction of the text around it. */
function strong(number: string): string {
  return `<strong><bdi dir="ltr">${escape(number)}</bdi></strong>`;
}

function fontFace(family: 'Atkinson' | 'Other', file: string): string {
  return `@font-face { font-family: ${family}; src: url(${file}) format("woff2"); font-weight: 400 700; }`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
